/**
 * Which moves cannot be taken back? Only the server knows, and only afterwards; so the client remembers for each verb whether
 * undo was still open the last time it was played. A verb that was never played counts as final.
 */

const STORE = 'reame.reversible';

function load(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, boolean>;
  } catch {
    return {};
  }
}

export function isFinal(game: string, verb: string): boolean {
  return !load()[`${game} ${verb}`];
}

export function learn(game: string, verb: string, couldUndo: boolean): void {
  const known = load();
  known[`${game} ${verb}`] = couldUndo;
  localStorage.setItem(STORE, JSON.stringify(known));
}
