/** What this browser remembers of its owner's taste: language, light, sound, care. */

import { eyes } from '../map/eyes.svelte';
import { ShellWords, type Language } from './words';

export type Light = 'light' | 'dark';
/** When to ask once more before a move is sent. */
export type Care = 'always' | 'final' | 'never';

interface Saved {
  language?: Language;
  light?: Light;
  sound?: boolean;
  care?: Care;
  contrast?: boolean;
  clear?: boolean;
  help?: boolean;
  name?: string;
}

const STORE = 'reame.settings';

function load(): Saved {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Saved;
  } catch {
    return {};
  }
}

class Settings {
  language: Language = $state('en');
  light: Light = $state('light');
  sound = $state(false);
  care: Care = $state('final');
  /** Black on white, and colours that everybody can tell apart. */
  contrast = $state(false);
  /** Tinctures that all eyes tell apart, with strong hatching. */
  clear = $state(false);
  /** The help of a question opens by itself when it is asked for the first time. */
  help = $state(true);
  name = $state('');
  readonly words = $derived(new ShellWords(this.language));

  constructor() {
    const saved = load();
    this.language = saved.language ?? (navigator.language.startsWith('it') ? 'it' : 'en');
    this.light = saved.light ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    this.sound = saved.sound ?? false;
    this.care = saved.care ?? 'final';
    this.contrast = saved.contrast ?? matchMedia('(prefers-contrast: more)').matches;
    this.clear = saved.clear ?? false;
    this.help = saved.help ?? true;
    this.name = saved.name ?? '';
  }

  save(): void {
    const { language, light, sound, care, contrast, clear, help, name } = this;
    localStorage.setItem(STORE, JSON.stringify({ language, light, sound, care, contrast, clear, help, name } satisfies Saved));
  }

  /** Shows itself on the page: the attributes that the style sheet and screen readers look at. */
  apply(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.light = this.light;
    document.documentElement.dataset.tinctures = this.clear ? 'clear' : 'heraldic';
    eyes.clear = this.clear;
    document.documentElement.dataset.contrast = this.contrast ? 'high' : 'normal';
  }
}

export const settings = new Settings();

/** A word of the shell in the language of the day. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return settings.words.t(key, args);
}
