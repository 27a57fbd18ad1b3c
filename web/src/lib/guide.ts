/** The rules page: Markdown with numbered headings, and the way from a rule reference to its paragraph. */

import { Marked } from 'marked';

export interface Heading {
  id: string;
  text: string;
  depth: number;
}

/** The paragraph number at the beginning of a heading: `4.2A Play cubes` -> `4.2A`; `R02 ...` -> `R02`. */
export function paragraphOf(heading: string): string | null {
  return /^((?:\d+(?:\.\d+)*[A-Za-z]?)|(?:R-?\d+))\.?(?=\s|$|:)/.exec(heading)?.[1] ?? null;
}

export function idOf(paragraph: string): string {
  return `p-${paragraph.toLowerCase()}`;
}

/** The nearest paragraph there is: `5.3` -> `5.3`, else `5`; `4.2A` -> `4.2A`, else `4.2`, else `4`. */
export function nearest(paragraph: string, known: Set<string>): string | null {
  let at = paragraph;
  while (at) {
    if (known.has(at)) return at;
    const shorter = at.replace(/[A-Za-z]$/, '');
    at = shorter !== at ? shorter : at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '';
  }
  return null;
}

/** Where a picture of a guide lies: beside the guide in the project, behind the guide's address here. */
const addressOf = (picture: string, game: string): string => `/api/guide/${game}/${picture}`;

/** The guide as HTML. Guides are files of the project; nothing that people type comes this way. */
export function render(markdown: string, game = ''): { html: string; headings: Heading[]; paragraphs: Set<string> } {
  const headings: Heading[] = [];
  const paragraphs = new Set<string>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        const plain = text.replace(/<[^>]*>/g, '');
        const paragraph = paragraphOf(plain);
        const id = paragraph ? idOf(paragraph) : `h-${headings.length}`;
        if (paragraph) paragraphs.add(paragraph);
        headings.push({ id, text: plain, depth });
        return `<h${depth} id="${id}" tabindex="-1">${text}</h${depth}>\n`;
      },
      image({ href, text }) {
        const alt = text.replaceAll('"', '&quot;');
        return `<img src="${addressOf(href, game)}" alt="${alt}" width="960" height="640" loading="lazy" decoding="async">`;
      },
      table(token) {
        const cell = (c: { tokens: never[] | unknown[]; header: boolean }): string => {
          const tag = c.header ? 'th scope="col"' : 'td';
          return `<${tag}>${this.parser.parseInline(c.tokens as never)}</${c.header ? 'th' : 'td'}>`;
        };
        const row = (cells: { tokens: unknown[]; header: boolean }[]): string => `<tr>${cells.map(cell).join('')}</tr>`;
        return `<div class="scroll" tabindex="0" role="group"><table><thead>${row(token.header)}</thead><tbody>${token.rows.map(row).join('')}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, headings, paragraphs };
}

/** Accents and capitals do not matter: `citta` finds `Città`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** Headings, paragraphs, points and rows that hold every word asked for, from the top; of one inside another, the inner. */
export function passages(page: ParentNode, asked: string): HTMLElement[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.join('').length < 2) return [];
  const holding = [...page.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, li, tr')].filter((part) => {
    const text = plain(part.textContent);
    return words.every((word) => text.includes(word));
  });
  return holding.filter((part) => !holding.some((other) => other !== part && part.contains(other)));
}
