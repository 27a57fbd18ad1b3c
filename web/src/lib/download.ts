/** Files to keep: the record of a table, a picture of the board, what is kept of a person. */

import { api } from './api';

export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Text as a file. */
export const download = (text: string, name: string, type = 'text/plain'): void => save(new Blob([text], { type }), name);

/** The record of a table as a file. */
export async function downloadRecord(table: string, game: string): Promise<void> {
  download(await api.record(table), `${game}-${table}.txt`);
}
