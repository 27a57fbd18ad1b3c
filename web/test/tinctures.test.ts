import { afterEach, expect, test } from 'vitest';

import { tinctures } from '../src/map';
import { eyes } from '../src/map/eyes.svelte';

/** How colours look to eyes without one of the three kinds of cones (Machado, Oliveira and Fernandes 2009, full strength), in linear light. */
const EYES: Record<string, number[][]> = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function lab(hex: string, eye: number[][]): number[] {
  const light = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  const [r, g, b] = eye.map((row) => Math.min(1, Math.max(0, row.reduce((sum, x, i) => sum + x * light[i]!, 0)))) as [number, number, number];
  const xyz = [(0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b, (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089];
  const [x, y, z] = xyz.map((c) => (c > 0.008856 ? Math.cbrt(c) : 7.787 * c + 16 / 116)) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The two tinctures that look most alike. */
function closest(eye: number[][]): { far: number; pair: string } {
  const all = Object.entries(tinctures).map(([name, { colour }]) => ({ name, at: lab(colour, eye) }));
  let best = { far: Infinity, pair: '' };
  all.forEach((a, i) => all.slice(i + 1).forEach((b) => {
    const far = Math.hypot(...a.at.map((v, k) => v - b.at[k]!));
    if (far < best.far) best = { far, pair: `${a.name} ${b.name}` };
  }));
  return best;
}

afterEach(() => {
  eyes.clear = false;
});

test('clear tinctures are further apart for all eyes', () => {
  for (const [name, eye] of Object.entries(EYES)) {
    eyes.clear = false;
    const printed = closest(eye);
    eyes.clear = true;
    const clear = closest(eye);
    expect(clear.far, `${name}: ${clear.pair}; ${printed.pair} ${printed.far}`).toBeGreaterThan(Math.max(10, printed.far));
  }
});

test('what is drawn upon a tincture can be read', () => {
  eyes.clear = true;
  for (const [name, { colour, charge }] of Object.entries(tinctures)) {
    expect(Math.abs(lab(colour, EYES['all']!)[0]! - lab(charge, EYES['all']!)[0]!), name).toBeGreaterThan(38);
  }
});

test('no two tinctures are hatched alike', () => {
  const hatches = Object.values(tinctures).map((t) => t.hatch);
  expect(new Set(hatches).size).toBe(hatches.length);
});
