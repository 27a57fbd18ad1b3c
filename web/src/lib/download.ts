/** Text as a file. */

import { api } from './api';

export function download(text: string, name: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The record of a table as a file. */
export async function downloadRecord(table: string, game: string): Promise<void> {
  download(await api.record(table), `${game}-${table}.txt`);
}
