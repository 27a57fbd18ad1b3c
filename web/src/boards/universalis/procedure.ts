/** The steps on the stack that have a panel, the most urgent first. */

import type { View } from '../../lib/protocol';
import type { Step } from './state';

/** These say nothing that the strip, the battle panel or the list of what one can do does not say better. */
const SILENT = new Set([
  'Turns', 'PlayerTurn', 'EventDice', 'DrawEvent', 'DrawCalamity', 'Swords', 'Battle', 'HostFight', 'Round', 'Attack', 'CombatPhase', 'TradePhase', 'Placement', 'Growth', 'Resolution', 'Raid',
  'Kingdoms', 'StartPieces', 'Assault', 'Excommunications', 'Rebellion', 'PiratesMove', 'March', 'Limits',
  'HowManyPlaced', 'HowManyRemoved', 'HowManyLost', 'FactionHowManyLost', 'HowManySold', 'HowManyBought', 'LoadingArmies', 'LoadingBanner', 'LoadingGoods', 'AttackWhere', 'AttackForce', 'BlockadeRun', 'OccupyWith', 'MoveIn', 'CarryPoles',
  'CoinsBeforeBids', 'EventRansom', 'KeepHoldings', 'CedeHoldings', 'JoinCrusade', 'CrusadeTarget', 'CrusadeStart', 'CrusadeTurns', 'CrusadePercent', 'GrantCity',
]);

export function panels(view: View): Step[] {
  return view.stack.filter((s) => !SILENT.has(s.step) && !(s.step === 'Purchase' && s.half !== true)).reverse();
}
