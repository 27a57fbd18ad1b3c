/** What the board of MedioEvo Universalis needs of the rules data, read from data.toml itself. */

import { readFileSync } from 'node:fs';

type Row = Record<string, unknown>;

const rules = readFileSync('../src/reame/games/universalis/data.toml', 'utf8');

export function section(name: string): string {
  return rules.slice(rules.indexOf(`\n[${name}]\n`) + name.length + 3).split(/\n\[/)[0] ?? '';
}

/** A table of one line per row; the file writes its rows as inline tables. */
export function rows(name: string, key: string): Row[] {
  const text = section(name).split(`\n${key} = [\n`)[1]?.split('\n]')[0] ?? '';
  return text.split('\n').flatMap((line) => {
    const row = line.trim().replace(/,$/, '');
    return row.startsWith('{') ? [JSON.parse(row.replace(/"?([\w:]+)"? = /g, '"$1": ')) as Row] : [];
  });
}

function keyed(list: Row[], id: string, pick: (row: Row) => unknown): Record<string, unknown> {
  return Object.fromEntries(list.map((row) => [String(row[id]), pick(row)]));
}

const only =
  (...names: string[]) =>
  (row: Row): Row =>
    Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]));

export function build(): Record<string, Record<string, unknown> | unknown[]> {
  const goods = rows('trade', 'good').map((g) => String(g.id));
  const prices = new Map(rows('trade', 'price').map((p) => [p.city, p as { buy: Record<string, number>; sell: Record<string, number> }]));
  const vehicles: Record<string, Row[]> = {};
  for (const v of rows('transports', 'list')) (vehicles[String(v.id)] ??= []).push(only('price', 'movement', 'goods', 'armies')(v));
  return {
    goods,
    kingdoms: keyed(rows('map', 'kingdom'), 'id', only('kind', 'faith', 'colour', 'zone')),
    territories: keyed([...rows('map', 'territory'), ...rows('options.religious_orders', 'territory')], 'id', only('kingdom', 'zone', 'terrain', 'city', 'seas')),
    seas: keyed(rows('map', 'sea'), 'id', only('zone', 'type', 'adjacent')),
    cities: keyed(rows('map', 'city'), 'id', (c) => {
      const price = prices.get(c.id);
      return { territory: c.territory, ports: c.port_seas, buy: goods.map((g) => price?.buy[g]), sell: goods.map((g) => price?.sell[g]) };
    }),
    borders: rows('map', 'border').map((b) => [b.a, b.b, b.kind]),
    straits: rows('map', 'strait').map((s) => [s.sea, s.a, s.b, s.land_cost]),
    terrains: keyed(rows('terrain', 'land'), 'id', only('cost_caravan', 'cost_cavalry', 'cost_banner', 'cost_roads', 'capacity')),
    waters: keyed(rows('terrain', 'border'), 'kind', only('extra', 'extra_roads')),
    transports: vehicles,
    technologies: keyed(rows('technology', 'card'), 'id', only('family', 'level', 'price', 'requires')),
    creeds: keyed(rows('options.religion_four_levels', 'card'), 'id', only('level', 'price', 'requires')),
    levels: rows('technology', 'level').map(only('cards_min', 'transport_level', 'transports_each', 'banners', 'diplomacies', 'catapults', 'bombards')),
    forts: rows('fortifications', 'level').map(only('cost', 'dice_when_armies_at_most', 'tech_level')),
    buildings: keyed(rows('buildings', 'list'), 'id', only('cost', 'buy', 'sell')),
    pieces: keyed(rows('pieces', 'list'), 'id', only('cost')),
    objectives: keyed(rows('decks.objective', 'card'), 'id', only('kingdom', 'yellow', 'red')),
    cards: keyed(rows('decks.empire', 'card'), 'id', (c) => ({ ...only('group', 'use', 'timing')(c), ...only('florins_each')((c.effect ?? {}) as Row) })),
    events: keyed([...rows('decks.event', 'card'), ...rows('options.religious_orders', 'card')], 'id', only('domain', 'targets')),
    calamities: rows('decks.calamity', 'card').map((c) => c.id),
    crusade: keyed(rows('crusade', 'objective'), 'city', (o) => o.honour),
  };
}

/** One line for each thing, so that a change of the rules is a small change of the file. */
export function written(): string {
  const parts = Object.entries(build()).map(([key, value]) => {
    const lines = Array.isArray(value)
      ? value.map((one) => `    ${JSON.stringify(one)}`)
      : Object.entries(value).map(([id, one]) => `    ${JSON.stringify(id)}: ${JSON.stringify(one)}`);
    return `  ${JSON.stringify(key)}: ${Array.isArray(value) ? '[' : '{'}\n${lines.join(',\n')}\n  ${Array.isArray(value) ? ']' : '}'}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}
