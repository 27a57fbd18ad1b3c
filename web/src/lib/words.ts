/** Keys and arguments into Italian or English, from the same Fluent catalogues as the server's and the shell's own. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import en from '../words/en.ftl?raw';
import it from '../words/it.ftl?raw';
import { capital, join, person } from './grammar';
import type { Arg, Choice, Line, Sentence, Sum, Term } from './protocol';

export type Language = 'it' | 'en';
export const LANGUAGES: Language[] = ['it', 'en'];

type Arguments = Record<string, FluentVariable>;

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

function format(from: FluentBundle, key: string, args: Arguments): string | null {
  const message = from.getMessage(key);
  if (!message?.value) return null;
  const errors: Error[] = [];
  return from.formatPattern(message.value, args, errors);
}

/** The words of the shell: buttons, headings, messages. */
export class ShellWords {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language) {
    this.language = language;
    this.bundle = bundle(language, language === 'it' ? it : en);
  }

  readonly t = (key: string, args: Arguments = {}): string => format(this.bundle, key, args) ?? key;

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }
}

/** Prefixes of messages that are not about things. */
const NOT_KINDS = new Set(['move', 'refused', 'field', 'step', 'option', 'end', 'ask', 'game', 'help', 'figure', 'counted', 'analysis']);

/** The words of one game; `names` are those of the people, by seat. A missing message shows its key, never nothing. */
export class GameWords {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly names: string[];
  private readonly catalogue: string;
  /** Kinds that seats are among, as the catalogue says: their seats go by the names of players. */
  private readonly people: Set<string>;
  private kinds: Map<string, string> | undefined;

