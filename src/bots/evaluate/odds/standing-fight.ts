/** What a fight that stands in a position may cost both. */
import type { Battle } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { goingBackOf } from '../../board/room.ts';
import { isPiece, type Target } from '../../board/targets.ts';
import { surroundings } from '../../facts.ts';
import { keptInBattle } from '../../memory.ts';
import { counselFor } from '../../plain-profile.ts';
import type { Weighing } from '../outlook.ts';
import { type Exchange, priced, type Shares, sharesOf, type Toll, type Tolls } from './losses.ts';

/** What going back would cost these: their lives, or friends behind them. */
function tollsOf(rules: Ruleset, battle: Battle, parties: readonly Target[]): Tolls {
  const { worth } = counselFor(rules.id);
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
interface Bout {
  readonly battle: Battle;
  readonly active: Target;
  readonly passive: Target;
  readonly tolls: Tolls;
}

/** Nothing farther off than this, in millimetres, bears on a fight. */
const ROOM = 120;

const boutShares = keptInBattle<Bout, Shares>({
  most: 4000,
  keyOf: (rules, { battle, active, passive, tolls }) =>
    JSON.stringify([active.id, passive.id, [...tolls], surroundings(rules, battle, [active, passive], ROOM)]),
  reckon: (rules, _field, { battle, active, passive, tolls }) =>
    sharesOf(rules, battle, { kind: 'close', bases: [active.id, passive.id] }, tolls),
});

/** What a fight costs both: the active side's first. */
export function fightExchange({ rules, battle }: Weighing, active: Target, passive: Target): Exchange {
  const tolls = tollsOf(rules, battle, [active, passive]);
  return priced(battle, boutShares(rules, battle, { battle, active, passive, tolls }), active, passive);
}
