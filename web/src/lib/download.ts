/** Files to keep: the record of a table, a picture of the board. */

import { api } from './api';

export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function downloadRecord(table: string, game: string): Promise<void> {
  save(new Blob([await api.record(table)], { type: 'text/plain' }), `${game}-${table}.txt`);
}
