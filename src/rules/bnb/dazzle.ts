/** The low sun and those whom it dazzles. Blood and Blades, dazzle. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import { EDGES_CLOCKWISE, edgeOfSide, oppositeEdge } from '../../engine/setup/edges.ts';
import { invadedOf } from './setup/roles.ts';
import { hasTime, isSunLow } from './time-of-day.ts';
import { directionOf, hasWeather, liesTowards } from './weather.ts';

/** Dazzle needs the weather and the time of day, both. */
const hasDazzle = (battle: Battle): boolean =>
  holds('bnb.weather.8') ? hasWeather(battle) && hasTime(battle) : hasWeather(battle) || hasTime(battle);

/** Where the sun stands, in degrees as of a facing; null while it is high. */
export const sunOf = ({ own }: Pick<Battle, 'own'>): number | null => directionOf(own.sun);

/** Does the sun dazzle in this bound? */
export const isDazzling = ({ own }: Pick<Battle, 'own'>): boolean => own.dazzle === true;

/** The throw that is due before the one for PIGs, if any. */
export function dazzleThrow(battle: Battle): 'sun' | 'dazzle' | null {
  if (!hasDazzle(battle)) return null;
  if (battle.turn.bound === 1 && sunOf(battle) === null && holds('bnb.dazzle.1')) return 'sun';
  const thrown = typeof battle.own.dazzle === 'boolean';
  return !thrown && isSunLow(battle) && holds('bnb.dazzle.2') ? 'dazzle' : null;
}

const DEGREES = 90;

/** Over which edge an average die places the sun, in degrees as of a facing. */
export function sunThrown(battle: Battle, face: number): number {
  const invaded = edgeOfSide(battle, invadedOf(battle));
  const at = EDGES_CLOCKWISE.indexOf(invaded);
  // Who sits in the north looks south: the edge on his left is the next one clockwise.
  const edges = [
    invaded,
    EDGES_CLOCKWISE[(at + 1) % 4],
    EDGES_CLOCKWISE[(at + 3) % 4],
    oppositeEdge(invaded),
  ];
  return EDGES_CLOCKWISE.indexOf(edges[face - 2] ?? invaded) * DEGREES;
}

/** Faces by which there is dazzle. */
export const DAZZLING_FACES: readonly number[] = [1, 6];

/** Is this base a victim of dazzle, in close combat or as it shoots? */
export function isDazzled(battle: Battle, base: PlacedBase, doing: 'close' | 'shoots'): boolean {
  const sun = sunOf(battle);
  if (sun === null || !isDazzling(battle) || !liesTowards(base.pose.facing, sun)) return false;
  return holds(doing === 'close' ? 'bnb.dazzle.3' : 'bnb.dazzle.4');
}
