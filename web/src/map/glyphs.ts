// The small drawings of a map, as SVG path data around a foot point. Each varies with its number, never by chance.

const f = (value: number): string => String(Math.round(value * 10) / 10);

/** A number between -1 and 1 that depends only on its arguments. */
export function wobble(seed: number, salt: number): number {
  const s = Math.sin(seed * 127.1 + salt * 311.7) * 43758.5453;
  return (s - Math.floor(s)) * 2 - 1;
}

type Pt = readonly [number, number];
const at = (x: number, y: number, list: readonly Pt[]): string =>
  list.map(([dx, dy], i) => `${i ? 'L' : 'M'}${f(x + dx)} ${f(y + dy)}`).join('');

export interface Mountain {
  body: string;
  shade: string;
  ink: string;
}

export function mountain(x: number, y: number, size: number, seed: number): Mountain {
  const w = size * (0.78 + 0.08 * wobble(seed, 1));
  const h = size * (1 + 0.12 * wobble(seed, 2));
  const peak = 0.12 * w * wobble(seed, 3);
  const left: Pt[] = [
    [-w, 0],
    [-w * 0.62, -h * (0.34 + 0.06 * wobble(seed, 4))],
    [-w * 0.34, -h * (0.62 + 0.06 * wobble(seed, 5))],
    [peak, -h],
  ];
  const right: Pt[] = [
    [w * (0.26 + 0.05 * wobble(seed, 6)), -h * (0.68 + 0.06 * wobble(seed, 7))],
    [w * 0.55, -h * (0.36 + 0.06 * wobble(seed, 8))],
    [w * 1.02, 0],
  ];
  const ridge: Pt[] = [
    [peak, -h],
    [peak + w * 0.1, -h * 0.72],
    [peak - w * 0.06, -h * 0.52],
    [peak + w * 0.1, -h * 0.3],
    [peak + w * 0.02, -h * 0.05],
  ];
  let ink = at(x, y, [...left, ...right]) + at(x, y, ridge.slice(0, 4));
  for (const t of [0.25, 0.5, 0.72]) {
    const sx = peak + (w * 0.98 - peak) * t;
    const sy = -h * (1 - t);
    if (sy + h * 0.36 < 0) {
      ink += at(x, y, [[sx - w * 0.05, sy + h * 0.06], [sx - w * 0.2, sy + h * (0.3 + 0.08 * t)]]);
    }
  }
  return {
    body: `${at(x, y, [...left, ...right])}z`,
    shade: `${at(x, y, [[peak, -h], ...right, [w * 0.3, 0], ...[...ridge].reverse().slice(0, 4)])}z`,
    ink,
  };
}

export function hill(x: number, y: number, size: number): string {
  const w = size * 0.8;
  const h = size * 0.42;
  return (
    `M${f(x - w)} ${f(y)}q${f(w * 0.45)} ${f(-h * 1.9)} ${f(w)} ${f(-h * 1.7)}q${f(w * 0.5)} ${f(h * 0.1)} ${f(w * 0.95)} ${f(h * 1.6)}` +
    `M${f(x + w * 0.3)} ${f(y - h * 1.35)}l${f(-w * 0.08)} ${f(h * 0.6)}M${f(x + w * 0.52)} ${f(y - h)}l${f(-w * 0.08)} ${f(h * 0.5)}`
  );
}

export interface Tree {
  crown: string;
  ink: string;
}

export function tree(x: number, y: number, size: number, seed: number): Tree {
  const s = (size / 7.6) * (1 + 0.12 * wobble(seed, 1));
  if (wobble(seed, 2) < -0.3) {
    const crown = `M${f(x)} ${f(y - 8 * s)}l${f(-2.6 * s)} ${f(6.6 * s)}h${f(5.2 * s)}z`;
    return { crown, ink: `${crown}M${f(x)} ${f(y - 1.4 * s)}v${f(1.8 * s)}` };
  }
  const crown =
    `M${f(x - 2.6 * s)} ${f(y - 1.6 * s)}c${f(-2 * s)} ${f(-s)} ${f(-1.6 * s)} ${f(-3.6 * s)} ${f(0.3 * s)} ${f(-3.6 * s)}` +
    `c${f(0.2 * s)} ${f(-2.6 * s)} ${f(4 * s)} ${f(-2.6 * s)} ${f(4.3 * s)} ${f(-0.3 * s)}c${f(2.2 * s)} ${f(0.2 * s)} ${f(2.2 * s)} ${f(3.4 * s)} ${f(0.2 * s)} ${f(3.9 * s)}z`;
  return { crown, ink: `${crown}M${f(x)} ${f(y - 1.6 * s)}v${f(2.2 * s)}` };
}

