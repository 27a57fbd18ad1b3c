/** What only this board says; everything else is in the game's own catalogue. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Language } from '../../lib/words';
import en from './words.en.ftl?raw';
import it from './words.it.ftl?raw';

export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

export function sayer(language: Language): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(language === 'it' ? it : en));
  return (key, args = {}) => {
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value, args, []) : key;
  };
}
