/** The steps on the stack that have a panel, the most urgent first. */

import type { View } from '../../lib/protocol';
import type { Step } from './realm';

const PANELS = new Set([
  'Setup', 'CardTurn', 'CallLords', 'NewLord', 'JusticeWindow', 'Escape', 'Plague', 'Revolt', 'Sermons', 'PurchaseTurn', 'March', 'Passage',
  'GateKeeper', 'Ultimatum', 'RebelsAtDoor', 'LeftAtGate', 'Battle', 'Casualties', 'Bestow', 'Placement', 'Receive', 'Transfer', 'Talk',
]);

export function panels(view: View): Step[] {
  return view.stack.filter((s) => PANELS.has(s.step) && !(s.step === 'Setup' && s.stage !== 'coat')).reverse();
}

/** The election is worth a panel during the ballot, and from the candidates on while there is a King to be made. */
export function electionStep(view: View, matters: boolean): { open: boolean; step: Step | undefined } {
  const step = view.stack.find((s) => s.step === 'Ballot');
  const named = view.stack.some((s) => s.step === 'Candidates' || s.step === 'Talks');
  return { open: step !== undefined || (named && matters), step };
}
