/** A province in words, for the tooltip and for whoever cannot see the map. */

import type { GameWords } from '../../lib/words';
import type { Province, World } from './world';
import type { Say } from './words';

export function describe(t: Province, world: World, names: string[], words: GameWords, say: Say): string {
  const lines: string[] = [];
  const home = t.home ? words.thing('power', t.home) : say('independent');
  lines.push(`${home} · ${say('card-of', { card: words.thing('map', t.card) })}`);
  lines.push(t.owner === null ? say('uncontrolled') : say('controlled-by', { name: names[t.owner] ?? '' }));
  lines.push(t.pays === t.income ? say('income', { n: t.income }) : say('income-stopped', { n: t.income }));
  if (t.owner !== null || t.defence) {
    const by = t.knights ? say('knights-here') : t.defender ? words.thing('power', t.defender) : '';
    lines.push(by ? say('defended-by', { n: t.defence, power: by }) : say('militia-only'));
  }
  const power = t.home ? world.powers.get(t.home) : undefined;
  if (t.heresy) lines.push(say('heresy'));
  for (const mark of power?.marks ?? []) {
    lines.push(
      mark === 'married'
        ? `${home}: ${say('married-to', { powers: power?.partners.map((p) => words.thing('power', p)).join(', ') ?? '' })}`
        : `${home}: ${say(mark)}`,
    );
  }
  return lines.join('\n');
}
