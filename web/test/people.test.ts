import { describe, expect, it } from 'vitest';

import { CHARGES, DIVISIONS, legible, readBlazon, TINCTURES, writeBlazon } from '../src/lib/arms';
import { deviceName } from '../src/lib/device';
import { ShellWords } from '../src/lib/words';

describe('a blazon', () => {
  it('is five words, and nothing else', () => {
    const words = 'pale azure or lily argent';
    const blazon = readBlazon(words);
    expect(blazon).toEqual({ division: 'pale', field: 'azure', second: 'or', charge: 'lily', of: 'argent' });
    expect(blazon && writeBlazon(blazon)).toBe(words);
    for (const bad of ['', 'pale', 'pale azure or dragon argent', 'toString azure or lily argent', 'pale tenne or lily argent'])
      expect(readBlazon(bad)).toBeNull();
  });

  it('can be read if metal and colour meet', () => {
    const is = (words: string): boolean | undefined => {
      const found = readBlazon(words);
      return found ? legible(found) : undefined;
    };
    expect(is('plain azure or lily argent')).toBe(true);
    expect(is('plain or azure lily argent')).toBe(false);
    expect(is('pale or azure lily argent')).toBe(true);
    expect(is('plain or azure none argent')).toBe(true);
  });

  it('has words in both languages', () => {
    for (const language of ['en', 'it'] as const) {
      const words = new ShellWords(language);
      const keys = [
        ...Object.keys(DIVISIONS).map((d) => `division-${d}`),
        ...Object.keys(CHARGES).map((c) => `charge-${c}`),
        ...TINCTURES.map((c) => `tincture-${c}`),
      ];
      for (const key of keys) expect(words.t(key)).not.toBe(key);
    }
  });
});

it('a device is called by its browser and its system', () => {
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox, Linux');
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1')).toBe('Safari, iPhone');
  expect(deviceName('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/137.0.0.0 Mobile Safari/537.36')).toBe('Chrome, Android');
  expect(deviceName('curl')).toBe('');
});
