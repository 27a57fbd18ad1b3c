// The parts of a board that never change while it is played, as SVG markup.

import { type Decoded, line, points, stretch } from './decode';
import type { Lang, Point } from './format';
import * as glyphs from './glyphs';

/** A redraw costs least when long paths are cut into squares of about this size. */
const BUCKET = 200;

class Buckets {
  private readonly parts = new Map<string, string[]>();

  put(cls: string, at: Point, path: string): void {
    const key = `${cls}|${Math.floor(at[0] / BUCKET)}|${Math.floor(at[1] / BUCKET)}`;
    const list = this.parts.get(key);
    if (list) list.push(path);
    else this.parts.set(key, [path]);
  }

  markup(cls: string): string {
    let out = '';
    for (const [key, paths] of this.parts) {
      if (key.startsWith(`${cls}|`)) out += `<path class="${cls}" d="${paths.join('')}"/>`;
    }
    return out;
  }
}

export function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** Lines on the water, borders between seas, land outside the game. */
export function waterLayer(board: Decoded): string {
  const buckets = new Buckets();
  board.file.shore.forEach((row, rank) => {
    for (const deltas of row) {
      const path = points(deltas, 2);
      for (let i = 0; i < path.length - 1; i += 40) {
        const piece = path.slice(i, i + 41);
        buckets.put(`shore${rank}`, piece[0]!, line(piece));
      }
    }
  });
  let out = [3, 2, 1, 0].map((rank) => buckets.markup(`shore${rank}`)).join('');
  for (const kind of ['sea', 'zone']) {
    for (const number of board.file.borders[kind] ?? []) out += `<path class="border-${kind}" d="${line(board.arcs[number]!)}"/>`;
  }
  for (const { ref, path } of board.voids) {
    if (ref === 'void:land') out += `<path class="void" fill-rule="evenodd" d="${path}"/><path class="void-hatch" fill-rule="evenodd" d="${path}"/>`;
  }
  return out;
}

/** Woods, hills and mountains; a mountain covers those behind it, so they are drawn in layers from the back. */
function terrainMarkup(board: Decoded): string {
  const { ornaments } = board.file;
  const buckets = new Buckets();
  const each = (list: number[], width: number, draw: (values: number[], seed: number) => void): void => {
    for (let i = 0; i + width <= list.length; i += width) draw(list.slice(i, i + width), i / width);
  };
  each(ornaments.tufts, 2, ([x, y]) => buckets.put('tuft', [x!, y!], glyphs.tuft(x!, y!)));
  each(ornaments.dunes, 2, ([x, y]) => buckets.put('dune', [x!, y!], glyphs.dune(x!, y!)));
  each(ornaments.waves, 2, ([x, y], i) => buckets.put('wave', [x!, y!], glyphs.wave(x!, y!, i)));
  each(ornaments.hills, 3, ([x, y, size]) => buckets.put('hill', [x!, y!], glyphs.hill(x!, y!, size!)));
  each(ornaments.trees, 3, ([x, y, size], i) => {
    const tree = glyphs.tree(x!, y!, size!, i);
    buckets.put('crown', [x!, y!], tree.crown);
    buckets.put('bark', [x!, y!], tree.ink);
  });
  let fields = '';
  each(ornaments.fields, 3, ([x, y, angle], i) => (fields += glyphs.field(x!, y!, angle!, i)));
  let out = fields + ['wave', 'tuft', 'dune', 'crown', 'bark', 'hill'].map((cls) => buckets.markup(cls)).join('');
  const layers: { body: string; shade: string; ink: string }[] = [];
  const placed: { x: number; y: number; size: number; layer: number }[] = [];
  each(ornaments.mountains, 3, ([x, y, size], i) => {
    let layer = 0;
    for (let k = placed.length - 1; k >= 0; k--) {
      const other = placed[k]!;
      if (other.y < y! - 2 * size!) break;
      if (Math.abs(other.x - x!) < 0.85 * (size! + other.size) && other.y > y! - 1.12 * size!) layer = Math.max(layer, other.layer + 1);
    }
    placed.push({ x: x!, y: y!, size: size!, layer });
    const mountain = glyphs.mountain(x!, y!, size!, i);
    const at = (layers[layer] ??= { body: '', shade: '', ink: '' });
    at.body += mountain.body;
    at.shade += mountain.shade;
    at.ink += mountain.ink;
  });
  for (const { body, shade, ink } of layers) {
    out += `<path class="mountain" d="${body}"/><path class="mountain-shade" d="${shade}"/><path class="mountain-ink" d="${ink}"/>`;
  }
  return out;
}

function riverMarkup(board: Decoded): string {
  const buckets = new Buckets();
  const ranks = new Set<number>();
  for (const [rank, deltas] of board.file.rivers) {
    const path = points(deltas);
    const kind = Math.min(8, Math.max(2, rank));
    ranks.add(kind);
    for (let i = 0; i < path.length - 1; i += 30) buckets.put(`river-${kind}`, path[i]!, line(path.slice(i, i + 31)));
  }
  let out = [...ranks].sort((a, b) => b - a).map((rank) => buckets.markup(`river-${rank}`)).join('');
  for (const lake of board.file.lakes) out += `<path class="lake" d="${line(points(lake))}z"/>`;
  return out;
}

