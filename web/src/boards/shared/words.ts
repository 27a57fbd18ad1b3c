/** What only a board says is in a catalogue of its own, beside the game's. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Language } from '../../lib/words';

export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

/** The sayings of a board, from the text of its two catalogues. */
export function sayings(it: string, en: string): (language: Language) => Say {
  return (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(language === 'it' ? it : en));
    return (key, args = {}) => {
      const message = bundle.getMessage(key);
      return message?.value ? bundle.formatPattern(message.value, args, []) : key;
    };
  };
}

/** A mean to one decimal; the catalogue writes it as its language does. */
export const tenths = (n: number): number => Math.round(n * 10) / 10;
