/** The record of a table as a file. */

import { api } from './api';

export async function downloadRecord(table: string, game: string): Promise<void> {
  const text = await api.record(table);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${game}-${table}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
