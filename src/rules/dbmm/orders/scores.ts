/** What PIP dice come to: doubled by a stroke, less for inert generals, shared out. DBMM, PIP dice; rulings 110 and 179. */
import { isAlly } from '../../../debellis/commands/generals.ts';
import { commandOf } from '../../../engine/army/commands.ts';
import { type Base, type Battle, isPlaced, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { isWithin, paces } from '../measures.ts';
import { factsOf } from '../state.ts';
import { troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { shareOut } from './ranks.ts';
import { chiefCommand, chiefOf, generalIn, livingGeneral, sharers } from './throwers.ts';

type Scores = Readonly<Record<string, number>>;

/** How far from a C-in-C a sub-general may be whose score he doubles, in paces. */
const DOUBLING_REACH = 2000;

const isInert = (base: Base | null): boolean => base !== null && figure(base.marks, 'inert') > 0;

const isNear = (one: PlacedBase, other: PlacedBase): boolean =>
  isWithin(rectanglesDistance(rectangleOfBase(one), rectangleOfBase(other)), paces(DOUBLING_REACH));

/** The commands of sub-generals near a regular C-in-C. */
function commandsNear(battle: Battle, chief: PlacedBase, commands: readonly string[]): readonly string[] {
  return commands.filter((command) => {
    const general = generalIn(battle, chief.side, command);
    return (
      general !== null &&
      general.id !== chief.id &&
      !isAlly(general) &&
      isPlaced(general) &&
      isNear(chief, general)
    );
  });
}

/** The commands among these whose score a Brilliant general may double. */
export function doubledBy(
  battle: Battle,
  general: PlacedBase,
  commands: readonly string[],
): readonly string[] {
  if (!holds('dbmm.pip.1')) return [];
  const own = commands.filter((command) => command === commandOf(general));
  const isChief = chiefOf(battle, general.side)?.id === general.id && troopOf(general).regular;
  return isChief && holds('dbmm.pip.2') ? [...own, ...commandsNear(battle, general, commands)] : own;
}

/** What the inert generals of a side take off the score of a command. */
function deduction(battle: Battle, side: SideId, command: string): number {
  const general = livingGeneral(battle, side, command);
  const byAlly = general !== null && isAlly(general) && isInert(general) && holds('dbmm.pip.3') ? 1 : 0;
  const byChief = isInert(chiefOf(battle, side)) && holds('dbmm.pip.4') ? 1 : 0;
  return holds('dbmm.gen.7') ? byAlly + byChief : Math.max(byAlly, byChief);
}

const atLeastNone = (score: number): number => (holds('dbmm.order.17') ? Math.max(0, score) : score);

const less = (battle: Battle, side: SideId, scores: Scores): Scores =>
  Object.fromEntries(
    Object.entries(scores).map(([command, score]) => [
      command,
      atLeastNone(score - deduction(battle, side, command)),
    ]),
  );

/** The dice of the commands that share theirs, as the orders of the side give them out. */
const shared = (battle: Battle, side: SideId, scores: Scores): Scores =>
  holds('dbmm.order.4')
    ? shareOut(scores, {
        orders: factsOf(battle, side).orders ?? {},
        among: sharers(battle, side),
        chief: chiefCommand(battle, side),
      })
    : scores;

const twice = (scores: Scores, commands: readonly string[]): Scores =>
  Object.fromEntries(
    Object.entries(scores).map(([command, score]) => [
      command,
      commands.includes(command) ? 2 * score : score,
    ]),
  );

/** The points of each command by its raw die. `doubled`: the commands whose score a stroke doubles. */
export function scoresOf(battle: Battle, side: SideId, raw: Scores, doubled: readonly string[]): Scores {
  if (!holds('dbmm.order.18')) return twice(shared(battle, side, less(battle, side, raw)), doubled);
  return shared(
    battle,
    side,
    holds('dbmm.order.16')
      ? less(battle, side, twice(raw, doubled))
      : twice(less(battle, side, raw), doubled),
  );
}
