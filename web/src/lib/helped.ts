/** Which questions this browser has explained to its owner: each opens its help once. */

const STORE = 'reame.helped';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Is this question asked for the first time? From now on it is not. */
export function firstTime(game: string, question: string): boolean {
  const known = read();
  const name = `${game}/${question}`;
  if (known.includes(name)) return false;
  localStorage.setItem(STORE, JSON.stringify([...known, name]));
  return true;
}