export const dune = (x: number, y: number): string => `M${x - 5} ${y}q3 -3.4 5 -1q2.2 -1.5 4 .8`;
export const tuft = (x: number, y: number): string => `M${x - 1.5} ${y - 2}l.7 2l.8 -2.6l.3 2.6l1 -1.8`;
export const wave = (x: number, y: number, seed: number): string =>
  `M${x - 9} ${y}q3 -3.5 6 0t6 0 6 0${seed % 2 ? `M${x - 4} ${y + 3.5}q2.5 -2.5 5 0t5 0` : ''}`;

/** A cog under sail; the classes take their colours from the theme. */
export function ship(x: number, y: number, size: number, heading: number): string {
  const k = size / 10;
  return (
    `<g transform="translate(${x} ${y}) scale(${f(k * heading)} ${f(k)})" class="ship">` +
    '<path class="hull" d="M-20-3q3 9 8 10h23q6-1 10-12l-6 2-4-3h-5v3.5h-14v-4h-6v3.5z"/>' +
    '<path class="fine" d="M-17 1.5q17 3.5 35-1M-15 4.5q15 2.5 30 0M-12-25-18-4M13-25 19-5"/><path d="M0 0V-31"/>' +
    '<path class="sail" d="M-12-25H13Q18-15 12-6H-11Q-6-15-12-25z"/>' +
    '<path class="cross" d="M-2.5-25Q2-15-1.5-6H3.5Q7.5-15 3-25zM-10-18.5Q2-17 14.8-18.5V-13.5Q3-12-8.3-13.5z"/>' +
    '<path d="M-12-25H13Q18-15 12-6H-11Q-6-15-12-25z"/><path class="pennant" d="M0-31l9-2.5-9-2.5z"/>' +
    '<path class="swell" d="M-26 8.5q3-2.5 6 0t6 0 6 0 6 0 6 0 6 0 6 0 6 0"/></g>'
  );
}

export function compass(cx: number, cy: number, r: number): string {
  const out = [`<g transform="translate(${cx} ${cy})" class="compass">`];
  for (let i = 0; i < 32; i++) {
    const a = (i * Math.PI) / 16;
    const reach = i % 2 ? 2.4 : 3.6;
    out.push(`<path class="rhumb" d="M${f(Math.cos(a) * r * 1.12)} ${f(Math.sin(a) * r * 1.12)}L${f(Math.cos(a) * r * reach)} ${f(Math.sin(a) * r * reach)}"/>`);
  }
  out.push(`<circle r="${f(r * 1.1)}" class="ring"/><circle r="${f(r * 0.98)}" class="dial"/>`);
  const stars: [number, number, number, string][] = [
    [8, 0.62, 22.5, 'third'],
    [4, 0.78, 45, 'second'],
    [4, 1.25, 0, 'first'],
  ];
  for (const [count, reach, turn, rank] of stars) {
    for (let i = 0; i < count; i++) {
      const a = ((i * 360) / count + turn - 90) * (Math.PI / 180);
      const waist = r * (rank === 'first' ? 0.195 : 0.165);
      const tip = `${f(Math.cos(a) * r * reach)} ${f(Math.sin(a) * r * reach)}`;
      const side = (d: number): string => `${f(Math.cos(a + d) * waist)} ${f(Math.sin(a + d) * waist)}`;
      out.push(`<path class="point" d="M0 0L${side(-Math.PI / 4)}L${tip}z"/><path class="point ${rank}" d="M0 0L${side(Math.PI / 4)}L${tip}z"/>`);
    }
  }
  out.push(`<text y="${f(-r * 1.34)}" font-size="${f(r * 0.42)}" class="capital">N</text></g>`);
  return out.join('');
}

export function cartouche(x: number, y: number, w: number, h: number, title: string, subtitle: string): string {
  return (
    `<g transform="translate(${x} ${y})" class="cartouche">` +
    `<path class="panel" d="M14 0H${w - 14}q0 14 14 14V${h - 14}q-14 0-14 14H14q0-14-14-14V14Q14 14 14 0z"/>` +
    `<path class="rule" d="M19 5H${w - 19}q1 13 14 14V${h - 19}q-13 1-14 14H19Q18 ${h - 18} 5 ${h - 19}V19Q18 18 19 5z"/>` +
    `<text x="${w / 2}" y="${f(h * 0.47)}" font-size="${f(h * 0.27)}" class="capital title">${title}</text>` +
    `<text x="${w / 2}" y="${f(h * 0.76)}" font-size="${f(h * 0.19)}">${subtitle}</text></g>`
  );
}

