/** The shape of the realm: fifteen lands in a ring, with borders that interlock and close when lands grow together. */

export const LANDS = 15;
export const INNER = 262;
export const OUTER = 486;
export const MIDDLE = (INNER + OUTER) / 2;
const STEP = (2 * Math.PI) / LANDS;
const SAMPLES = 14;
const GAP = 5;

export interface Point {
  x: number;
  y: number;
}

/** Clockwise from the top, as one walks the ring. */
export function polar(angle: number, radius: number): Point {
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}

/** The middle of a land, or of a region of `size` lands that begins with it. */
export function angleOf(first: number, size = 1): number {
  return (first + (size - 1) / 2) * STEP;
}

/** Coasts are waves that close after one round, so neighbours meet. */
function coast(angle: number, outer: boolean): number {
  const a = angle + (outer ? 0 : 1.7);
  return (
    (outer ? OUTER : INNER) + 7 * Math.sin(3 * a + 0.4) + 5 * Math.sin(8 * a + 1.1) + 3.2 * Math.sin(19 * a) + 2 * Math.sin(41 * a + 0.7)
  );
}

/** Three kinds of border in turn make three kinds of land that fit into each other. */
function border(i: number, s: number): number {
  const kind = ((i % 3) + 3) % 3;
  const swing =
    kind === 0 ? Math.sin(2 * Math.PI * s) : kind === 1 ? 1.1 * Math.sin(Math.PI * s) : -0.8 * Math.sin(2.4 * Math.PI * s);
  const wobble = 0.22 * Math.sin(17 * s + i * 2.3) + 0.12 * Math.sin(41 * s + i * 5.1);
  return (i - 0.5) * STEP + 0.052 * (swing + wobble) * Math.sin(Math.PI * Math.min(1, s * 1.15 + 0.08));
}

/** A point of a border, pushed aside by half a gap. */
function onBorder(i: number, s: number, aside: number): Point {
  const rough = border(i, s);
  const low = coast(rough, false);
  const high = coast(rough, true);
  const radius = low + (high - low) * s;
  return polar(rough + aside / radius, radius);
}

function onCoast(from: number, to: number, t: number, outer: boolean): Point {
  const s = outer ? 1 : 0;
  const a = border(from, s) + (border(to, s) - border(from, s)) * t;
  return polar(a, coast(a, outer));
}

/** The outline from border `from` to border `to`; open borders leave a gap, closed ones touch. */
function outline(from: number, to: number, left: number, right: number): string {
  const points: Point[] = [];
  const lands = to - from;
  for (let k = 1; k < SAMPLES * lands; k++) points.push(onCoast(from, to, k / (SAMPLES * lands), true));
  for (let k = SAMPLES; k >= 0; k--) points.push(onBorder(to, k / SAMPLES, -right));
  for (let k = SAMPLES * lands - 1; k > 0; k--) points.push(onCoast(from, to, k / (SAMPLES * lands), false));
  for (let k = 0; k <= SAMPLES; k++) points.push(onBorder(from, k / SAMPLES, left));
  return `M${points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}Z`;
}

/** One land. `left` and `right` say whether it has grown together with the neighbour there. */
export function landPath(i: number, left: boolean, right: boolean): string {
  return outline(i, i + 1, left ? -0.6 : GAP, right ? -0.6 : GAP);
}

/** A space of `size` lands as one outline. */
export function spacePath(first: number, size: number): string {
  return outline(first, first + size, GAP, GAP);
}

/** The old border inside a region, a memory of what was. */
export function seamPath(i: number): string {
  const points = Array.from({ length: SAMPLES - 1 }, (_, k) => onBorder(i, (k + 1) / SAMPLES, 0));
  return `M${points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}`;
}

/** A line in the water, so far off the coast. */
export function waterLine(off: number): string {
  const points = Array.from({ length: 180 }, (_, k) => {
    const a = (k / 180) * 2 * Math.PI;
    return polar(a, coast(a, off > 0) + off);
  });
  return `M${points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}Z`;
}

/** Where `n` things side by side stand around an angle, in rows of at most `row`, the first row outermost. */
export function places(n: number, angle: number, radius: number, row: number, wide: number, deep: number): Point[] {
  const out: Point[] = [];
  const rows = Math.max(1, Math.ceil(n / row));
  const each = Math.ceil(n / rows);
  for (let k = 0; k < n; k++) {
    const r = Math.floor(k / each);
    const inRow = Math.min(each, n - r * each);
    const along = (k - r * each - (inRow - 1) / 2) * wide;
    const at = radius - (r - (rows - 1) / 2) * deep;
    out.push(polar(angle + along / at, at));
  }
  return out;
}

/** A few hills and trees for a land, the same every time; away from the middle, where the pieces stand. */
export function scenery(i: number): { kind: 'hill' | 'tree'; at: Point; size: number }[] {
  let seed = i * 7919 + 31;
  const random = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const wooded = i % 3;
  return Array.from({ length: 7 }, (_, k) => {
    const edge = k % 2 === 0 ? INNER + 26 + random() * 26 : OUTER - 24 - random() * 18;
    const angle = angleOf(i) + (random() - 0.5) * STEP * 0.74;
    const tree = wooded === 0 ? random() < 0.7 : wooded === 1 ? random() < 0.25 : random() < 0.5;
    return { kind: tree ? ('tree' as const) : ('hill' as const), at: polar(angle, edge), size: 0.8 + random() * 0.5 };
  }).sort((a, b) => a.at.y - b.at.y);
}


/** The angle at which a walk from one angle ends: on clockwise, unless it is nearly a whole round. */
export function walkTo(from: number, to: number): number {
  const turn = 2 * Math.PI;
  const on = (((to - from) % turn) + turn) % turn;
  return from + (on > 1.6 * Math.PI ? on - turn : on);
}
