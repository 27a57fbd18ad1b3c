/** Keys and arguments into Italian or English, from the same Fluent catalogues as the server's and the shell's own. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import en from '../words/en.ftl?raw';
import it from '../words/it.ftl?raw';
import type { Arg, Choice, Sentence } from './protocol';

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

/** Kinds whose numbers are seats: players go by their names. */
export const PEOPLE: ReadonlySet<string> = new Set(['seat', 'occupant', 'claim', 'holder']);

/** Is an argument an amount, rather than the name of something? */
export function isAmount(words: GameWords, [kind, word]: Arg): boolean {
  return /^\d+$/.test(word) && !PEOPLE.has(kind) && !words.has(`${kind}-${word}`);
}

/** Prefixes of messages that are not about things. */
const NOT_KINDS = new Set(['move', 'refused', 'field', 'step', 'option', 'end', 'ask', 'game']);

/** The words of one game; `names` are those of the people, by seat. A missing message shows its key, never nothing. */
export class GameWords {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly names: string[];
  private readonly catalogue: string;
  private kinds: Map<string, string> | undefined;

  constructor(language: Language, catalogue: string, names: string[] = []) {
    this.language = language;
    this.catalogue = catalogue;
    this.bundle = bundle(language, catalogue);
    this.names = names;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  text(key: string, args: Arguments = {}): string {
    return format(this.bundle, key, args) ?? key;
  }

  /** The name of a thing. */
  thing(kind: string, word: string): string {
    if (PEOPLE.has(kind) && this.names[Number(word)]) return this.names[Number(word)] ?? word;
    return format(this.bundle, `${kind}-${word}`, {}) ?? word;
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
    return format(this.bundle, sentence.key, this.args(sentence.args)) ?? this.plain(sentence.key, sentence.args);
  }

  /** A legal move, as one reads it on a button. */
  move(choice: Choice): string {
    return format(this.bundle, `move-${choice.verb}`, this.args(choice.args)) ?? this.plain(choice.verb, choice.args);
  }

  /** A move whose arguments are not chosen yet: an ellipsis stands for each. `sample` is any move of the verb. */
  verb(sample: Choice): string {
    const open = Object.fromEntries(Object.keys(this.args(sample.args)).map((name) => [name, '…']));
    return format(this.bundle, `move-${sample.verb}`, open) ?? spaced(sample.verb);
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
      if (word === '-') out[name] = this.text('nothing');
      else if (kind !== 'seat' && /^\d+$/.test(word) && !this.has(`${kind}-${word}`)) out[name] = Number(word);
      else out[name] = this.thing(kind, word);
      const message = this.bundle.getMessage(`${kind}-${word}`);
      for (const [attribute, pattern] of Object.entries(message?.attributes ?? {})) {
        out[`${name}-${attribute}`] = this.bundle.formatPattern(pattern, {}, []);
      }
    }
    return out;
  }
}

function spaced(key: string): string {
  return key.replaceAll(/[-_]/g, ' ');
}
