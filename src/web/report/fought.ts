/** The fights of a battle: what the odds promised, what happened, and what mattered most for each loss. */
import {
  type Base,
  type BaseId,
  type Battle,
  basesOnTable,
  findBase,
  placedBase,
  type SideId,
} from '../../engine/battle.ts';
import { contactsOf } from '../../engine/board/contacts.ts';
import { isBadFor } from '../../engine/combat/fates.ts';
import { GOING_BACK } from '../../engine/combat/sums.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import type { Event } from '../../engine/event.ts';
import { publicEvent } from '../../engine/game/view.ts';
import { fateOfSide } from '../picked/Fates.tsx';
import { fightShown, type ShownFight, spellShown } from '../searching/fight-shown.ts';
import type { Session } from '../state/battle/session.ts';
import { guideOn } from '../state/loading/guides.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import type { FightKind } from '../state/orders/targets.ts';
import { lossStory } from '../state/telling/losses-told.ts';
import { asTold } from '../state/telling/moves-told.ts';
import { type Cause, chiefCause } from './chief.ts';

/** What fights, or is lost otherwise: a base, a general, or a place that the side must hold. */
export type Rank = 'base' | 'general' | 'keep';

/** What became of one of those who fought. */
export interface Fared {
  readonly base: BaseId;
  readonly side: SideId;
  readonly rank: Rank;
  /** Its enemy; null where it was lost without a fight of its own. */
  readonly against: string | null;
  /** The chance that it would be lost, from 0 to 1; null where no dice of its own decided. */
  readonly expected: number | null;
  readonly isLost: boolean;
  /** What mattered most for its loss; null where it was not lost. */
  readonly cause: Cause | null;
  /** The events that tell how it was lost where no dice of its own decided, the cause first. */
  readonly story?: readonly Event[];
}

