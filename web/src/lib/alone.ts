/**
 * One tab of this browser after the other. Two that are nobody yet and ask at once would become two people, and the
 * browser would go on as the one who holds no seat. Browsers lock on safe pages only; elsewhere it is done at once.
 */
export function alone<T>(act: () => Promise<T>): Promise<T> {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  return locks ? locks.request('reame-me', act) : act();
}
