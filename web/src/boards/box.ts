/** What is printed on the box of each game: a picture of its board, how long and how heavy it is, and ways to set it up. */

import type { GameInfo } from '../lib/protocol';

export interface Box {
  /** From 1 to 5, by how much the rules have to say. */
  weight: number;
  /** Questions with more than one answer to one player in a game between greedy bots; in games too long for them, between random ones. */
  decisions: number;
  presets: Preset[];
}

export interface Preset {
  name: 'first' | 'evening' | 'full';
  seats: number;
  /** What differs from the standard. */
  options: Record<string, string>;
}

export interface Length {
  decisions: number;
  minutes: number;
}

/** So long a decision is taken to last, bots taking no time: nobody has timed it, and the page says so. */
const SECONDS = 15;

const boxes = import.meta.glob<{ box: Box }>('./*/box.ts', { eager: true });
const pictures = import.meta.glob<string>('./*/board.webp', { eager: true, import: 'default' });

const boxOf = (game: string): Box | undefined => boxes[`./${game}/box.ts`]?.box;

export const pictureOf = (game: string): string | undefined => pictures[`./${game}/board.webp`];
export const weightOf = (game: string): number | undefined => boxOf(game)?.weight;

/** How long a game with bots lasts, to five minutes. */
export function lengthOf(game: string): Length | undefined {
  const decisions = boxOf(game)?.decisions;
  return decisions === undefined ? undefined : { decisions, minutes: Math.max(5, 5 * Math.round((decisions * SECONDS) / 300)) };
}

/** The ways to set a game up, with all its options; what the game does not know is left out. */
export function presetsOf(game: GameInfo): Preset[] {
  return (boxOf(game.name)?.presets ?? [])
    .filter((preset) => game.seats.includes(preset.seats))
    .map((preset) => ({
      ...preset,
      options: Object.fromEntries(game.options.map(({ name, values, standard }) => {
        const wanted = preset.options[name];
        return [name, wanted !== undefined && values.includes(wanted) ? wanted : standard];
      })),
    }));
}
