/** Finds the elements that turn, and the attackers that they face. DBM, Flank contacts; ruling 115. */
import { type Battle, basesOnTable, figure, type PlacedBase } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { isOf, isTrain } from '../base.ts';
import { isFighting } from '../combat/opponents.ts';
import { type Attacker, attackersAside, lineBehind } from '../contacts.ts';

/** An element that must turn, and the attacker that it faces. */
export interface Turning {
  readonly base: PlacedBase;
  readonly attacker: PlacedBase;
}

/** Does it stand behind a friend that fights to its front? */
const supportsFighter = (battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (front) =>
      front.side === base.side && lineBehind(battle, front)?.id === base.id && isFighting(battle, front),
  );

/** Train and boats do not turn. Nor does an element that fights to its front, or supports one that does. */
const isExcepted = (battle: Battle, base: PlacedBase): boolean =>
  isTrain(base) || isOf(base, 'Bts') || isFighting(battle, base) || supportsFighter(battle, base);

/** A rear attacker comes first, then one in contact since an earlier bound. */
const inOrder = (a: Attacker, b: Attacker): number =>
  Number(b.edge === 'rear') - Number(a.edge === 'rear') ||
  figure(a.base.bound, 'charged') - figure(b.base.bound, 'charged') ||
  (a.base.id < b.base.id ? -1 : 1);

/** The next element that turns and is not done: first the active side's, then by id. */
export function nextTurning(battle: Battle, done: readonly string[]): Turning | null {
  const { active } = battle.turn;
  const bases = basesOnTable(battle).filter((base) => !done.includes(base.id));
  const ordered = bases.toSorted((a, b) => Number(b.side === active) - Number(a.side === active));
  for (const base of ordered) {
    const [first] = attackersAside(battle, base).toSorted(inOrder);
    if (first && !isExcepted(battle, base) && holds('dbm.flankcontact.4'))
      return { base, attacker: first.base };
  }
  return null;
}