  constructor(language: Language, catalogue: string, names: string[] = []) {
    this.language = language;
    this.catalogue = catalogue;
    this.bundle = bundle(language, catalogue);
    this.names = names;
    this.people = new Set((format(this.bundle, 'people', {}) ?? 'seat').split(' '));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  text(key: string, args: Arguments = {}): string {
    return format(this.bundle, key, args) ?? key;
  }

  /** The name of a thing. */
  thing(kind: string, word: string): string {
    return this.player(kind, word) ?? format(this.bundle, `${kind}-${word}`, {}) ?? word;
  }

  /** The seat that an argument names, if it names one. */
  seat([kind, word]: Arg): number | null {
    return this.people.has(kind) && /^\d+$/.test(word) ? Number(word) : null;
  }

  /** Is an argument an amount, rather than the name of something? */
  isAmount(arg: Arg): boolean {
    const [kind, word] = arg;
    return /^\d+$/.test(word) && this.seat(arg) === null && !this.has(`${kind}-${word}`);
  }

  /** The name of a player, if the thing is a seat: the person's own, or a number. */
  private player(kind: string, word: string): string | undefined {
    const seat = this.seat([kind, word]);
    if (seat === null) return undefined;
    return this.names[seat] || (format(this.bundle, `seat-${word}`, {}) ?? word);
  }

  /** The name of a thing whose kind is not known; null if no kind has it. */
  anything(word: string): string | null {
    if (/^\d+$/.test(word)) return null;
    this.kinds ??= new Map(
      [...this.catalogue.matchAll(/^([a-z_]+)-(\w+) *=/gm)]
        .filter(([, kind]) => !NOT_KINDS.has(kind ?? ''))
        .map(([, kind, of]) => [of ?? '', kind ?? '']),
    );
    const kind = this.kinds.get(word);
    return kind === undefined ? null : this.thing(kind, word);
  }

  /** An event, a question, a reason. */
  say(sentence: Sentence): string {
    return capital(this.bare(sentence));
  }

  /** A part of a line: it does not begin with a capital. */
  part(sentence: Sentence): string {
    return this.bare(sentence);
  }

  /** Parts of one line, as a prospect says them. */
  line(parts: readonly Sentence[]): string {
    return capital(parts.map((one) => this.bare(one)).join(' · '));
  }

  /** What one should know to answer a question: what it is about, and what comes of each answer; null if nothing is written. */
  help(question: Sentence): string | null {
    const key = `help-${question.key}`;
    return this.has(key) ? capital(this.bare({ ...question, key })) : null;
  }

  private bare(sentence: Sentence, more: Arguments = {}): string {
    const args = { ...this.args(sentence.args), ...this.list(sentence), ...more };
    return format(this.bundle, sentence.key, args) ?? this.plain(sentence.key, sentence.args);
  }

  private list({ each }: Sentence): Arguments {
    if (!each) return {};
    const [kind, words] = each;
    const things = words.map((word) => this.thing(kind, word));
    return { [`${kind}s`]: join(things, this.language), [`${kind}s_count`]: number(things.length) };
  }

  /** How the figures of a line came about: die 4 + army 2 = 6. */
  sums(line: Line): string[] {
    return (line.sums ?? []).map((sum) => this.sum(sum));
  }

  /** The figures that a line carries, by name, in the order in which it has them. */
  figures({ args }: Sentence): { name: string; values: string[] }[] {
    const found = new Map<string, string[]>();
    for (const arg of args.filter((one) => this.isAmount(one))) {
      const name = format(this.bundle, `figure-${arg[0]}`, {}) ?? capital(spaced(arg[0]));
      found.set(name, [...(found.get(name) ?? []), arg[1]]);
    }
    return [...found].map(([name, values]) => ({ name, values }));
  }

  /** Whose a sum is. */
  owner(sum: Sum): string {
    return capital(this.bare(sum.of));
  }

  /** A part of a sum, without its sign. */
  term(term: Term): string {
    return this.bare(term, { value: number(Math.abs(term.value)) });
  }

  private sum(sum: Sum): string {
    let text = '';
    for (const term of sum.terms) {
      const less = term.value < 0;
      text += (text ? (less ? ' − ' : ' + ') : less ? '−' : '') + this.term(term);
    }
    return `${this.owner(sum)}: ${text || '0'}${sum.terms.length > 1 ? ` = ${sum.total}` : ''}`;
  }

  /** A legal move, as one reads it on a button. */
  move(choice: Choice): string {
    const said = format(this.bundle, `move-${choice.verb}`, this.args(choice.args));
    return said === null ? this.plain(choice.verb, choice.args) : capital(said);
  }

  /** A move whose arguments are not chosen yet: an ellipsis stands for each. `sample` is any move of the verb. */
  verb(sample: Choice): string {
    const forms = this.attributes('open');
    const open = Object.fromEntries(
      Object.keys(this.args(sample.args)).map((name) => [name, forms[name.replace(/^[^-]*-?/, '')] ?? '…']),
    );
    const said = format(this.bundle, `move-${sample.verb}`, open);
    return said === null ? spaced(sample.verb) : capital(said);
  }

  /** The label of a field of the view. */
  field(name: string): string {
    return format(this.bundle, `field-${name}`, {}) ?? spaced(name);
  }

  private plain(key: string, args: Arg[]): string {
    return [spaced(key), ...args.map(([kind, word]) => this.thing(kind, word))].join(' ');
  }

  private args(args: Arg[]): Arguments {
    const out: Arguments = {};
    const seen = new Map<string, number>();
    for (const [kind, word] of args) {
      const nth = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, nth);
      const name = nth > 1 ? `${kind}${nth}` : kind;
      out[`${name}_id`] = word;
      const player = this.player(kind, word);
      if (word === '-') Object.assign(out, { [name]: this.text('nothing') }, named(name, this.attributes('nothing')));
      else if (player !== undefined) Object.assign(out, { [name]: player }, named(name, person(player, this.language)));
      else if (this.isAmount([kind, word])) out[name] = number(Number(word));
      else Object.assign(out, { [name]: this.thing(kind, word) }, named(name, this.attributes(`${kind}-${word}`)));
    }
    return out;
  }

  /** The forms of a name, as the catalogue has them. */
  private attributes(key: string): Record<string, string> {
    const patterns = Object.entries(this.bundle.getMessage(key)?.attributes ?? {});
    return Object.fromEntries(patterns.map(([form, pattern]) => [form, this.bundle.formatPattern(pattern, {}, [])]));
  }
}

function named(name: string, forms: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(forms).map(([form, text]) => [`${name}-${form}`, text]));
}

/** A number as both runtimes write it: without a point between thousands, which only one of them would set. */
function number(n: number): FluentNumber {
  return new FluentNumber(n, { useGrouping: false });
}

function spaced(key: string): string {
  return key.replaceAll(/[-_]/g, ' ');
}
