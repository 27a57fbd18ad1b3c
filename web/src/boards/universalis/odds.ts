/**
 * The odds of a battle. Both sides roll as many armies as they may, nobody stops, no further cards are laid down. What helps the
 * highest die (a leader, cards) is lost with the first highest die that loses.
 */

export interface Fight {
  /** Armies that may be lost in the attack, and all armies of the defence. */
  force: number;
  armies: number;
  /** Dice beyond those of the armies. */
  diceAttack: number;
  diceDefence: number;
  /** One more die for the defence while its armies are so few. */
  fortHolds: number;
  /** On the highest die for good, and until it loses. */
  topAttack: number;
  topDefence: number;
  onceAttack: number;
  onceDefence: number;
}

export interface Odds {
  win: number;
  /** Armies left in the mean: of the attack if it wins, of the defence if it holds. */
  attackLeft: number;
  defenceLeft: number;
}

interface Outcome {
  chance: number;
  /** Comparisons lost by the attack, of `pairs`. */
  lost: number;
  /** The attack lost the comparison of the highest dice. */
  top: boolean;
}

const BASE = 3;
const FACES = 6;

/** All ways to roll n dice, highest first, with how often each comes. */
function rolls(n: number): [dice: number[], ways: number][] {
  const out: [number[], number][] = [];
  const build = (dice: number[], top: number): void => {
    if (dice.length === n) {
      let ways = 1;
      let run = 1;
      for (let i = 1; i < n; i++) {
        run = dice[i] === dice[i - 1] ? run + 1 : 1;
        ways = (ways * (i + 1)) / run;
      }
      out.push([dice, ways]);
      return;
    }
    for (let face = top; face >= 1; face--) build([...dice, face], face);
  };
  build([], FACES);
  return out;
}

const rollsOf = memo(rolls);
/** More dice than this change little and cost much time. */
const MOST_DICE = 8;

/** What one round does, with so many dice and so much on the highest ones. Equal goes to the defence. */
export const roundOf = memo((attack: number, defence: number, topAttack: number, topDefence: number): Outcome[] => {
  const found = new Map<string, Outcome>();
  const all = FACES ** (attack + defence);
  for (const [a, waysA] of rollsOf(attack)) {
    for (const [d, waysD] of rollsOf(defence)) {
      const top = a[0]! + topAttack <= d[0]! + topDefence;
      let lost = top ? 1 : 0;
      for (let i = 1; i < Math.min(attack, defence); i++) if (a[i]! <= d[i]!) lost++;
      const key = `${lost}${top}`;
      const outcome = found.get(key) ?? { chance: 0, lost, top };
      outcome.chance += (waysA * waysD) / all;
      found.set(key, outcome);
    }
  }
  return [...found.values()];
});

function memo<A extends number[], R>(make: (...args: A) => R): (...args: A) => R {
  const known = new Map<string, R>();
  return (...args) => {
    const key = args.join();
    if (!known.has(key)) known.set(key, make(...args));
    return known.get(key)!;
  };
}

export function oddsOf(fight: Fight): Odds {
  type Hope = [win: number, attackLeft: number, defenceLeft: number];
  const known = new Map<string, Hope>();
  const from = (force: number, armies: number, a: boolean, d: boolean): Hope => {
    if (armies <= 0) return [1, force, 0];
    if (force <= 0) return [0, 0, armies];
    const key = `${force} ${armies} ${a} ${d}`;
    const before = known.get(key);
    if (before) return before;
    const attack = Math.min(MOST_DICE, Math.min(BASE, force) + fight.diceAttack);
    const defence = Math.min(MOST_DICE, Math.min(BASE, armies) + fight.diceDefence + (armies <= fight.fortHolds ? 1 : 0));
    const hope: Hope = [0, 0, 0];
    const pairs = Math.min(attack, defence);
    for (const { chance, lost, top } of roundOf(attack, defence, fight.topAttack + (a ? fight.onceAttack : 0), fight.topDefence + (d ? fight.onceDefence : 0))) {
      const left = Math.max(0, force - lost);
      // With nobody left to enter, the last defender stands.
      const held = left > 0 ? Math.max(0, armies - (pairs - lost)) : Math.max(1, armies - (pairs - lost));
      const then = from(left, held, a && !top, d && top);
      for (let i = 0; i < 3; i++) hope[i]! += chance * then[i]!;
    }
    known.set(key, hope);
    return hope;
  };
  const [win, attackLeft, defenceLeft] = from(fight.force, fight.armies, fight.onceAttack > 0, fight.onceDefence > 0);
  return { win, attackLeft: win ? attackLeft / win : 0, defenceLeft: win < 1 ? defenceLeft / (1 - win) : 0 };
}
