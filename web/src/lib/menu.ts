/** How the choices of a decision are laid out: deeds under their verbs, numbers as dials, what ends a phase apart from the rest. */

import { refOf, remaining, type Picked } from './narrow';
import type { Arg, Choice } from './protocol';

/** One thing to press. */
export type Item =
  /** A whole move; `at` is the argument that tells it from its neighbours, -1 if it has to be said in full. */
  | { kind: 'move'; choice: Choice; at: number }
  /** All moves of a verb, to be asked about next. */
  | { kind: 'verb'; verb: string; sample: Choice; count: number }
  /** All moves that name a thing. */
  | { kind: 'thing'; ref: string; arg: Arg; sample: Choice; count: number };

export interface Section {
  /** What all items below have in common: a verb, or a thing. */
  title: { verb: string; sample: Choice } | { arg: Arg } | { else: true } | null;
  items: Item[];
}

/** Moves that differ in nothing but numbers: one position of the arguments, or several. */
export interface Dial {
  verb: string;
  choices: Choice[];
  at: number[];
}

export interface Menu {
  /** An offer is being written: its terms are a form. */
  deal: boolean;
  sections: Section[];
  dials: Dial[];
  /** Ends the phase, or declines. */
  pass: Choice | null;
  /** How many negotiations could be begun; they stand behind one button. */
  talks: number;
}

export interface Taste {
  /** Verbs in the order of a turn. */
  order: readonly string[];
  /** Is this argument an amount, not the name of something? */
  amount: (arg: Arg) => boolean;
  /** The better a move looks, the earlier it stands among its neighbours; undefined keeps the order. */
  worth: (choice: Choice) => number | undefined;
  /** Moves that are shown as a whole although there are many of their kind. */
  near: (choice: Choice) => boolean;
  /** Verbs that begin a negotiation. */
  talks: ReadonlySet<string>;
  /** Are those asked for? */
  talking: boolean;
}

/** Verbs that do nothing, or end something. */
const PASSES = new Set(['pass', 'end', 'drop']);
const PROPOSE = 'propose';
const DROP = 'drop';
const ANSWERS = new Set(['yes', 'no', 'counter']);

/** So many moves are shown at once, each as a whole. */
const FEW = 12;
/** A verb with no more moves than this is opened where it stands; where there are many verbs, fewer. */
const OPEN = 6;
const OPEN_AMONG_MANY = 3;
const MANY_VERBS = 4;
/** Two arguments are asked at once, one section for each value of the first, up to so many sections and moves; more if they can be ranked. */
const SECTIONS = 5;
const LONG = 24;
const LONG_RANKED = 60;

/** The move that does nothing, if not acting is possible. */
export const passOf = (choices: readonly Choice[]): Choice | null => choices.find((c) => PASSES.has(c.verb) && !c.args.length) ?? null;

export function isDeal(choices: readonly Choice[]): boolean {
  return choices.some((c) => c.verb === DROP) && choices.every((c) => !ANSWERS.has(c.verb));
}

export function menuOf(choices: Choice[], picked: Picked, taste: Taste): Menu {
  const left = remaining(choices, picked);
  const begun = picked.verb !== null || picked.refs.length > 0;
  const pass = begun ? null : passOf(left);
  const deal = isDeal(choices);
  const open = left.filter((c) => c !== pass && !(deal && c.verb === PROPOSE));
  const talks = begun ? [] : open.filter((c) => taste.talks.has(c.verb));
  const apart = talks.length > 0 && talks.length < open.length;
  const rest = apart ? open.filter((c) => taste.talks.has(c.verb) === taste.talking) : open;
  const verbs = inOrder([...groups(rest, (c) => c.verb)], taste);
  const menu: Menu = { deal, sections: [], dials: [], pass, talks: apart ? talks.length : 0 };
  if (deal) return menu;
  const only = verbs[0];
  if (verbs.length === 1 && only) return { ...menu, ...opened(only[1], picked, taste) };
  const plain: Item[] = [];
  const all = rest.length <= FEW;
  const most = all || verbs.length <= MANY_VERBS ? OPEN : OPEN_AMONG_MANY;
  for (const [verb, some] of verbs) {
    const first = some[0]!;
    const vary = varying(some, picked, taste);
    if (some.length === 1) plain.push({ kind: 'move', choice: first, at: -1 });
    else if (!vary.things.length && vary.amounts.length) menu.dials.push({ verb, choices: some, at: vary.amounts });
    else if (some.length <= most && vary.things.length === 1 && !vary.amounts.length) menu.sections.push({ title: { verb, sample: first }, items: byWorth(some, taste).map((choice) => ({ kind: 'move', choice, at: vary.things[0]! })) });
    else if (all && !vary.amounts.length) plain.push(...some.map((choice): Item => ({ kind: 'move', choice, at: -1 })));
    else plain.push({ kind: 'verb', verb, sample: first, count: some.length });
  }
  if (plain.length) menu.sections.unshift({ title: null, items: plain });
  return menu;
}

