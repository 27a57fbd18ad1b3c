/** What explains a line of the journal: the figures that it carries, and the paragraphs that it and its details stand by. */

import { nearest, paragraphOf } from './guide';
import type { Line } from './protocol';

export interface Section {
  /** The paragraph that was found: the one asked for, or the nearest above it. */
  paragraph: string;
  heading: string;
  /** What stands under the heading, as Markdown, without pictures. */
  text: string;
}

const HEADING = /^(#{1,6})\s+(.*?)\s*$/;
const PICTURE = /^!\[[^\]]*\]\([^)]*\)\s*$/;

/** A paragraph of a guide; one that only gathers others comes with them. */
export function sectionOf(markdown: string, rule: string): Section | null {
  const lines = markdown.split('\n');
  const headings = lines.flatMap((line, at) => {
    const [, marks, text] = HEADING.exec(line) ?? [];
    return marks && text ? [{ at, depth: marks.length, text, paragraph: paragraphOf(text) }] : [];
  });
  const found = nearest(rule, new Set(headings.flatMap(({ paragraph }) => paragraph ?? [])));
  const i = headings.findIndex(({ paragraph }) => found !== null && paragraph === found);
  const here = headings[i];
  if (!here || found === null) return null;
  const until = (end: { at: number } | undefined): string =>
    lines.slice(here.at + 1, end?.at).filter((line) => !PICTURE.test(line)).join('\n').trim();
  const own = until(headings[i + 1]);
  const text = own || until(headings.slice(i + 1).find(({ depth }) => depth <= here.depth));
  return { paragraph: found, heading: here.text, text };
}

/** Rules that a line stands by, its own first, then those of what folds away under it. */
export function rulesOf(line: Line, under: readonly Line[]): string[] {
  const sums = [line, ...under].flatMap((one) => (one.sums ?? []).flatMap((sum) => [sum.of.rule, ...sum.terms.map((term) => term.rule)]));
  return [...new Set([line.rule, ...under.map((one) => one.rule), ...sums])].filter(Boolean);
}
