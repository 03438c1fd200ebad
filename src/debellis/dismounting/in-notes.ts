/** Riders who are on foot from the beginning. Each side notes them in secret. */

import { type Added, appearing } from '../../engine/ambush/private-names.ts';
import { type Base, type BaseId, type Battle, findBase, findSide } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import type { Change } from '../../engine/event.ts';
import { reason } from '../../engine/game/decide.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import { happenFor } from '../../engine/game/work.ts';
import { clauseIn } from '../book.ts';
import { because, broken } from '../citing.ts';
import type { FamilyOrder } from '../commands.ts';
import type { Debellis } from '../game.ts';
import { factsOf, type OwnState } from '../state.ts';
import { isChariot } from '../troops/base.ts';
import { troopMeant, unfitToDismount } from './on-foot.ts';

type OnFoot = NonNullable<OwnState['onFoot']>;

const factsIn = (battle: Battle, side: SideId) => findSide(battle, side)?.facts ?? {};

/** The elements that a side has noted as on foot. Only the side itself knows them. */
const recorded = (battle: Battle, side: SideId): OnFoot => factsOf(factsIn(battle, side)).onFoot ?? {};

function record(
  game: Debellis,
  work: Work,
  type: string,
  side: SideId,
  onFoot: OnFoot,
  bases: readonly Base[],
): void {
  happenFor(
    work,
    side,
    { type, rule: clauseIn(game.bases, 'notes'), figures: { bases: bases.map(({ id }) => id) } },
    [
      { change: 'side', side, set: { facts: { ...factsIn(work.battle, side), onFoot } } },
      ...bases.map((base): Change => ({ change: 'add', base })),
    ],
  );
}

/** The bases of an order, all of its own side; or the reasons against bases that are not. */
function ownBases({ rules, battle }: Work, ids: readonly BaseId[], by: SideId) {
  const bases = ids.flatMap((id) => findBase(battle, id) ?? []);
  const foreign = bases
    .filter(({ side }) => side !== by)
    .map(({ id }) => reason(rules, 'not-yours', { base: id }));
  return { bases, foreign };
}

/** Riders on their bases become elements on foot before the battle. A refusal changes nothing. */
export function dismountInNotes(
  game: Debellis,
  work: Work,
  order: FamilyOrder<'dismount'>,
  by: SideId,
): readonly Reason[] {
  const { bases, foreign } = ownBases(work, order.bases, by);
  const [base, ...others] = bases;
  if (foreign.length > 0 || !base) return foreign;
  const placed = bases.find(({ place, command }) => place !== 'reserve' || command !== base.command);
  if (placed)
    return [because(clauseIn(game.bases, 'notes'), 'debellis.dismount.off-table', { base: placed.id })];
  const camels = game.isOf(base, 'Cm')
    ? broken(clauseIn(game.bases, 'camelsAtWalls'), 'debellis.dismount.camels', { base: base.id })
    : [];
  const against = [...camels, ...unfitToDismount(game, bases, order)];
  const troop = troopMeant(game, base, order);
  if (against.length > 0 || !troop) return against;
  const { troop: was, width, depth } = base;
  const { chariot: _, ...marks } = base.marks;
  const mounts = Object.fromEntries(others.map(({ id }) => [id, null]));
  const left = { troop: was, width, depth, chariot: isChariot(base), mounts };
  record(game, work, 'noted-on-foot', by, { ...recorded(work.battle, by), [base.id]: left }, [
    { ...base, ...game.baseSize(troop), troop: game.formatTroop(troop), marks },
    ...others.map((other): Base => ({ ...other, place: 'aside' })),
  ]);
  return [];
}

/** An element noted as on foot is mounted after all. A refusal changes nothing. */
export function remountInNotes(
  game: Debellis,
  work: Work,
  { base: id }: FamilyOrder<'remount'>,
  by: SideId,
): readonly Reason[] {
  const { bases, foreign } = ownBases(work, [id], by);
  const [base] = bases;
  const left = base && rowOf(recorded(work.battle, by), id);
  if (foreign.length > 0) return foreign;
  if (!left || base.place !== 'reserve')
    return [because(clauseIn(game.bases, 'notes'), 'debellis.remount.none', { base: id })];
  const { [id]: _, ...rest } = recorded(work.battle, by);
  const { troop, width, depth, chariot, mounts } = left;
  const marks = chariot ? { ...base.marks, chariot: 1 } : base.marks;
  const others = Object.keys(mounts).flatMap((each) => findBase(work.battle, each) ?? []);
  record(game, work, 'noted-mounted', by, rest, [
    { ...base, troop, width, depth, marks },
    ...others.map((other): Base => ({ ...other, place: 'reserve' })),
  ]);
  return [];
}

/** The elements put aside that become known when those on foot appear. `shown`: how these appear. */
export function setAside(battle: Battle, shown: readonly Added[]): readonly Added[] {
  const ids = shown.flatMap(({ base: { id, side }, was = id }) =>
    Object.keys(rowOf(recorded(battle, side), was)?.mounts ?? {}),
  );
  const bases = [...battle.bases, ...shown.map(({ base }) => base)];
  return appearing(
    { ...battle, bases },
    ids.flatMap((id) => findBase(battle, id) ?? []),
  );
}

/** What these elements that appear were when mounted, under public names. */
export function wereMounted(battle: Battle, shown: readonly Added[]): OnFoot {
  const names = new Map(shown.map(({ base, was = base.id }) => [was, base.id]));
  return Object.fromEntries(
    shown.flatMap(({ base: { id, side }, was = id }) => {
      const left = rowOf(recorded(battle, side), was);
      if (!left) return [];
      const mounts = Object.fromEntries(
        Object.keys(left.mounts).map((each) => [names.get(each) ?? each, null]),
      );
      return [[id, { ...left, mounts }]];
    }),
  );
}
