/** The troops aboard ships when these come to the table. Each side notes them in secret. */

import { type Added, appearing } from '../../engine/ambush/private-names.ts';
import { type Base, type BaseId, type Battle, findBase, findSide } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import type { Change } from '../../engine/event.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import type { Option } from '../../engine/game/steps.ts';
import { happenFor } from '../../engine/game/work.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { because, broken } from '../citing.ts';
import type { FamilyOrder } from '../commands.ts';
import type { Debellis } from '../game.ts';
import { isRiver } from '../ground/rivers.ts';
import { isWaterway } from '../ground/water.ts';
import { placeLeft } from '../setup/deploy.ts';
import { factsOf } from '../state.ts';

type Recorded = Readonly<Record<BaseId, BaseId>>;

const factsIn = (battle: Battle, side: SideId) => findSide(battle, side)?.facts ?? {};

/** The elements that a side has noted as aboard, by their ships. Only the side itself knows them. */
const recorded = (battle: Battle, side: SideId): Recorded => factsOf(factsIn(battle, side)).embarked ?? {};

/** Notes which element is aboard which ship. The other side is told nothing. */
function record(game: Debellis, work: Work, type: string, embarked: Recorded, bases: readonly Base[]): void {
  const side = bases[0]?.side ?? '';
  const facts = { ...factsIn(work.battle, side), embarked };
  happenFor(
    work,
    side,
    { type, rule: clauseIn(game.naval, 'aboard'), figures: { bases: bases.map(({ id }) => id) } },
    [{ change: 'side', side, set: { facts } }, ...bases.map((base): Change => ({ change: 'add', base }))],
  );
}

/** Can a ship come to the table? One on a flank march may. */
const hasWay = (game: Debellis, rules: Ruleset, battle: Battle, ship: Base): boolean =>
  ship.place === 'away' ||
  (battle.terrain.some((piece) => isWaterway(piece) || isRiver(piece)) &&
    placeLeft(game, rules, battle, [ship]) !== null);

/** Is it a ship off the table that needs troops aboard and has none? */
const isEmpty = (game: Debellis, battle: Battle, ship: Base): boolean =>
  (ship.place === 'reserve' || ship.place === 'away') &&
  game.carriesTroops(ship) &&
  rowOf(recorded(battle, ship.side), ship.id) === undefined;

/** Can it still be noted as aboard a ship? */
const isAshore = (game: Debellis, base: Base): boolean => base.place === 'reserve' && !game.isNaval(base);

/** Why an element cannot be noted as aboard this ship. */
function cannotSail(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: Base,
  ship: Base,
): readonly Reason[] {
  const figures = { base: base.id, ship: ship.id };
  const fits = base.side === ship.side && isAshore(game, base) && isEmpty(game, battle, ship);
  if (!fits) return [because(clauseIn(game.naval, 'aboard'), 'debellis.naval.takes-none', figures)];
  return hasWay(game, rules, battle, ship)
    ? []
    : broken(clauseIn(game.naval, 'noWay'), 'debellis.naval.no-way', figures);
}

/** Notes an element as aboard a ship. A refusal changes nothing. */
export function boardInNotes(
  game: Debellis,
  work: Work,
  order: FamilyOrder<'embark'>,
  by: SideId,
): readonly Reason[] {
  const { rules, battle } = work;
  const [base, ship] = [findBase(battle, order.base), findBase(battle, order.ship)];
  const own = base?.side === by && ship?.side === by;
  if (!base || !ship || !own)
    return [because(clauseIn(game.naval, 'aboard'), 'debellis.naval.takes-none', { ...order })];
  const reasons = cannotSail(game, rules, battle, base, ship);
  if (reasons.length > 0) return reasons;
  const embarked = { ...recorded(battle, by), [ship.id]: base.id };
  record(game, work, 'sails', embarked, [{ ...base, place: 'aboard' }]);
  return [];
}

/** Notes that elements do not sail after all. */
export function leaveInNotes(game: Debellis, work: Work, bases: readonly Base[]): void {
  const ids = bases.map(({ id }) => id);
  const side = bases[0]?.side ?? '';
  const embarked = Object.fromEntries(
    Object.entries(recorded(work.battle, side)).filter(([, base]) => !ids.includes(base)),
  );
  record(
    game,
    work,
    'stays-ashore',
    embarked,
    bases.map((base): Base => ({ ...base, place: 'reserve' })),
  );
}

/** The orders by which an element sails in the first ship without troops: first elements of the ship's own command. */
export function sailingOptions(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  side: SideId,
): readonly Option[] {
  const ship = battle.bases.find(
    (base) => base.side === side && isEmpty(game, battle, base) && hasWay(game, rules, battle, base),
  );
  if (!ship || !holdsIn(game.naval, 'aboard')) return [];
  const free = battle.bases.filter(
    (base) => base.side === side && isAshore(game, base) && !game.isBaggage(base),
  );
  const [mates, others] = [true, false].map((own) =>
    free.filter(({ command }) => (command === ship.command) === own),
  );
  return [...(mates ?? []), ...(others ?? [])].map(({ id }) => ({
    command: { type: 'embark', base: id, ship: ship.id },
    key: 'option.embark',
    figures: { base: id, ship: ship.id },
  }));
}

/** Why a side may not end its notes yet: a ship that can come to the table has no troops aboard. */
export const shipReasons = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  side: SideId,
): readonly Reason[] =>
  sailingOptions(game, rules, battle, side)
    .slice(0, 1)
    .map(({ figures }) =>
      because(clauseIn(game.naval, 'aboard'), 'debellis.naval.needs-troops', { ship: figures?.ship ?? '' }),
    );

/** The elements that appear with ships, because the notes name them as aboard. `shown`: how the ships appear. */
export function boarding(battle: Battle, shown: readonly Added[]): readonly Added[] {
  const cargoes = shown.flatMap(({ base: { id, side }, was = id }): readonly Base[] => {
    const cargo = findBase(battle, rowOf(recorded(battle, side), was) ?? '');
    return cargo ? [{ ...cargo, place: 'aboard', pose: null }] : [];
  });
  return appearing({ ...battle, bases: [...battle.bases, ...shown.map(({ base }) => base)] }, cargoes);
}

/** Who is aboard each of these ships that appear, under public names. */
export function boarded(battle: Battle, shown: readonly Added[]): Readonly<Record<BaseId, BaseId>> {
  const names = new Map(shown.map(({ base, was = base.id }) => [was, base.id]));
  return Object.fromEntries(
    shown.flatMap(({ base: { id, side }, was = id }) => {
      const cargo = names.get(rowOf(recorded(battle, side), was) ?? '');
      return cargo === undefined ? [] : [[id, cargo]];
    }),
  );
}
