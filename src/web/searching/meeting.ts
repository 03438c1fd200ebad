/** What an order would meet: the fights that it brings, and those of friends that it helps. */
import {
  type BaseId,
  type Battle,
  basesOnTable,
  findBase,
  placedBase,
  type SideId,
} from '../../engine/battle.ts';
import { type Fate, isBadFor } from '../../engine/combat/fates.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { distance } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { afterCommand, afterOrder, type Fighting, type Tried } from './after-order.ts';
import { fateIn, fightShown, type ShownFight } from './fight-shown.ts';

export interface FightThere {
  readonly base: BaseId;
  readonly fight: ShownFight;
  readonly own: Fate;
  /** What may become of its enemy; null where that is not known. */
  readonly other: Fate | null;
  /** Is the mover likelier to be lost than its enemy? */
  readonly isBad: boolean;
}

/** A friend in a fight that an order helps, with what may become of its enemy now and then. */
export interface Helped {
  readonly friend: BaseId;
  readonly enemy: BaseId;
  readonly now: Fate;
  readonly then: Fate;
}

/** What follows from a contact: a fight of the mover, perhaps help for a friend who fights, or nothing. */
export type Brought = 'fight' | 'help' | 'none';

export interface Meeting {
  /** The fights of the movers, those first that cost a base most easily. */
  readonly fights: readonly FightThere[];
  /** What each of the contacts of the order brings. */
  readonly brings: readonly Brought[];
  readonly helped: readonly Helped[];
}

/** The close combats of these bases in a battle, those first that cost a base most easily. */
function fightsIn(
  { rules, fights }: Fighting,
  there: Battle,
  bases: readonly BaseId[],
): readonly FightThere[] {
  const found = bases.flatMap((base): readonly FightThere[] => {
    const fight = fightShown(rules, there, base);
    const mine = fight?.sides.find((side) => side.base === base);
    const other = fight?.sides.find((side) => side.base !== base);
    if (fight?.kind !== 'close' || !mine || !other) return [];
    const own = fateIn(fights, there, mine);
    const enemy = fateIn(fights, there, other);
    // To storm a place may be worth a base: its fall can win the battle.
    const isBad =
      enemy !== null && findBase(there, other.base) !== undefined && own !== null && isBadFor(own, enemy);
    return own ? [{ base, fight, own, other: enemy, isBad }] : [];
  });
  return found.toSorted((a, b) => b.own.lost / b.own.of - a.own.lost / a.own.of);
}

const samePose = (one: Pose, other: Pose | undefined): boolean =>
  one.x === other?.x && one.y === other.y && one.facing === other.facing;

/** The close combats that a command brings to the bases that it moves, also to those that lie hidden until then. */
export function fightsAfter(now: Fighting, command: AnyCommand, by: SideId): readonly FightThere[] {
  const after = afterCommand(now, command, by);
  if (!after) return [];
  const movers = basesOnTable(after).filter(
    ({ id, side, pose }) => side === by && !samePose(pose, placedBase(now.battle, id)?.pose),
  );
  return fightsIn(
    now,
    after,
    movers.map(({ id }) => id),
  );
}

/** Who moves so near, in millimetres, may stand in the way of a friend that goes back from its fight. */
const IN_THE_WAY = 150;

/** The friends whose fights a command makes worse, as by standing in the way of their recoil. */
export function fightsHarmed(now: Fighting, command: AnyCommand, by: SideId): readonly BaseId[] {
  const after = afterCommand(now, command, by);
  if (!after) return [];
  const stood = (id: BaseId): Pose | undefined => placedBase(now.battle, id)?.pose;
  const own = basesOnTable(after).filter(({ side }) => side === by);
  const movers = own.filter(({ id, pose }) => !samePose(pose, stood(id)));
  const near = own.filter(
    (base) => !movers.includes(base) && movers.some(({ pose }) => distance(pose, base.pose) < IN_THE_WAY),
  );
  const risk = (there: Battle, id: BaseId): number => {
    const [fight] = fightsIn(now, there, [id]);
    return fight ? fight.own.lost / fight.own.of : 0;
  };
  return near
    .map(({ id }) => id)
    .filter((id) => opponentOf(now, now.battle, id) !== null && risk(after, id) > risk(now.battle, id));
}

/** The enemy or friend that a base fights, in a battle; null if it fights nobody. */
function opponentOf({ rules }: Fighting, there: Battle, id: BaseId): BaseId | null {
  const base = placedBase(there, id);
  return base && rules.combat.mainOpponent(there, base);
}

/** The fights of friends that an order changes by its contacts with enemies, as an overlap does. */
function helpedIn(now: Fighting, there: Battle, { ends, contacts }: Tried): readonly Helped[] {
  const fateOf = (at: Battle, friend: BaseId, enemy: BaseId): Fate | null => {
    const side = fightShown(now.rules, at, friend)?.sides.find(({ base }) => base === enemy);
    return side ? fateIn(now.fights, at, side) : null;
  };
  return [...new Set(contacts.map(({ other }) => other))].flatMap((enemy): readonly Helped[] => {
    const friend = opponentOf(now, there, enemy);
    if (friend === null || ends.some((end) => end.base === friend)) return [];
    const [before, then] = [fateOf(now.battle, friend, enemy), fateOf(there, friend, enemy)];
    return before && then && before.lost * then.of !== then.lost * before.of
      ? [{ friend, enemy, now: before, then }]
      : [];
  });
}

/** What an order meets. */
export function meetingOf(now: Fighting, tried: Tried): Meeting {
  const there = afterOrder(now, tried);
  const fights = (id: BaseId): boolean => opponentOf(now, there, id) !== null;
  return {
    fights: fightsIn(
      now,
      there,
      tried.ends.map(({ base }) => base),
    ),
    brings: tried.contacts.map(({ base, other }) =>
      fights(base) ? 'fight' : fights(other) ? 'help' : 'none',
    ),
    helped: helpedIn(now, there, tried),
  };
}
