/** From many legal moves to one: clicks and list entries name a verb or a thing, and each one narrows the choice. */

import type { Arg, Choice } from './protocol';

/** What has been named so far. */
export interface Picked {
  verb: string | null;
  refs: string[];
}

export const NOTHING: Picked = { verb: null, refs: [] };

export function refOf(arg: Arg): string {
  return `${arg[0]}:${arg[1]}`;
}

export function refsOf(choice: Choice): string[] {
  return choice.args.map(refOf);
}

/** Are all these references, each as often as it is named, arguments of the choice? */
function names(choice: Choice, refs: string[]): boolean {
  const left = refsOf(choice);
  for (const ref of refs) {
    const at = left.indexOf(ref);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

/** The choices that agree with what has been picked. */
export function remaining(choices: Choice[], picked: Picked): Choice[] {
  return choices.filter((c) => (picked.verb === null || c.verb === picked.verb) && names(c, picked.refs));
}

/** What can be named next: the references of the remaining choices that are not yet picked. */
export function litBy(choices: Choice[], picked: Picked): Set<string> {
  const lit = new Set<string>();
  for (const choice of remaining(choices, picked)) {
    const left = refsOf(choice);
    for (const ref of picked.refs) left.splice(left.indexOf(ref), 1);
    for (const ref of left) lit.add(ref);
  }
  return lit;
}

/** Verbs that the remaining choices differ in. */
export function verbsOf(choices: Choice[], picked: Picked): Set<string> {
  return new Set(picked.verb === null ? remaining(choices, picked).map((choice) => choice.verb) : []);
}

export function withRef(picked: Picked, ref: string): Picked {
  return { verb: picked.verb, refs: [...picked.refs, ref] };
}

export function withVerb(picked: Picked, verb: string): Picked {
  return { verb, refs: picked.refs };
}

/** One step back: the last reference, then the verb. */
export function stepBack(picked: Picked): Picked {
  if (picked.refs.length) return { verb: picked.verb, refs: picked.refs.slice(0, -1) };
  return NOTHING;
}

/**
 * The words of the move that somebody had in mind who clicked something unlit: a remaining choice with the thing in
 * the place of another of its kind. Null if nothing of this kind is being asked for.
 */
export function meant(choices: Choice[], picked: Picked, ref: string): string | null {
  const kind = ref.slice(0, ref.indexOf(':'));
  const word = ref.slice(kind.length + 1);
  for (const left of [remaining(choices, picked), choices]) {
    for (const choice of left) {
      const at = choice.args.findIndex((arg) => arg[0] === kind && !picked.refs.includes(refOf(arg)));
      if (at >= 0) return [choice.verb, ...choice.args.map((arg, i) => (i === at ? word : arg[1]))].join(' ');
    }
  }
  return null;
}
