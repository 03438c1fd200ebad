/** Orders to packs, and their checks. Blood and Blades, pack, pack moves. */
import { type BaseId, type Battle, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { aheadOf } from '../../../geometry/rectangle.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { because } from '../citing.ts';
import type { BnbOrder } from '../commands.ts';
import { figure } from '../troops/marks.ts';
import { packOf } from './who.ts';

/** An order to a pack. Its leader stays; the order may name the side of the leader that forms first. */
export type PackCommand = BnbOrder<'pack'>;

const idsOf = (bases: readonly PlacedBase[]): string[] => bases.map((base) => base.id);

/** The named bases, or the reasons why they cannot be ordered. */
export function packNamed(
  rules: Ruleset,
  battle: Battle,
  ids: readonly BaseId[],
  by: string,
): readonly PlacedBase[] | readonly Reason[] {
  const bases: PlacedBase[] = [];
  const reasons: Reason[] = [];
  for (const id of new Set(ids)) {
    const base = placedBase(battle, id);
    if (!base) reasons.push(reason(rules, 'not-on-table', { base: id }));
    else if (base.side !== by) reasons.push(reason(rules, 'not-yours', { base: id, side: base.side }));
    else bases.push(base);
  }
  return reasons.length > 0 ? reasons : bases;
}

/** The reasons why the bases are not the whole of one pack. */
function formBroken(rules: Ruleset, battle: Battle, bases: readonly PlacedBase[]): readonly Reason[] {
  const [first] = bases;
  const whole = first ? packOf(rules, battle, first) : [];
  const ids = idsOf(whole);
  if (whole.length < 2 || bases.some((base) => !ids.includes(base.id)))
    return [because('bnb.pack.1', 'bnb.pack.none', { bases: idsOf(bases) })];
  if (bases.length === whole.length || !holds('bnb.pack.5')) return [];
  return [because('bnb.pack.5', 'bnb.pack.whole', { bases: ids })];
}

const ORDERED = ['pack', 'tactical', 'far'] as const;

/** The reasons against any order to a pack: bases that made voluntary moves or were halted in this bound. */
export function boundBroken(bases: readonly PlacedBase[]): readonly Reason[] {
  const again = bases.find((base) => ORDERED.some((mark) => figure(base.bound, mark) > 0));
  const halted = bases.find((base) => figure(base.bound, 'halted') > 0);
  return [
    ...(again && holds('bnb.pack.4') ? [because('bnb.pack.4', 'bnb.pack.again', { base: again.id })] : []),
    ...(halted && holds('bnb.halt.4') ? [because('bnb.halt.4', 'bnb.halt.halted', { base: halted.id })] : []),
  ];
}

/** The bases that may lead: those with no other base of the pack ahead. */
export const mayLead = (bases: readonly PlacedBase[]): readonly PlacedBase[] =>
  bases.filter((base) => {
    const mine = rectangleOfBase(base);
    return !bases.some((other) => moreThan(aheadOf(mine, other.pose), 0));
  });

/** The base named to lead, or the only one that may. */
export function leaderOf(bases: readonly PlacedBase[], { leader }: PackCommand): BaseId {
  const leaders = mayLead(bases);
  return leader ?? (leaders.length === 1 ? (leaders[0]?.id ?? '') : '');
}

function leaderBroken(bases: readonly PlacedBase[], command: PackCommand): readonly Reason[] {
  if (command.order !== 'into-group' || !holds('bnb.pack.10')) return [];
  const leaders = idsOf(mayLead(bases));
  const leader = leaderOf(bases, command);
  return leaders.includes(leader)
    ? []
    : [because('bnb.pack.10', 'bnb.pack.leader', { base: leader, among: leaders })];
}

/** All reasons against this order to these bases, apart from its cost and its result. */
export function orderBroken(
  rules: Ruleset,
  battle: Battle,
  bases: readonly PlacedBase[],
  command: PackCommand,
): readonly Reason[] {
  const senseless = formBroken(rules, battle, bases);
  if (senseless.length > 0) return senseless;
  return [...boundBroken(bases), ...leaderBroken(bases, command)];
}
