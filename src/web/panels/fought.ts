/** The fights of a battle that is over: what the odds promised, and what happened. */
import { type BaseId, type Battle, findBase, placedBase, type SideId } from '../../engine/battle.ts';
import { GOING_BACK } from '../../engine/combat.ts';
import type { Event } from '../../engine/event.ts';
import { rowOf } from '../../engine/lookup.ts';
import { publicEvent } from '../../engine/view.ts';
import { fateOfSide } from '../picked/Fates.tsx';
import type { Session } from '../state/battle/session.ts';
import { fightShown, type ShownFight, spellShown } from '../state/orders/combat.ts';

/** What fights, or is lost otherwise: a base, a general, or a place that the side must hold. */
export type Rank = 'base' | 'general' | 'keep';

/** What became of one of those who fought. */
export interface Fared {
  readonly base: BaseId;
  readonly side: SideId;
  readonly rank: Rank;
  /** The chance that it would be lost, from 0 to 1; null where no dice of its own decided. */
  readonly expected: number | null;
  readonly isLost: boolean;
}

/** A throw of dice, or another step that cost a general. */
export interface Fought {
  /** The step after the throw. */
  readonly step: number;
  readonly before: Battle;
  readonly sides: readonly Fared[];
}

const COMBATS = new Set(['fought', 'shot', 'spell']);

/** The fight of an event, with its odds; null where they are not known. */
function fightOf({ rules }: Session, before: Battle, { figures = {} }: Event): ShownFight | null {
  const [one = '', other = ''] = Array.isArray(figures.bases) ? figures.bases.map(String) : [];
  if (figures.kind !== 'spell')
    return fightShown(rules, before, one) ?? fightShown(rules, before, one, other);
  const casters = Array.isArray(figures.shooters) ? figures.shooters.map(String) : [];
  return spellShown(rules, before, one, other, casters.slice(1));
}

const isGone = (after: Battle, id: BaseId): boolean => placedBase(after, id) === null;

/** What became of a base in a fight. */
function baseFared(now: Session, after: Battle, id: BaseId, expected: number | null): Fared | null {
  const base = findBase(after, id);
  const rank = base && now.rules.label(base).leader ? 'general' : 'base';
  return base ? { base: id, side: base.side, rank, expected, isLost: isGone(after, id) } : null;
}

/** Does this combat cost one of its sides, by its outcome? */
function isFall({ figures = {} }: Event, id: string): boolean {
  const outcomes = (figures.outcomes ?? {}) as Readonly<Record<string, string>>;
  const outcome = rowOf(outcomes, id) ?? 'stand';
  return outcome !== 'stand' && !GOING_BACK.includes(outcome);
}

/** What became of those who fought, by their odds before the dice. */
function sidesOf(now: Session, before: Battle, after: Battle, events: readonly Event[]): readonly Fared[] {
  const combat = events.find(({ type }) => COMBATS.has(type));
  const fight = combat ? fightOf(now, before, combat) : null;
  return (fight?.sides ?? []).flatMap((side) => {
    const fate = fateOfSide({ battle: before }, side);
    const expected = fate && fate.lost / fate.of;
    const keep = before.terrain.find(({ id }) => id === side.base);
    if (!keep?.side) return baseFared(now, after, side.base, expected) ?? [];
    const isLost = combat !== undefined && isFall(combat, side.base);
    return { base: side.base, side: keep.side, rank: 'keep', expected, isLost } as const;
  });
}

/** The generals that were lost in a step, not by dice of their own. */
const generalsLost = (
  now: Session,
  before: Battle,
  after: Battle,
  told: readonly Fared[],
): readonly Fared[] =>
  before.bases
    .filter(({ id, pose }) => pose && isGone(after, id) && !told.some(({ base }) => base === id))
    .flatMap(({ id }) => baseFared(now, after, id, null) ?? [])
    .filter(({ rank }) => rank === 'general');

/** The fights of a battle, in order, as far as a seat may know them. */
export function foughtBy(now: Session, seat: SideId | null): readonly Fought[] {
  const { record, live, battles } = now.play;
  return live.flatMap((number, at): readonly Fought[] => {
    const [before, after] = [battles[at], battles[at + 1]];
    const events = (record.entries[number]?.events ?? [])
      .map((event) => publicEvent(event, seat))
      .filter((event) => event !== null);
    if (!before || !after) return [];
    const fought = sidesOf(now, before, after, events);
    const sides = [...fought, ...generalsLost(now, before, after, fought)];
    return sides.length > 0 ? [{ step: at + 1, before, sides }] : [];
  });
}

/** The bases that a side lost in fights, and how many it would have lost by the odds. */
export function luckOf(
  fights: readonly Fought[],
  side: SideId,
): { readonly expected: number; readonly lost: number } {
  const own = fights
    .flatMap(({ sides }) => sides)
    .filter((each) => each.side === side && each.rank !== 'keep' && each.expected !== null);
  return {
    expected: own.reduce((sum, { expected }) => sum + (expected ?? 0), 0),
    lost: own.filter(({ isLost }) => isLost).length,
  };
}

/** How much the loss of one weighs beside that of another base. */
const WEIGHTS = { base: 1, general: 4, keep: 8 } as const satisfies Record<Rank, number>;

/** How far a fight went from what the odds promised, in bases lost; what decides the battle counts whole. */
const swingOf = ({ sides }: Fought): number =>
  Math.abs(
    sides.reduce((sum, { rank, expected, isLost }, at) => {
      const promised = isLost && rank !== 'base' ? 0 : (expected ?? 0);
      return sum + (at === 0 ? 1 : -1) * WEIGHTS[rank] * (Number(isLost) - promised);
    }, 0),
  );

/** A smaller swing is no turning point. */
const LEAST = 0.25;

/** The fights that turned the battle most, in the order in which they were fought. */
export const turningPoints = (fights: readonly Fought[], most: number): readonly Fought[] =>
  fights
    .filter((fought) => swingOf(fought) >= LEAST)
    .toSorted((a, b) => swingOf(b) - swingOf(a))
    .slice(0, most)
    .toSorted((a, b) => a.step - b.step);

/** Was it luck or the choice of the fight? `even` where the chance was neither small nor large. */
export function luckIn({ expected, isLost }: Fared): 'none' | 'bad' | 'good' | 'chosen' | 'even' {
  if (expected === null) return 'none';
  if (!isLost) return expected >= 1 / 3 ? 'good' : 'even';
  return expected <= 1 / 6 ? 'bad' : expected >= 1 / 3 ? 'chosen' : 'even';
}
