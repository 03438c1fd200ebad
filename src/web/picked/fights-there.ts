/** The fights that an order would bring. */
import { type BaseId, findBase, placedBase } from '../../engine/battle.ts';
import { type Fate, isBadFor } from '../../engine/fates.ts';
import type { Judgement } from '../../engine/moves/judge.ts';
import { fighting, fightShown, type ShownFight } from '../state/orders/combat.ts';
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

/** The close combats of the movers at the places of a ghost, those first that cost a mover most easily. */
export function fightsThere({ rules, battle }: Field, ends: Ghost['ends']): readonly FightThere[] {
  const there = fighting(battle, ends);
  const found = ends.flatMap(({ base }): readonly FightThere[] => {
    const fight = fightShown(rules, there, base);
    const mine = fight?.sides.find((side) => side.base === base);
    const other = fight?.sides.find((side) => side.base !== base);
    if (fight?.kind !== 'close' || !mine || !other) return [];
    const own = fateOfSide({ battle: there }, mine);
    const enemy = fateOfSide({ battle: there }, other);
    // To storm a place may be worth a base: its fall can win the battle.
    const isBad =
      enemy !== null && findBase(battle, other.base) !== undefined && own !== null && isBadFor(own, enemy);
    return own ? [{ base, fight, own, other: enemy, isBad }] : [];
  });
  return found.toSorted((a, b) => b.own.lost / b.own.of - a.own.lost / a.own.of);
}

type Contact = Judgement['contacts'][number];

/** What follows from a contact at the end of an order: a fight of the mover, perhaps help for a friend who fights, or nothing. */
export function broughtBy({ rules, battle }: Pick<Field, 'rules' | 'battle'>, { ends }: Judgement) {
  const there = fighting(battle, ends);
  const fights = (id: BaseId): boolean => {
    const base = placedBase(there, id);
    return base !== null && rules.combat.mainOpponent(there, base) !== null;
  };
  return ({ base, other }: Contact): 'fight' | 'help' | 'none' =>
    fights(base) ? 'fight' : fights(other) ? 'help' : 'none';
}
