/** States of a table put together from what has changed; what has not stays the same object. */

import type { Changed } from './protocol';

/** The state after these changes; the one before stays as it is. */
export function changed<T>(data: T, changes: Changed['changes']): T {
  let all: unknown = data;
  for (const change of changes) all = put(all, change[0], change.length > 1, change[1]);
  return all as T;
}

function put(data: unknown, path: readonly (string | number)[], there: boolean, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(data)) {
    const list: unknown[] = [...(data as unknown[])];
    list[first as number] = put(list[first as number], rest, there, value);
    return list;
  }
  const all = { ...(data as Record<string, unknown>) };
  if (rest.length === 0 && !there) delete all[first];
  else all[first] = put(all[first], rest, there, value);
  return all;
}
