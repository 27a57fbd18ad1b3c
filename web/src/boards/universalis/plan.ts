/** A way of several steps: each one is picked when the table is ready for it. */

export interface Plan {
  piece: string;
  /** The areas still to be entered. */
  path: string[];
}

/** What to pick next, and what is left then. The plan is given up as soon as the next step is not offered. */
export function nextPick(plan: Plan, lit: ReadonlySet<string>, picked: ReadonlySet<string>): { plan: Plan | null; pick: string | null } {
  const [next, ...rest] = plan.path;
  if (next === undefined) return { plan: null, pick: null };
  const area = `area:${next}`;
  if (picked.has(plan.piece)) {
    if (!lit.has(area)) return { plan: null, pick: null };
    return { plan: rest.length ? { piece: plan.piece, path: rest } : null, pick: area };
  }
  return lit.has(plan.piece) && lit.has(area) ? { plan, pick: plan.piece } : { plan: null, pick: null };
}
