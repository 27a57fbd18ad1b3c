/** The journal as it is set: headings, lines, and what folds away under a line. */

import type { Line } from './protocol';

export interface Entry {
  line: Line;
  /** What led to the line and what is told of it, in order. */
  under: Line[];
}

export function entriesOf(lines: readonly Line[]): Entry[] {
  const out: Entry[] = [];
  /** What leads to a line that has not been told yet. */
  let leads: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (line.place === 'lead' || (line.place === 'detail' && leads.length)) leads.push(line);
    else if (line.place === 'detail' && last && last.line.place !== 'heading') last.under.push(line);
    else if (line.place === 'heading') {
      // Leads that led to nothing stand for themselves.
      if (!leads.length && last?.line.place === 'heading' && last.line.key === line.key) out.pop(); // nothing stood under it
      out.push(...leads.map(alone), alone(line));
      leads = [];
    } else {
      out.push({ line, under: leads });
      leads = [];
    }
  }
  return [...out, ...leads.map(alone)];
}

const alone = (line: Line): Entry => ({ line, under: [] });

/** The number of the last line of an entry. */
export const lastOf = ({ line, under }: Entry): number => Math.max(line.n, under.at(-1)?.n ?? -1);

/** What is worth a caption: not what folds away, unless there is nothing else. */
export function captions(lines: readonly Line[]): readonly Line[] {
  const plain = lines.filter((line) => line.place !== 'detail' && line.place !== 'lead');
  return plain.length ? plain : lines;
}
