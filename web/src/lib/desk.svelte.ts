/** Where the furniture of a table stands: what floats over the board, what is folded away, and what of the board is left free. */

import type { Snippet } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

import type { Insets } from '../map/panzoom';

/** How high the sheet of a phone stands. */
export type Snap = 'peek' | 'half' | 'full';
export const SNAPS: readonly Snap[] = ['peek', 'half', 'full'];

/** Widths of the window at which the table is laid otherwise. */
export const PHONE = 760;
const NARROW = 1100;
const WIDE = 1800;

const EDGE = 10;
const SPINE = 44;
const RIBBON = 42;
const STORE = 'reame.desk';

/** Parts of the table that a board fills and the shell shows: in the bar, over the choices, on the line of a phone. */
export interface Slots {
  bar?: Snippet;
  now?: Snippet;
  pocket?: Snippet;
  /** What a phone has no room for beside its board, under the choices. */
  hand?: Snippet;
  /** Books that a phone opens from its sheet. */
  books?: Snippet;
}

class Desk {
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);
  slots: Slots = $state.raw({});
  /** The book that lies open, by its name. */
  book: string | null = $state(null);
  snap: Snap = $state('half');
  /** Which of the tabs under the choices is open. */
  tab = $state('journal');
  /** Measured: the strip of powers, the dock, the scene, the sheet; and how wide the panel at the left is. */
  strip = $state(0);
  dock = $state(0);
  scene = $state(0);
  sheet = $state(0);
  side = $state(0);
  ribbons = $state(0);
  /** What the pointer is on: a choice lights its places, a place its choices. */
  private under: ReadonlySet<string> = $state.raw(new Set());
  /** What counsel speaks about, as long as the pointer is on nothing. */
  advised: ReadonlySet<string> = $state.raw(new Set());
  /** Places to be brought into sight: where something happens. */
  watch: readonly string[] = $state.raw([]);
  pointed: ReadonlySet<string> = $state.raw(new Set());

  /** What somebody has folded or unfolded; the rest is as the board likes it. */
  private readonly folded = new SvelteMap<string, boolean>();
  private readonly pieces = new Set<HTMLElement>();

  readonly phone = $derived(this.width < PHONE);
  readonly rail = $derived(this.phone ? 0 : this.isFolded('rail') ? SPINE : this.width >= WIDE ? 384 : this.width >= NARROW ? 328 : 300);
  readonly bookWidth = $derived(
    this.book === null || this.phone ? 0 : Math.max(280, Math.min(this.width >= WIDE ? 560 : 440, this.width - this.rail - 300)),
  );
  readonly insets: Insets = $derived(
    this.phone
      ? { top: this.strip, right: 0, bottom: this.covered, left: 0 }
      : {
          top: this.strip ? this.strip + 2 * EDGE : EDGE,
          right: this.rail + this.bookWidth + (this.ribbons ? RIBBON + EDGE : EDGE),
          bottom: Math.max(this.dock ? this.dock + 2 * EDGE : EDGE, this.scene ? this.scene + EDGE : 0),
          left: this.side ? this.side + 2 * EDGE : EDGE,
        },
  );
  readonly outer: Insets = $derived(
    this.phone ? { top: this.strip, right: 0, bottom: this.covered, left: 0 } : { top: 0, right: this.rail, bottom: 0, left: 0 },
  );

  get hinted(): ReadonlySet<string> {
    return this.under.size ? this.under : this.advised;
  }

  set hinted(refs: ReadonlySet<string>) {
    this.under = refs;
  }

  constructor() {
    addEventListener('resize', () => {
      this.width = window.innerWidth;
      this.height = window.innerHeight;
    });
    for (const [name, away] of Object.entries(load())) this.folded.set(name, away);
  }

  /** On a phone: the sheet, or the scene over it. */
  private get covered(): number {
    return Math.max(this.sheet, this.scene);
  }

  /** Is a panel folded away? `standard` says how it is before anybody has touched it. */
  isFolded(name: string, standard = false): boolean {
    return this.folded.get(name) ?? standard;
  }

  /** Folds a panel away or unfolds it; this browser remembers. */
  fold(name: string, away: boolean): void {
    this.folded.set(name, away);
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(this.folded)));
  }

  /** Opens a tab, wherever it is just now. */
  show(tab: string): void {
    this.tab = tab;
    if (this.phone) this.snap = 'full';
    else this.fold('more', false);
  }

  /** What floats over the board, on the screen. */
  readonly floats = (): DOMRect[] => [...this.pieces].map((piece) => piece.getBoundingClientRect()).filter((box) => box.width > 0);

  /** Marks something that floats over the board. */
  readonly float = (piece: HTMLElement): { destroy: () => void } => {
    this.pieces.add(piece);
    return { destroy: () => void this.pieces.delete(piece) };
  };

  /** A board takes its places, and leaves them when it goes. */
  fill(slots: Slots): () => void {
    this.slots = slots;
    return () => {
      if (this.slots === slots) this.slots = {};
    };
  }
}

function load(): Record<string, boolean> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return typeof saved === 'object' && saved !== null ? (saved as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

export const desk = new Desk();
