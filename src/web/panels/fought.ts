/** The fights of a battle that is over: what the odds promised, and what happened. */
import { type BaseId, type Battle, placedBase, type SideId } from '../../engine/battle.ts';
import { fateOf } from '../../engine/fates.ts';
import { publicEvent } from '../../engine/view.ts';
import type { Session } from '../state/battle/session.ts';
import { fightShown } from '../state/orders/combat.ts';

/** A fight that dice decided. */
export interface Fought {
  /** The step after the throw. */
  readonly step: number;
  readonly before: Battle;
  readonly sides: readonly {
    readonly base: BaseId;
    readonly side: SideId;
    /** The chance that it would be lost, from 0 to 1. */
    readonly expected: number;
    readonly isLost: boolean;
  }[];
}

const COMBATS = new Set(['fought', 'shot']);

/** The fight of an event, with the odds before it; null where they are not known. */
function foughtIn(
  now: Session,
  before: Battle,
  after: Battle,
  bases: readonly BaseId[],
): Fought['sides'] | null {
  const [one = '', other = ''] = bases;
  const fight = fightShown(now.rules, before, one) ?? fightShown(now.rules, before, one, other);
  if (!fight) return null;
  const sides = fight.sides.flatMap(({ base, chances }) => {
    const stood = placedBase(before, base);
    const of = chances[0]?.of ?? 0;
    if (!stood || of === 0) return [];
    const { lost } = fateOf({ chances, of });
    return [{ base, side: stood.side, expected: lost / of, isLost: placedBase(after, base) === null }];
  });
  return sides.length > 0 ? sides : null;
}

/** The fights of a battle, in order, as far as a seat may know them. */
export function foughtBy(now: Session, seat: SideId | null): readonly Fought[] {
  const { record, live, battles } = now.play;
  return live.flatMap((number, at): readonly Fought[] => {
    const [before, after] = [battles[at], battles[at + 1]];
    const events = record.entries[number]?.events ?? [];
    const told = events.map((event) => publicEvent(event, seat)).filter((event) => event !== null);
    const combat = told.find(({ type }) => COMBATS.has(type));
    const bases = combat?.figures?.sides;
    if (!before || !after || !Array.isArray(bases)) return [];
    const sides = foughtIn(now, before, after, bases.map(String));
    return sides ? [{ step: at + 1, before, sides }] : [];
  });
}

/** The bases that a side lost in fights, and how many it would have lost by the odds. */
export function luckOf(
  fights: readonly Fought[],
  side: SideId,
): { readonly expected: number; readonly lost: number } {
  const own = fights.flatMap(({ sides }) => sides.filter((each) => each.side === side));
  return {
    expected: own.reduce((sum, each) => sum + each.expected, 0),
    lost: own.filter(({ isLost }) => isLost).length,
  };
}

/** How far a fight went from what the odds promised: in bases lost, of either side. */
const swingOf = ({ sides }: Fought): number =>
  Math.abs(
    sides.reduce(
      (sum, { expected, isLost }, at) => sum + (at === 0 ? 1 : -1) * (Number(isLost) - expected),
      0,
    ),
  );

/** The fights that turned the battle most, in the order in which they were fought. */
export const turningPoints = (fights: readonly Fought[], most: number): readonly Fought[] =>
  fights
    .toSorted((a, b) => swingOf(b) - swingOf(a))
    .slice(0, most)
    .toSorted((a, b) => a.step - b.step);
