/** The fights that an order would bring. */
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
import type { Ruleset } from '../../engine/contract.ts';
import { type CandidateKind, legalCandidates } from '../../engine/moves/family.ts';
import type { Judgement } from '../../engine/moves/judge.ts';
import type { Pose } from '../../geometry/pose.ts';
import { fightingAfter, fightingThere, fightShown, type ShownFight } from '../state/orders/combat.ts';
import type { Ghost } from '../state/orders/selection.ts';
import type { Field } from '../table/field.ts';
import { fateOfSide } from './Fates.tsx';

export interface FightThere {
  readonly base: BaseId;
  readonly fight: ShownFight;
  readonly own: Fate;
  /** What may become of its enemy; null where that is not known. */
  readonly other: Fate | null;
  /** Is the mover likelier to be lost than its enemy? */
  readonly isBad: boolean;
}

/** The close combats of these bases in a battle, those first that cost a base most easily. */
function fightsIn(rules: Ruleset, there: Battle, bases: readonly BaseId[]): readonly FightThere[] {
  const found = bases.flatMap((base): readonly FightThere[] => {
    const fight = fightShown(rules, there, base);
    const mine = fight?.sides.find((side) => side.base === base);
    const other = fight?.sides.find((side) => side.base !== base);
    if (fight?.kind !== 'close' || !mine || !other) return [];
    const own = fateOfSide({ battle: there }, mine);
    const enemy = fateOfSide({ battle: there }, other);
    // To storm a place may be worth a base: its fall can win the battle.
    const isBad =
      enemy !== null && findBase(there, other.base) !== undefined && own !== null && isBadFor(own, enemy);
    return own ? [{ base, fight, own, other: enemy, isBad }] : [];
  });
  return found.toSorted((a, b) => b.own.lost / b.own.of - a.own.lost / a.own.of);
}

type Here = Pick<Field, 'rules' | 'battle'>;

/** The close combats of the movers of a ghost after its order. */
export const fightsThere = ({ rules, battle }: Here, shown: Ghost): readonly FightThere[] =>
  fightsIn(
    rules,
    fightingThere(rules, battle, shown),
    shown.ends.map(({ base }) => base),
  );

/** The close combats that a command brings to the bases that it moves, also to those that lie hidden until then. */
export function fightsAfter({ rules, battle }: Here, command: AnyCommand, by: SideId): readonly FightThere[] {
  const after = fightingAfter(rules, battle, command, by);
  if (!after) return [];
  const movers = basesOnTable(after).filter(
    ({ id, side, pose }) => side === by && !samePose(pose, placedBase(battle, id)?.pose),
  );
  return fightsIn(
    rules,
    after,
    movers.map(({ id }) => id),
  );
}

const samePose = (one: Pose, other: Pose | undefined): boolean =>
  one.x === other?.x && one.y === other.y && one.facing === other.facing;

type Contact = Judgement['contacts'][number];

/** What follows from a contact at the end of an order: a fight of the mover, perhaps help for a friend who fights, or nothing. */
export function broughtBy({ rules, battle }: Here, shown: Ghost) {
  const there = fightingThere(rules, battle, shown);
  const fights = (id: BaseId): boolean => {
    const base = placedBase(there, id);
    return base !== null && rules.combat.mainOpponent(there, base) !== null;
  };
  return ({ base, other }: Contact): 'fight' | 'help' | 'none' =>
    fights(base) ? 'fight' : fights(other) ? 'help' : 'none';
}

/** A friend in a fight that an order helps, with what may become of its enemy now and then. */
export interface Helped {
  readonly friend: BaseId;
  readonly enemy: BaseId;
  readonly now: Fate;
  readonly then: Fate;
}

/** The fights of friends that an order changes by its contacts with enemies, as an overlap does. */
export function helpedBy(
  { rules, battle }: Here,
  shown: Ghost,
  contacts: readonly Contact[],
): readonly Helped[] {
  if (contacts.length === 0) return [];
  const there = fightingThere(rules, battle, shown);
  const fateOf = (at: Battle, friend: BaseId, enemy: BaseId): Fate | null => {
    const side = fightShown(rules, at, friend)?.sides.find(({ base }) => base === enemy);
    return side ? fateOfSide({ battle: at }, side) : null;
  };
  return [...new Set(contacts.map(({ other }) => other))].flatMap((enemy): readonly Helped[] => {
    const base = placedBase(there, enemy);
    const friend = base && rules.combat.mainOpponent(there, base);
    if (!friend || shown.ends.some((end) => end.base === friend)) return [];
    const [now, then] = [fateOf(battle, friend, enemy), fateOf(there, friend, enemy)];
    return now && then && now.lost * then.of !== then.lost * now.of ? [{ friend, enemy, now, then }] : [];
  });
}

/** The places from which a base fights an enemy with its own front. */
const AGAINST: readonly CandidateKind[] = ['front', 'left-flank', 'right-flank', 'rear'];

/** May an order now bring the front of this base against one of these enemies, so that they fight? */
export const mayFight = (rules: Ruleset, battle: Battle, id: BaseId, goals: readonly BaseId[]): boolean =>
  goals.length > 0 &&
  legalCandidates(rules, battle, [id], { goals, only: AGAINST }).some(({ candidate: { kind } }) =>
    AGAINST.includes(kind),
  );