/** The ruled border around the sheet: checkered degrees between two lines, a roundel at each corner. */
export function neatline(w: number, h: number): string {
  const across = 40;
  const sx = w / across;
  const down = Math.max(2, Math.round(h / sx));
  const sy = h / down;
  let checks = '';
  for (let i = 0; i < across; i += 2) checks += `M${f(i * sx)} -12h${f(sx)}v9.5h${f(-sx)}zM${f(i * sx)} ${f(h + 2.5)}h${f(sx)}v9.5h${f(-sx)}z`;
  for (let i = 0; i < down; i += 2) checks += `M-12 ${f(i * sy)}h9.5v${f(sy)}h-9.5zM${f(w + 2.5)} ${f(i * sy)}h9.5v${f(sy)}h-9.5z`;
  const corners = [[-26, -26], [w + 26, -26], [-26, h + 26], [w + 26, h + 26]]
    .map(([x, y]) => `<g transform="translate(${x} ${y})"><circle r="11" class="roundel"/><path class="star" d="M0-8 2.3-2.3 8 0 2.3 2.3 0 8-2.3 2.3-8 0-2.3-2.3z"/></g>`)
    .join('');
  return (
    `<g class="neatline"><path class="margin" fill-rule="evenodd" d="M-44 -44H${w + 44}V${h + 44}H-44zM0 0V${h}H${w}V0z"/>` +
    `<rect width="${w}" height="${h}" class="rule heavy"/><rect x="-14" y="-14" width="${w + 28}" height="${h + 28}" class="rule"/>` +
    `<rect x="-38" y="-38" width="${w + 76}" height="${h + 76}" class="rule heavy"/><rect x="-33" y="-33" width="${w + 66}" height="${h + 66}" class="rule rubric"/>` +
    `<path class="checks" d="${checks}"/>${corners}</g>`
  );
}

/** A ploughed field: a tilted strip with furrows. */
export function field(x: number, y: number, angle: number, seed: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle})"><rect x="-15" y="-9" width="30" height="18" class="field crop${seed % 3}"/>` +
    '<path class="furrow" d="M-13-5H13M-13-1.5H13M-13 2H13M-13 5.5H13"/></g>'
  );
}

export function bridge(x: number, y: number, angle: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle})" class="bridge"><rect x="-9" y="-5" width="18" height="10"/><path d="M-10-5.5H10M-10 5.5H10"/></g>`;
}

/** The head of an arrow that ends at a point, coming from another one. */
export function arrowHead([x, y]: Pt, [fromX, fromY]: Pt, size: number): string {
  const angle = Math.atan2(y - fromY, x - fromX);
  const wing = (turn: number): string => `${f(x - size * Math.cos(angle + turn))} ${f(y - size * Math.sin(angle + turn))}`;
  return `M${f(x)} ${f(y)}L${wing(0.42)}L${f(x - size * 0.62 * Math.cos(angle))} ${f(y - size * 0.62 * Math.sin(angle))}L${wing(-0.42)}z`;
}

/** The edge of a card that stands alone: a double rule with a corner piece. */
export function cardFrame(x: number, y: number, w: number, h: number): string {
  const corners = [[x + 9, y + 9], [x + w - 9, y + 9], [x + 9, y + h - 9], [x + w - 9, y + h - 9]]
    .map(([cx, cy]) => `<path class="star" transform="translate(${cx} ${cy}) scale(.8)" d="M0-8 2.3-2.3 8 0 2.3 2.3 0 8-2.3 2.3-8 0-2.3-2.3z"/>`)
    .join('');
  return (
    `<g class="card-frame"><path class="margin" fill-rule="evenodd" d="M${x} ${y}h${w}v${h}h${-w}zM${x + 7} ${y + 7}v${h - 14}h${w - 14}v${14 - h}z"/>` +
    `<rect x="${x + 7}" y="${y + 7}" width="${w - 14}" height="${h - 14}" class="rule heavy"/>` +
    `<rect x="${x + 2.5}" y="${y + 2.5}" width="${w - 5}" height="${h - 5}" class="rule rubric"/>${corners}</g>`
  );
}

/** The back of a card that is not in play: bare parchment with a deckle edge and the card's name. */
export function cardBack(x: number, y: number, w: number, h: number, name: string): string {
  const edge: string[] = [];
  const step = 12;
  const ragged = (px: number, py: number): void => {
    edge.push(`${f(px + 2.2 * wobble(px, py))} ${f(py + 2.2 * wobble(py, px))}`);
  };
  for (let t = 4; t < w - 4; t += step) ragged(x + t, y + 4);
  for (let t = 4; t < h - 4; t += step) ragged(x + w - 4, y + t);
  for (let t = w - 4; t > 4; t -= step) ragged(x + t, y + h - 4);
  for (let t = h - 4; t > 4; t -= step) ragged(x + 4, y + t);
  return (
    `<g class="card-back"><path class="ground" d="M${x} ${y}h${w}v${h}h${-w}z"/><path class="sheet" d="M${edge.join('L')}z"/>` +
    `<path class="lozenge" d="M${x + w / 2} ${y + h * 0.2}L${x + w * 0.78} ${y + h / 2}L${x + w / 2} ${y + h * 0.8}L${x + w * 0.22} ${y + h / 2}z"/>` +
    `<text x="${x + w / 2}" y="${y + h / 2 + 20}" font-size="58" class="capital">${name}</text></g>`
  );
}

