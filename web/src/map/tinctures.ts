// Heraldic tinctures: a colour, and the engraver's hatching that tells it apart without colour.

import { eyes } from './eyes.svelte';

export interface TinctureStyle {
  colour: string;
  /** What is drawn upon it: ink or parchment. */
  charge: string;
  /** The same for eyes that tell some colours badly apart. */
  clear: { colour: string; charge: string };
  /** One tile of hatching, 8 x 8. */
  hatch: string;
  name: { it: string; en: string };
}

const LIGHT = '#f6ecd2';
const DARK = '#2b1d12';

const heraldic = {
  gules: { colour: '#b3312c', charge: LIGHT, clear: { colour: '#d55e00', charge: DARK }, hatch: 'M2 0V8M6 0V8', name: { it: 'rosso', en: 'gules' } },
  azure: { colour: '#3f6fb0', charge: LIGHT, clear: { colour: '#0072b2', charge: LIGHT }, hatch: 'M0 2H8M0 6H8', name: { it: 'azzurro', en: 'azure' } },
  vert: { colour: '#4c7d4f', charge: LIGHT, clear: { colour: '#009e73', charge: DARK }, hatch: 'M0 0L8 8M-2 6L2 10M6 -2L10 2', name: { it: 'verde', en: 'vert' } },
  or: { colour: '#dba922', charge: DARK, clear: { colour: '#f0e442', charge: DARK }, hatch: 'M2 2h.01M6 6h.01', name: { it: 'oro', en: 'or' } },
  purpure: { colour: '#7a4a8c', charge: LIGHT, clear: { colour: '#5b2c83', charge: LIGHT }, hatch: 'M8 0L0 8M10 6L6 10M2 -2L-2 2', name: { it: 'porpora', en: 'purpure' } },
  sable: { colour: '#3d3a3c', charge: LIGHT, clear: { colour: '#17161a', charge: LIGHT }, hatch: 'M0 2H8M0 6H8M2 0V8M6 0V8', name: { it: 'nero', en: 'sable' } },
  argent: { colour: '#ece6d8', charge: DARK, clear: { colour: '#ffffff', charge: DARK }, hatch: '', name: { it: 'argento', en: 'argent' } },
  tenne: { colour: '#cf7a2c', charge: DARK, clear: { colour: '#e69f00', charge: DARK }, hatch: 'M2 0V8M6 0V8M0 0L8 8', name: { it: 'tanè', en: 'tenné' } },
  teal: { colour: '#2f8a86', charge: LIGHT, clear: { colour: '#56b4e9', charge: DARK }, hatch: 'M0 4q2 -3 4 0t4 0', name: { it: 'acqua', en: 'teal' } },
  umber: { colour: '#7c5534', charge: LIGHT, clear: { colour: '#6b3d12', charge: LIGHT }, hatch: 'M0 0L8 8M8 0L0 8', name: { it: 'bruno', en: 'umber' } },
  cendree: { colour: '#8d8a83', charge: DARK, clear: { colour: '#6a6a6a', charge: LIGHT }, hatch: 'M1 4h3M5 0h3M5 8h3', name: { it: 'cenere', en: 'cendrée' } },
  rose: { colour: '#cf7f93', charge: DARK, clear: { colour: '#dc8fb8', charge: DARK }, hatch: 'M4 1v2M4 5v2M0 4h2M6 4h2', name: { it: 'rosa', en: 'rose' } },
} as const satisfies Record<string, TinctureStyle>;

export type Tincture = keyof typeof heraldic;

/** A tincture as these eyes should see it. */
class Seen implements TinctureStyle {
  constructor(private readonly printed: TinctureStyle) {}
  get colour(): string {
    return eyes.clear ? this.printed.clear.colour : this.printed.colour;
  }
  get charge(): string {
    return eyes.clear ? this.printed.clear.charge : this.printed.charge;
  }
  get clear(): TinctureStyle['clear'] {
    return this.printed.clear;
  }
  get hatch(): string {
    return this.printed.hatch;
  }
  get name(): TinctureStyle['name'] {
    return this.printed.name;
  }
}

export const tinctures = Object.fromEntries(Object.entries(heraldic).map(([name, printed]) => [name, new Seen(printed)])) as unknown as Record<Tincture, TinctureStyle>;

/** Plain colour words of the games' data. */
const byColour: Record<string, Tincture> = {
  red: 'gules',
  blue: 'azure',
  green: 'vert',
  yellow: 'or',
  purple: 'purpure',
  violet: 'purpure',
  black: 'sable',
  white: 'argent',
  orange: 'tenne',
  teal: 'teal',
  brown: 'umber',
  grey: 'cendree',
  pink: 'rose',
};

export function tinctureOf(colour: string): Tincture {
  return colour in tinctures ? (colour as Tincture) : (byColour[colour] ?? 'cendree');
}
