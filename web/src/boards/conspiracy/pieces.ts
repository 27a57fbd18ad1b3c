/** Troops, improvements, votes and what is at stake, as counters of the map. */

import type { View } from '../../lib/protocol';
import type { Counter } from '../../map/counters';
import { hitsOn, isKnight } from './battle';
import { ownerOf, type Empire } from './empire';
import { MASTERS, TINCTURES } from './figures';

/** The names of things that the titles of the counters need. */
export interface Namer {
  thing: (kind: string, word: string) => string;
  /** One letter for a Master of the language. */
  letter: (master: string) => string;
  stake: (kind: string) => string;
}

export interface Scene {
  empire: Empire;
  view: View;
  seat: number;
  lit: ReadonlySet<string>;
}

/** A unit in a territory is chosen by two references; on the map it has one of its own. */
export const unitRef = (unit: string, territory: string): string => `troop:${unit}@${territory}`;

export function unitOf(ref: string): [unit: string, territory: string] | null {
  const found = /^troop:(\w+)@(\w+)$/.exec(ref);
  return found ? [found[1] ?? '', found[2] ?? ''] : null;
}

/** The fief from which units are being sent: there the unit alone is asked for. */
export function origin(view: View): string | null {
  const top = view.stack.at(-1);
  return top?.step === 'Commitment' ? ((top.origin as string | null) ?? null) : null;
}

export function counters({ empire, view, seat, lit }: Scene, name: Namer): Counter[] {
  const f = empire.fields;
  const out: Counter[] = [];
  const from = origin(view);
  for (const territory of new Set([...Object.keys(f.troops), ...Object.keys(f.works)])) {
    const at = `territory:${territory}`;
    const owner = ownerOf(f, territory);
    const tincture = owner === null ? 'argent' : TINCTURES[owner];
    for (const [unit, n] of Object.entries(f.troops[territory] ?? {})) {
      if (!n) continue;
      const open = owner === seat && lit.has(`unit:${unit}`) && (lit.has(at) || from === territory);
      out.push({
        at,
        ...(open ? { ref: unitRef(unit, territory) } : {}),
        form: isKnight(unit) ? 'shield' : 'disc',
        tincture,
        text: `${n}${'’'.repeat(hitsOn(unit))}`,
        title: `${n} × ${name.thing('unit', unit)}`,
      });
    }
    const works = f.works[territory] ?? [];
    const letters = (works.includes('monastery') ? 'M' : '') + (works.includes('relic') ? 'R' : '');
    const built = works.filter((work) => work !== 'reichsstadt');
    if (built.length) {
      const title = built.map((work) => name.thing('work', work)).join(', ');
      out.push({ at, form: works.includes('castle') ? 'keep' : 'cross', tincture: 'argent', text: letters, title });
    }
    if (works.includes('reichsstadt')) {
      out.push({ at: `capital:${territory}`, form: 'disc', tincture: 'tenne', text: '×2', title: name.thing('work', 'reichsstadt') });
    }
  }
  if (f.preacher_at) {
    out.push({ at: `territory:${f.preacher_at}`, form: 'banner', tincture: 'purpure', text: 'P', title: name.stake('preacher') });
  }
  for (const master of MASTERS) {
    const elector = f.marker[master];
    const holder = f.holder[master];
    if (!elector || holder === undefined) continue;
    const title = name.thing('master', master);
    out.push({ at: `capital:${elector}`, form: 'banner', tincture: TINCTURES[Number(holder)], text: name.letter(master), title });
  }
  for (const words of view.draft) {
    const [verb, unit, territory] = words.split(' ');
    if (verb !== 'deploy' || !unit || !territory) continue;
    const title = `${name.thing('unit', unit)}: ${name.stake('draft')}`;
    out.push({ at: `territory:${territory}`, form: isKnight(unit) ? 'shield' : 'disc', tincture: TINCTURES[seat], text: '1', title });
  }
  for (const [territory, kind] of stakes(view)) {
    out.push({ at: `territory:${territory}`, form: 'banner', tincture: 'sable', text: kind === 'battle' ? '!' : '?', title: name.stake(kind) });
  }
  return out;
}

/** Territories that the steps on the stack are about. */
export function stakes(view: View): Map<string, string> {
  const out = new Map<string, string>();
  const put = (territory: unknown, kind: string): void => void (typeof territory === 'string' && out.set(territory, kind));
  for (const step of view.stack) {
    if (step.step === 'Vacancy') put(step.fief, 'vacancy');
    if (step.step === 'ElectorDies') put(step.electorate, 'vacancy');
    if (step.step === 'Sale') put(step.territory, 'vacancy');
    if (step.step === 'Declarations' || step.step === 'Battle') put(step.target, 'battle');
  }
  return out;
}
