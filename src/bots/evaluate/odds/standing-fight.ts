/** What a fight that stands in a position may cost both. */
import type { Battle } from '../../../engine/battle.ts';
import { goingBackOf } from '../../board/room.ts';
import { isPiece, type Target } from '../../board/target.ts';
import type { Situation } from '../../context.ts';
import { surroundings } from '../../facts.ts';
import { keptInBattle } from '../../memory.ts';
import { type Losses, priced, type Shares, sharesOf, type Toll, type Tolls } from './losses.ts';

/** What going back would cost these: their lives, or friends behind them. */
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

/** A fight of two, the active side's first. */
interface StandingFight {
  readonly battle: Battle;
  readonly active: Target;
  readonly passive: Target;
  readonly tolls: Tolls;
}

/** Nothing farther off than this, in millimetres, bears on a fight. */
const ROOM = 120;

const fightShares = keptInBattle<StandingFight, Shares>({
  most: 4000,
  keyOf: (rules, { battle, active, passive, tolls }) =>
    JSON.stringify([active.id, passive.id, [...tolls], surroundings(rules, battle, [active, passive], ROOM)]),
  reckon: (judges, _field, { battle, active, passive, tolls }) =>
    sharesOf(judges, battle, { kind: 'close', bases: [active.id, passive.id] }, tolls),
});

/** What a fight that stands costs both: the active side's first. */
export function standingFight(situation: Situation, active: Target, passive: Target): Losses {
  const { battle } = situation;
  const tolls = tollsOf(situation, [active, passive]);
  return priced(situation, fightShares(situation, { battle, active, passive, tolls }), active, passive);
}
