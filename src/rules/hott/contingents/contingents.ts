/** The allied contingents of a campaign battle. Hordes of the Things, Campaign rules, Participation by allies. */

import { commandNames, commandOf, inCommand, pointsLeft } from '../../../engine/army/commands.ts';
import type { Base, Battle, SideId, TableEdge } from '../../../engine/battle.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import { holds } from '../../../engine/effects.ts';
import { EDGES_CLOCKWISE, edgeOfSide, isSideways, oppositeEdge } from '../../../engine/setup/edges.ts';
import { isOfCampaign, stateOf } from '../state.ts';
import { isGeneral, isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

/** Is it of an allied contingent? In a campaign battle each contingent is a command, and the main army is none. */
export const isOfContingent = (battle: Pick<Battle, 'own'>, base: Pick<Base, 'command'>): boolean =>
  commandOf(base) !== '' && isOfCampaign(battle);

/** The command whose phases run: a contingent, or '' for the main army. */
export const commandInTurn = ({ turn: { command = '' } }: Pick<Battle, 'turn'>): string => command;

/** Is it of a contingent, and not on the table yet? */
export const isStillToCome = (battle: Pick<Battle, 'own'>, base: Base): boolean =>
  base.place === 'reserve' && isOfContingent(battle, base);

/** The elements of a contingent that are still to come. */
export const stillToCome = (battle: Battle, side: SideId, command: string): readonly Base[] =>
  inCommand(battle, side, command).filter((base) => isStillToCome(battle, base));

/** Has the contingent arrived, if only in part? */
export const hasArrived = (battle: Battle, side: SideId, command: string): boolean =>
  inCommand(battle, side, command).some(
    (base) => !isStillToCome(battle, base) && base.place !== 'ensorcelled',
  );

/** The score of its die with which a contingent arrives. */
export const CALLED = 6;

/** Has the die of its contingent called this element? Those behind the first need no second call. */
export const isCalled = (battle: Battle, { side, command = '' }: Base): boolean =>
  hasArrived(battle, side, command) || pointsLeft(battle, command) >= CALLED;

/** Has a contingent anything left that it may order? */
const isLeft = (battle: Battle, side: SideId, command: string): boolean =>
  inCommand(battle, side, command).some((base) => base.place !== 'lost' || isOf(base, 'Hordes'));

/** The contingents of a side that go through their phases in its bound, in order. */
export const contingentsOf = (battle: Battle, side: SideId): readonly string[] =>
  isOfCampaign(battle)
    ? commandNames(battle, side).filter((command) => command !== '' && isLeft(battle, side, command))
    : [];

/** What a written edge stands for: itself, the base edge of a role, or both edges at the sides. */
function edgesNamed(battle: Battle, side: SideId, written: string): readonly TableEdge[] {
  const own = edgeOfSide(battle, side);
  if (written === 'own') return [own];
  if (written === 'enemy') return [oppositeEdge(own)];
  return EDGES_CLOCKWISE.filter((edge) =>
    written === 'sides' ? isSideways(edge) !== isSideways(own) : edge === written,
  );
}

/** The edges at which a contingent may arrive; after its arrival only that of its arrival. */
export function edgesOf(battle: Battle, side: SideId, command: string): readonly TableEdge[] {
  const { edges = [] } = rowOf(stateOf(battle).contingents ?? {}, command) ?? {};
  const found = edges.flatMap((written) => edgesNamed(battle, side, written));
  return holds('hott.campally.10') ? found : found.slice(0, 1);
}

/** Is it of a contingent that has lost its general? Such a contingent must march off. */
export const marchesOff = (battle: Battle, base: Base): boolean =>
  isOfContingent(battle, base) &&
  hasLostGeneral(inCommand(battle, base.side, commandOf(base))) &&
  holds('hott.campafter.4');

const hasLostGeneral = (contingent: readonly Base[]): boolean =>
  contingent.some(
    (base) =>
      figure(base.marks, 'wasGeneral') > 0 || (isGeneral(base) && !['table', 'reserve'].includes(base.place)),
  );