/** A throw of dice, or another step that cost a base. */
export interface Fought {
  /** The step after the throw. */
  readonly step: number;
  readonly before: Battle;
  /** The side whose move in this bound brought the two together at bad odds for it; null otherwise. */
  readonly rash: SideId | null;
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

/** Is a base lost? One that may come back counts as lost until then. */
export function isGone(after: Battle, base: Base): boolean {
  if (base.place === 'table') return false;
  return base.place === 'lost' || (guideOn(after.ruleset)?.lossOf(after, base) ?? 0) > 0;
}

const isGoneNow = (after: Battle, id: BaseId): boolean => {
  const base = findBase(after, id);
  return base !== undefined && isGone(after, base);
};

const rankOf = ({ rules }: Session, battle: Battle, id: BaseId): Rank => {
  const base = findBase(battle, id);
  return base && rules.label(base).leader ? 'general' : 'base';
};

/** The outcome that the dice gave a base. */
const outcomeIn = ({ figures = {} }: Event, id: string): string =>
  rowOf((figures.outcomes ?? {}) as Readonly<Record<string, string>>, id) ?? 'stand';

/** A chance of loss from this is large. */
export const LARGE = 1 / 3;

interface Scene {
  readonly before: Battle;
  readonly combat: Event;
  readonly kind: FightKind;
  readonly rash: SideId | null;
}

/** The chief cause of the loss of a base in a fight. */
function causeOf(
  now: Session,
  { before, combat, kind, rash }: Scene,
  loss: Base,
  expected: number | null,
): Cause {
  if (kind !== 'close') return kind;
  const outcome = outcomeIn(combat, loss.id);
  const loses = onScreen(before.ruleset)?.fights.loses(loss, outcome) ?? false;
  return chiefCause(now.rules, before, {
    base: loss.id,
    expected: expected ?? 0,
    isRash: loss.side === rash,
    isCornered: GOING_BACK.includes(outcome) && !loses,
  });
}

/** The side whose move in this bound brought two bases together; null if they met before, or one is a place. */
function begunBy(
  { play: { battles } }: Session,
  before: Battle,
  [one, other]: readonly string[],
): SideId | null {
  const begin = battles.find(({ turn }) => turn.bound === before.turn.bound);
  const base = begin && placedBase(begin, one ?? '');
  if (!begin || !base || !placedBase(begin, other ?? '')) return null;
  const met = contactsOf(begin, base).some((contact) => contact.base.id === other);
  return met ? null : before.turn.active;
}

/** The side that began a close combat in this bound at bad odds; null otherwise. */
function rashIn(now: Session, before: Battle, { kind, sides }: ShownFight): SideId | null {
  const [one, other] = sides;
  if (kind !== 'close' || !one || !other) return null;
  const attacker = begunBy(now, before, [one.base, other.base]);
  const [own, enemy] = placedBase(before, one.base)?.side === attacker ? [one, other] : [other, one];
  const [fate, others] = [fateOfSide({ battle: before }, own), fateOfSide({ battle: before }, enemy)];
  return attacker !== null && fate && others && isBadFor(fate, others) ? attacker : null;
}

/** Does this combat cost a place, by its outcome? */
function isFall(combat: Event, id: string): boolean {
  const outcome = outcomeIn(combat, id);
  return outcome !== 'stand' && !GOING_BACK.includes(outcome);
}

/** What became of those who fought, by their odds before the dice. */
function sidesOf(now: Session, scene: Scene, after: Battle, fight: ShownFight): readonly Fared[] {
  const { before, combat } = scene;
  return fight.sides.flatMap((side, at): readonly Fared[] => {
    const enemy = fight.sides[1 - at] ?? side;
    const fate = fateOfSide({ battle: before }, side);
    const expected = fate && fate.lost / fate.of;
    const shared = { base: side.base, against: enemy.base, expected };
    const keep = before.terrain.find(({ id }) => id === side.base);
    if (keep?.side)
      return [{ ...shared, side: keep.side, rank: 'keep', isLost: isFall(combat, side.base), cause: null }];
    const base = findBase(before, side.base);
    if (!base) return [];
    const isLost = isGoneNow(after, base.id);
    const cause = isLost ? causeOf(now, scene, base, expected) : null;
    return [{ ...shared, side: base.side, rank: rankOf(now, before, base.id), isLost, cause }];
  });
}

/** The bases that were lost in a step, not by dice of their own. */
const othersLost = (
  now: Session,
  [before, after]: readonly [Battle, Battle],
  fought: readonly Fared[],
  told: readonly Event[],
): readonly Fared[] =>
  basesOnTable(before)
    .filter(({ id }) => isGoneNow(after, id) && !fought.some(({ base }) => base === id))
    .map(({ id, side }) => ({
      base: id,
      side,
      rank: rankOf(now, before, id),
      against: null,
      expected: null,
      isLost: true,
      cause: 'swept',
      story: lossStory(told, id),
    }));

/** The fight and the other losses of a step of a battle, as far as a seat may know them; null where there are none. */
export function foughtAt(now: Session, seat: SideId | null, at: number): Fought | null {
  const { record, live, battles } = now.play;
  const [before, after] = [battles[at], battles[at + 1]];
  if (!before || !after) return null;
  const events = (record.entries[live[at] ?? -1]?.events ?? []).flatMap(
    (event) => publicEvent(event, seat) ?? [],
  );
  const combat = events.find(({ type }) => COMBATS.has(type));
  const fight = combat ? fightOf(now, before, combat) : null;
  const rash = fight && rashIn(now, before, fight);
  const fought =
    combat && fight ? sidesOf(now, { before, combat, kind: fight.kind, rash }, after, fight) : [];
  const sides = [...fought, ...othersLost(now, [before, after], fought, asTold(events))];
  return sides.length > 0 ? { step: at + 1, before, rash, sides } : null;
}

/** The fights of a battle and its other losses, in order, as far as a seat may know them. */
export const foughtBy = (now: Session, seat: SideId | null): readonly Fought[] =>
  now.play.live.flatMap((_, at) => foughtAt(now, seat, at) ?? []);
