/** Decides which elements may be halted, and which stay without it. DBM, Halts; rulings 26, 107 and 108. */
import { type Battle, figure, type PlacedBase } from '../../../engine/battle.ts';
import { piecesUnder, whollyAmong } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { agreed } from '../../../engine/game/options.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { knownEnemies } from '../awareness.ts';
import { isDemoralised, isFoot } from '../base.ts';
import { because } from '../citing.ts';
import { goingOf } from '../going.ts';
import { isUpslopeOf } from '../heights.ts';
import { isImpetuous } from '../impetuous.ts';
import { mayDrift } from '../naval/drifting.ts';
import { HALT_AFTER_MOVE } from '../options.ts';
import { facesBank } from '../rivers.ts';
import { enclosureRound } from '../walls/enclosures.ts';
import { isManning } from '../walls/sections.ts';

interface Halt {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly bases: readonly PlacedBase[];
}

/** Does a base stand wholly in rough or difficult going? */
const isCovered = (battle: Battle, base: PlacedBase): boolean => {
  const ground = rectangleOfBase(base);
  const poor = piecesUnder(battle, ground).filter((piece) => {
    const going = goingOf(battle, piece, base);
    return going === 'RGo' || going === 'DGo';
  });
  return whollyAmong(poor, ground);
};

/** Does a base stand uphill of the nearest enemy that its command knows of? */
function isUphill({ rules, battle }: Halt, base: PlacedBase): boolean {
  const mm = (enemy: PlacedBase): number => rectanglesDistance(rectangleOfBase(base), rectangleOfBase(enemy));
  const [nearest] = knownEnemies(rules, battle, base).toSorted((a, b) => mm(a) - mm(b));
  return nearest !== undefined && isUpslopeOf(battle, base, nearest);
}

/** Are all foot that find it easy to stand? */
export const isSteady = (halt: Halt): boolean =>
  halt.bases.every(
    (base) =>
      isFoot(base) &&
      (isCovered(halt.battle, base) ||
        isManning(halt.battle, base) ||
        facesBank(halt.battle, base) ||
        isUphill(halt, base)),
  );

/** Does a halt keep somebody from advancing or retreating? It may also keep a ship off a lee shore. */
export const holdsBack = ({ rules, battle, bases }: Halt): boolean =>
  bases.some((base) => isImpetuous(rules, battle, base) || isDemoralised(base));

/** Do all these bases defend one fortified enclosure? They are then halted as a group. */
export function isGarrison(battle: Battle, bases: readonly PlacedBase[]): boolean {
  const [first, ...others] = bases.map((base) => enclosureRound(battle, base));
  return (
    first !== null &&
    first !== undefined &&
    bases.every(({ side }) => side === first.side) &&
    others.every((each) => each === first) &&
    holds('dbm.halt.1')
  );
}

/** Would a base move without an order if it were not halted? */
const isRestless = (rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  isImpetuous(rules, battle, base) || isDemoralised(base) || mayDrift(battle, base);

const hasMoved = ({ bound }: PlacedBase): boolean => figure(bound, 'moved') > 0;

/** May what has moved be halted as part of a group? */
const mayHaltAfterMove = ({ options }: Battle): boolean =>
  agreed(options, HALT_AFTER_MOVE) && holds('dbm.halt.6');

/** The reasons against a halt: none of the bases would move by itself, or one has already been halted or moved. */
export function haltReasons({ rules, battle, bases }: Halt): readonly Reason[] {
  const again = bases.find(({ bound }) => figure(bound, 'halted') > 0);
  if (again) return [because('dbm.halt.3', 'dbm.is-halted', { base: again.id })];
  const moved = bases.filter(hasMoved);
  const standing = bases.filter((base) => !hasMoved(base));
  const [late] = moved;
  if (late && (standing.length === 0 || !mayHaltAfterMove(battle)))
    return [because('dbm.halt.6', 'dbm.halt-after-move', { base: late.id })];
  const restless = standing.some((base) => isRestless(rules, battle, base));
  if (restless || !holds('dbm.halt.2')) return [];
  return [because('dbm.halt.2', 'dbm.halt-nobody', { bases: bases.map(({ id }) => id) })];
}
