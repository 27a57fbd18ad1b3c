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

/** The election is worth a panel from the candidates to the ballot, and during all talks while the throne is empty. */
export function electionStep(view: View, vacant: boolean): { open: boolean; step: Step | undefined } {
  const step = view.stack.find((s) => s.step === 'Ballot');
  const named = view.stack.some((s) => s.step === 'Candidates' || s.step === 'Talks');
  return { open: step !== undefined || (named && vacant), step };
}