/** Marks of towns, centred on the origin. */
export const markGlyphs: Record<string, string> = {
  city: '<path class="wall" d="M-8 6V-2h3.5v-4l2.5-3 2.5 3V-3H8V6z"/><path class="roof" d="M-5-6-2-10 1-6zM.5-3 4.3-6.2 8-3z"/><path class="gate" d="M-2.8 6V3a1.1 1.1 0 0 1 2.2 0V6z"/>',
  port: '<path class="wall" d="M-8 6V-2h3.5v-4l2.5-3 2.5 3V-3H8V6z"/><path class="roof" d="M-5-6-2-10 1-6zM.5-3 4.3-6.2 8-3z"/><path class="gate" d="M-2.8 6V3a1.1 1.1 0 0 1 2.2 0V6z"/><path class="quay" d="M-9.5 8.5q2.4-2 4.8 0t4.8 0 4.8 0 4.8 0"/>',
  capital: '<circle r="4.6" class="wall"/><circle r="1.8" class="gate"/>',
  elector: '<path class="wall" d="M-7.5 6V-2.5h2.5v-4h3v2.5h4v-2.5h3v4h2.5V6z"/><path class="crown" d="M-6-7.5l2 2.5 2-4 2 4 2-4 2 4 2-2.5-1 5h-10z"/><path class="gate" d="M-1.5 6V2.5a1.5 1.5 0 0 1 3 0V6z"/>',
  seat: '<path class="wall" d="M-6 6V-1.5h7V6zM1 6v-11h5V6z"/><path class="roof" d="M-7-1.5l2-3.5h5l1.5 3.5zM0-5l3.5-6L7-5z"/><path class="stroke" d="M3.5-11v-4m-1.5 1.4h3"/>',
  bishopric: '<circle r="4.6" class="wall"/><path class="stroke" d="M0-3.4v6.8M-2.2-1.2h4.4"/>',
  camp: '<path class="wall" d="M-13 7-6-6 1 7zM-1 7 6-9 13 7z"/><path class="thatch" d="M-6-6-3 7H1zM6-9 9 7h4z"/><path class="gate" d="M-7.5 7-6 2-4.5 7zM4 7 6 1 8 7z"/><path class="stroke" d="M-6-6v-4M6-9v-6"/><path class="roof" d="M6-15l6 1.8L6-11.4zM-6-10l4.5 1.4L-6-7.2z"/>',
  foreign: '<path class="wall" d="M0-6 6 0 0 6-6 0z"/><path class="gate" d="M0-2.5 2.5 0 0 2.5-2.5 0z"/>',
  cathedral: '<ellipse rx="28" ry="17" class="yard"/><path class="wall" d="M-22 4v-6h9v6zM15 7v-6h9v6zM-14 14V8h10v6z"/><path class="thatch" d="M-23.5-2l2.8-4.6h6.4l2.8 4.6zM13.5 1l2.8-4.6h6.4L25.5 1zM-15.5 8l2.8-4.6h7.4L-2.5 8z"/><path class="wall" d="M-11 6v-12H9V6zM-13 6v-18h6V6zM7 6v-22h7V6z"/><path class="roof" d="M-11-6l3-6H8l2 6zM-14-12l4-10 4 10zM6-16l4.5-13 4.5 13z"/><path class="stroke" d="M10.5-29v-5m-2 1.8h4M-10-22v-4m-1.5 1.4h3"/><circle cy="-1" r="2.6" class="rose"/><path class="gate" d="M-2 6V3.5a2 2 0 0 1 4 0V6z"/>',
  village: '<ellipse rx="24" ry="15" class="yard"/><path class="wall" d="M-19 3v-5h9v5zM9 5v-5h9v5zM-11 12v-5h9v5zM4 13v-4.5h8V13z"/><path class="thatch" d="M-20.5-2l2.8-4.6h6.4L-8.5-2zM7.5 0l2.8-4.6h6.4L19.5 0zM-12.5 7l2.8-4.6h6.4L-.5 7zM2.8 8.5l2.5-4.2h5.6l2.5 4.2z"/><path class="wall" d="M-8 3v-7H3v7zM2 3v-13h6V3z"/><path class="roof" d="M-9-4l2.5-5h8l1.5 5zM1-10l4-9 4 9z"/><path class="stroke" d="M5-19v-4m-1.5 1.5h3"/><path class="gate" d="M4 3V-1h2v4zM-3.5 3V0h2v3z"/>',
};
