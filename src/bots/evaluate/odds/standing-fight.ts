/** The expected losses of a current fight of a position. */
import type { Battle } from '../../../engine/battle.ts';
import { goingBackOf } from '../../board/room.ts';
import { isPiece, type Target } from '../../board/target.ts';
import { surroundings } from '../../caching/facts.ts';
import { keptInBattle } from '../../caching/memory.ts';
import type { Situation } from '../../context.ts';
import { type Losses, priced, type Shares, sharesOf, type Toll, type Tolls } from './losses.ts';

/** The tolls of going back for these bases: the base itself, or friends behind it. */
function tollsOf({ rules, profile, battle }: Situation, parties: readonly Target[]): Tolls {
  const { worth } = profile.army;
  const tolls = new Map<string, Toll>();
  for (const party of parties) {
    if (isPiece(party)) continue;
    const going = goingBackOf(rules, battle, party);
    if (!going) continue;
    const lost = going.crushed.reduce((sum, friend) => sum + worth(friend, battle), 0);
    const toll = { doomed: going.hemmed, friends: lost / worth(party, battle) };
    if (toll.doomed || lost > 0) tolls.set(party.id, toll);
  }
  return tolls;
}

/** The two sides of a fight, the active side first. */
interface StandingFight {
  readonly battle: Battle;
  readonly active: Target;
  readonly passive: Target;
  readonly tolls: Tolls;
}

/** Nothing farther off than this, in millimetres, affects a fight. */
export const ROOM = 120;

const fightShares = keptInBattle<StandingFight, Shares>({
  most: 4000,
  keyOf: (rules, { battle, active, passive, tolls }) =>
    JSON.stringify([active.id, passive.id, [...tolls], surroundings(rules, battle, [active, passive], ROOM)]),
  reckon: (judges, _field, { battle, active, passive, tolls }) =>
    sharesOf(judges, battle, { kind: 'close', bases: [active.id, passive.id] }, tolls),
});

/** The expected losses of both sides in a current fight, the active side first. */
export function standingFight(situation: Situation, active: Target, passive: Target): Losses {
  const { battle } = situation;
  const tolls = tollsOf(situation, [active, passive]);
  return priced(situation, fightShares(situation, { battle, active, passive, tolls }), active, passive);
}