/** Each border twice, a thin steady line and a thicker uneven one: the stroke of a quill. */
function borderMarkup(board: Decoded): string {
  let out = '';
  for (const kind of ['plain', 'see', 'outer', 'realm', 'realm-see', 'half', 'coast', 'stream', 'river']) {
    const numbers = board.file.borders[kind] ?? [];
    const paths = numbers.map((number) => board.arcs[number]!);
    for (const path of paths) {
      const d = line(path);
      if (kind === 'stream') {
        out += `<path class="border-plain" d="${d}"/><path class="water-bed" d="${line(stretch(path, 0.22, 0.78))}"/><path class="border-stream" d="${line(stretch(path, 0.22, 0.78))}"/>`;
      } else if (kind === 'river') {
        out += `<path class="water-bed wide" d="${d}"/><path class="border-river" d="${d}"/>`;
      } else if (kind === 'see' || kind === 'realm-see') {
        if (kind === 'realm-see') out += `<path class="border-realm" d="${d}"/><path class="quill-realm" d="${d}"/>`;
        out += `<path class="see-bed" d="${d}"/><path class="border-see" d="${d}"/>`;
      } else {
        if (kind === 'half') out += `<path class="half-glow" d="${d}"/>`;
        out += `<path class="border-${kind}" d="${d}"/>`;
        if (kind !== 'outer') out += `<path class="quill-${kind}" d="${d}"/>`;
      }
    }
  }
  return out;
}

function linkMarkup(board: Decoded): string {
  const ways = board.file.links.map((link) => ({ kind: link.kind, d: line(points(link.path)) }));
  let out = ways.map(({ kind, d }) => `<path class="link-${kind} bed" d="${d}"/>`).join('');
  out += ways.map(({ kind, d }) => `<path class="link-${kind}" d="${d}"/>${kind === 'way' ? `<path class="ruts" d="${d}"/>` : ''}`).join('');
  for (const link of board.file.links) {
    const path = points(link.path);
    if (link.kind === 'inroad') out += `<path class="inroad-head" d="${glyphs.arrowHead(path.at(-1)!, path.at(-2)!, 13)}"/>`;
  }
  const { bridges } = board.file.ornaments;
  for (let i = 0; i + 3 <= bridges.length; i += 3) out += glyphs.bridge(bridges[i]!, bridges[i + 1]!, bridges[i + 2]!);
  return out;
}

/** Everything in ink under the names. */
export function inkLayer(board: Decoded): string {
  const { ships } = board.file.ornaments;
  let fleet = '';
  for (let i = 0; i + 4 <= ships.length; i += 4) fleet += glyphs.ship(ships[i]!, ships[i + 1]!, ships[i + 2]!, ships[i + 3]!);
  return riverMarkup(board) + borderMarkup(board) + terrainMarkup(board) + linkMarkup(board) + fleet;
}

/** The cut lines between cards, the blank places of the grid, and the backs of cards that are not in play. */
export function cardLayer(board: Decoded, lang: Lang, away: ReadonlySet<string>): string {
  const cards = Object.entries(board.file.cards ?? {});
  if (!cards.length) return '';
  const [w, h] = board.file.size;
  const holes = cards.map(([, { box: [x, y, cw, ch] }]) => `M${x} ${y}v${ch}h${cw}v${-ch}z`).join('');
  let out = `<path class="card-blank" fill-rule="evenodd" d="M0 0H${w}V${h}H0z${holes}"/>`;
  for (const [name, card] of cards) {
    const [x, y, cw, ch] = card.box;
    out += `<rect class="card-cut" x="${x}" y="${y}" width="${cw}" height="${ch}"/>`;
    if (away.has(name)) out += glyphs.cardBack(x, y, cw, ch, escape(card.names[lang]));
  }
  return out;
}

/** The marks of towns and villages. */
export function markLayer(board: Decoded): string {
  let out = '';
  for (const [ref, mark] of Object.entries(board.file.marks)) {
    out += `<g class="mark ${mark.kind}" data-ref="${ref}" transform="translate(${mark.at[0]} ${mark.at[1]})">${glyphs.markGlyphs[mark.kind] ?? glyphs.markGlyphs.capital}</g>`;
  }
  return out;
}

/** Compass, cartouche and the ruled edge of the sheet. */
export function furnitureLayer(board: Decoded, lang: Lang): string {
  const { file } = board;
  const [w, h] = file.size;
  let out = '';
  const { compass, cartouche } = file.furniture;
  if (compass.length) out += glyphs.compass(...compass);
  if (cartouche.length) out += glyphs.cartouche(...cartouche, escape(file.title[lang]), escape(file.subtitle[lang]));
  return out + glyphs.neatline(w, h);
}
