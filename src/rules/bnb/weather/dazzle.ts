/** The low sun, and the bases that it dazzles. Blood and Blades, dazzle. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { EDGES_CLOCKWISE, edgeOfSide, oppositeEdge } from '../../../engine/setup/edges.ts';
import { invadedOf } from '../setup/roles.ts';
import { hasTime, isSunLow } from './time-of-day.ts';
import { directionOf, hasWeather, liesTowards } from './weather.ts';

/** Dazzle needs both the weather and the time of day. */
const hasDazzle = (battle: Battle): boolean =>
  holds('bnb.weather.8') ? hasWeather(battle) && hasTime(battle) : hasWeather(battle) || hasTime(battle);

/** The direction of the sun in degrees, as a facing; null while it is high. */
export const sunOf = ({ own }: Pick<Battle, 'own'>): number | null => directionOf(own.sun);

/** Does the sun dazzle in this bound? */
export const isDazzling = ({ own }: Pick<Battle, 'own'>): boolean => own.dazzle === true;

/** The throw that is due before the throw for PIGs, or null. */
export function dazzleThrow(battle: Battle): 'sun' | 'dazzle' | null {
  if (!hasDazzle(battle)) return null;
  if (battle.turn.bound === 1 && sunOf(battle) === null && holds('bnb.dazzle.1')) return 'sun';
  const thrown = typeof battle.own.dazzle === 'boolean';
  return !thrown && isSunLow(battle) && holds('bnb.dazzle.2') ? 'dazzle' : null;
}

const DEGREES = 90;

/** The edge over which an average die places the sun, as a facing in degrees. */
export function sunThrown(battle: Battle, face: number): number {
  const invaded = edgeOfSide(battle, invadedOf(battle));
  const at = EDGES_CLOCKWISE.indexOf(invaded);
  // A player in the north looks south, so the edge on the left is the next one clockwise.
  const edges = [
    invaded,
    EDGES_CLOCKWISE[(at + 1) % 4],
    EDGES_CLOCKWISE[(at + 3) % 4],
    oppositeEdge(invaded),
  ];
  return EDGES_CLOCKWISE.indexOf(edges[face - 2] ?? invaded) * DEGREES;
}

/** The faces that mean dazzle. */
export const DAZZLING_FACES: readonly number[] = [1, 6];

/** Does the sun dazzle this base, in close combat or as it shoots? */
export function isDazzled(battle: Battle, base: PlacedBase, doing: 'close' | 'shoots'): boolean {
  const sun = sunOf(battle);
  if (sun === null || !isDazzling(battle) || !liesTowards(base.pose.facing, sun)) return false;
  return holds(doing === 'close' ? 'bnb.dazzle.3' : 'bnb.dazzle.4');
}
