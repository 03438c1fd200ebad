/** Decides which elements may be halted, and which stay without it. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { piecesUnder, whollyAmong } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Reason } from '../../engine/game/event.ts';
import { agreed } from '../../engine/game/options.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { clauseIn, holdsIn, keepsTo } from '../book.ts';
import { because } from '../citing.ts';
import { knownEnemies } from '../commands/awareness.ts';
import type { Debellis } from '../game.ts';
import { isUpslopeOf } from '../ground/heights.ts';
import { facesBank } from '../ground/rivers.ts';
import { figure } from '../marks.ts';
import { enclosureRound, isSameEnclosure } from '../walls/enclosures.ts';
import { isManning } from '../walls/sections.ts';

interface Halt {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly bases: readonly PlacedBase[];
}

/** Does a base stand wholly in rough or difficult going? */
const isCovered = (game: Debellis, battle: Battle, base: PlacedBase): boolean => {
  const ground = rectangleOfBase(base);
  const poor = piecesUnder(battle, ground).filter((piece) => {
    const going = game.goingOf(battle, piece, base);
    return going === 'RGo' || going === 'DGo';
  });
  return whollyAmong(poor, ground);
};

/** Does a base stand uphill of the nearest enemy that its command knows of? */
function isUphill(game: Debellis, { rules, battle }: Halt, base: PlacedBase): boolean {
  const mm = (enemy: PlacedBase): number => rectanglesDistance(rectangleOfBase(base), rectangleOfBase(enemy));
  const [nearest] = knownEnemies(game, rules, battle, base).toSorted((a, b) => mm(a) - mm(b));
  return nearest !== undefined && isUpslopeOf(game, battle, base, nearest);
}

/** Are all foot that find it easy to stand? */
export const isSteady = (game: Debellis, halt: Halt): boolean =>
  halt.bases.every(
    (base) =>
      game.isFoot(base) &&
      (isCovered(game, halt.battle, base) ||
        isManning(game, halt.battle, base) ||
        facesBank(game, halt.battle, base) ||
        isUphill(game, halt, base)),
  );

/** Does a halt keep somebody from advancing or retreating? It may also keep a ship off a lee shore. */
export const holdsBack = (game: Debellis, { rules, battle, bases }: Halt): boolean =>
  bases.some((base) => game.isImpetuous(rules, battle, base) || game.runsUnlessHalted(base));

/** Do all these bases defend one fortified enclosure? They are then halted as a group. */
export function isGarrison(game: Debellis, battle: Battle, bases: readonly PlacedBase[]): boolean {
  const [first, ...others] = bases.map((base) => enclosureRound(game, battle, base));
  return (
    first !== null &&
    first !== undefined &&
    bases.every(({ side }) => side === first.side) &&
    others.every((each) => each !== undefined && isSameEnclosure(each, first)) &&
    holdsIn(game.moves, 'garrisonHalts')
  );
}

/** Would a base move without an order if it were not halted? */
const isRestless = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  game.isImpetuous(rules, battle, base) || game.runsUnlessHalted(base) || game.isAdrift(battle, base);

const hasMoved = ({ bound }: PlacedBase): boolean => figure(bound, 'moved') > 0;

/** May what has moved be halted as part of a group? */
const mayHaltAfterMove = (game: Debellis, { options }: Battle): boolean =>
  agreed(options, game.haltAfterMoveOption) && holdsIn(game.moves, 'haltAfterMove');

/** The reasons against a halt: none of the bases would move by itself, or one has already been halted or moved. */
export function haltReasons(game: Debellis, { rules, battle, bases }: Halt): readonly Reason[] {
  const again = bases.find(({ bound }) => figure(bound, 'halted') > 0);
  if (again) return [because(clauseIn(game.moves, 'halted'), 'debellis.is-halted', { base: again.id })];
  const routing = bases.find(game.isRouting);
  if (routing && holdsIn(game.moves, 'routing'))
    return [because(clauseIn(game.moves, 'routing'), 'debellis.halt-routing', { base: routing.id })];
  const moved = bases.filter(hasMoved);
  const standing = bases.filter((base) => !hasMoved(base));
  const [late] = moved;
  if (late && (standing.length === 0 || !mayHaltAfterMove(game, battle)))
    return [because(clauseIn(game.moves, 'haltAfterMove'), 'debellis.halt-after-move', { base: late.id })];
  const restless = standing.filter((base) => isRestless(game, rules, battle, base));
  const enough = keepsTo(game.usual, 'haltWithOthers') ? 1 : standing.length;
  if (restless.length >= enough || !holdsIn(game.moves, 'halt')) return [];
  return [
    because(clauseIn(game.moves, 'halt'), 'debellis.halt-nobody', { bases: bases.map(({ id }) => id) }),
  ];
}