/** All moves of one verb: a list, sections of a list, a dial, or the next thing to name. */
function opened(some: Choice[], picked: Picked, taste: Taste): Pick<Menu, 'sections' | 'dials'> {
  const { things, amounts } = varying(some, picked, taste);
  const [first, second] = things;
  if (first === undefined) {
    if (amounts.length) return { sections: [], dials: [{ verb: some[0]?.verb ?? '', choices: some, at: amounts }] };
    return { sections: some.length ? [{ title: null, items: some.map((choice) => ({ kind: 'move', choice, at: -1 })) }] : [], dials: [] };
  }
  if (second === undefined && !amounts.length) {
    return { sections: [{ title: null, items: byWorth(some, taste).map((choice) => ({ kind: 'move', choice, at: first })) }], dials: [] };
  }
  const near = second !== undefined && things.length === 2 && !amounts.length ? some.filter(taste.near) : [];
  const place = near[0]?.args[second ?? 0];
  if (near.length && near.length < some.length && place && near.every((c) => c.args[second!]?.[1] === place[1])) {
    const far = opened(some.filter((c) => !near.includes(c)), picked, { ...taste, near: () => false });
    const whole: Section = { title: { arg: place }, items: near.map((choice) => ({ kind: 'move', choice, at: first })) };
    const [next, ...rest] = far.sections;
    return { ...far, sections: [whole, ...(next ? [{ ...next, title: next.title ?? ({ else: true } as const) }, ...rest] : [])] };
  }
  const by = groups(some, (c) => refOf(c.args[first]!));
  if (second !== undefined && things.length === 2 && !amounts.length && by.size <= SECTIONS && some.length <= (some.some((c) => taste.worth(c) !== undefined) ? LONG_RANKED : LONG)) {
    const sections = [...by.values()].map((group): Section => ({
      title: { arg: group[0]!.args[first]! },
      items: byWorth(group, taste).map((choice) => ({ kind: 'move', choice, at: second })),
    }));
    return { sections, dials: [] };
  }
  const items = [...by].map(([ref, group]): Item => ({ kind: 'thing', ref, arg: group[0]!.args[first]!, sample: group[0]!, count: group.length }));
  return { sections: [{ title: null, items }], dials: [] };
}

/** The positions of the arguments in which moves differ, but for what has been picked: things first, then amounts. */
function varying(some: Choice[], picked: Picked, taste: Taste): { things: number[]; amounts: number[] } {
  const first = some[0];
  if (!first) return { things: [], amounts: [] };
  const at = first.args.map((_, i) => i).filter((i) => some.some((c) => c.args[i]?.[1] !== first.args[i]?.[1]));
  const open = at.filter((i) => !some.every((c) => picked.refs.includes(refOf(c.args[i] ?? ['', '']))));
  const amounts = open.filter((i) => some.every((c) => c.args[i] && taste.amount(c.args[i])));
  return { things: open.filter((i) => !amounts.includes(i)), amounts };
}

function groups(some: Choice[], key: (choice: Choice) => string): Map<string, Choice[]> {
  const out = new Map<string, Choice[]>();
  for (const choice of some) {
    const group = out.get(key(choice));
    if (group) group.push(choice);
    else out.set(key(choice), [choice]);
  }
  return out;
}

function byWorth(some: Choice[], { worth }: Taste): Choice[] {
  if (some.every((c) => worth(c) === undefined)) return some;
  return some.toSorted((a, b) => (worth(b) ?? -1) - (worth(a) ?? -1));
}

function inOrder(verbs: [string, Choice[]][], { order }: Taste): [string, Choice[]][] {
  const rank = (verb: string): number => {
    const at = order.indexOf(verb);
    return at < 0 ? order.length : at;
  };
  return verbs.toSorted((a, b) => rank(a[0]) - rank(b[0]));
}

/** The values of one hand of a dial, given those before it. */
export function valuesOf(dial: Dial, hand: number, before: readonly string[]): Choice[] {
  const fits = dial.choices.filter((c) => before.every((word, i) => c.args[dial.at[i]!]?.[1] === word));
  const seen = new Map<string, Choice>();
  for (const choice of fits) {
    const word = choice.args[dial.at[hand]!]?.[1] ?? '';
    if (!seen.has(word)) seen.set(word, choice);
  }
  return [...seen.values()].sort((a, b) => Number(a.args[dial.at[hand]!]?.[1]) - Number(b.args[dial.at[hand]!]?.[1]));
}
