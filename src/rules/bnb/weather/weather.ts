/** Rain, wind and mud in the battle's own state. Blood and Blades, weather. */
import type { Battle, Json, PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { agreed } from '../../../engine/game/options.ts';
import { facingFromDegrees, turnBetween, turnOf } from '../../../geometry/exact.ts';
import { PARALLEL_TURN } from '../../../geometry/tolerance.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { WEATHER } from '../options.ts';

export type Weather = 'risk-of-rain' | 'wind' | 'fine';

/** An eighth of a turn: a facing within it lies in a direction. */
const WITHIN = facingFromDegrees(45);

/** Is this facing within 45 degrees of a direction, given in degrees? */
export const liesTowards = (facing: number, degrees: number): boolean =>
  turnBetween(facing, facingFromDegrees(degrees)) <= WITHIN + PARALLEL_TURN;

/** Does the weather matter in this battle? */
export const hasWeather = ({ options }: Pick<Battle, 'options'>): boolean => {
  const used = agreed(options, WEATHER) || !holds('bnb.weather.1');
  return used && holds('bnb.setup.3');
};

export const isRaining = ({ own }: Pick<Battle, 'own'>): boolean => own.rain === true;

/** Any direction as degrees from 0 up to 360. */
export const directionOf = (said: Json | undefined): number | null =>
  typeof said === 'number' && Number.isFinite(said) ? ((said % 360) + 360) % 360 : null;

/** The direction that the wind comes from in degrees, as a facing; null without wind. */
export const windOf = ({ own }: Pick<Battle, 'own'>): number | null => directionOf(own.wind);

/** Are the unpaved roads muddy? */
export const isMuddy = ({ own }: Pick<Battle, 'own'>): boolean => own.mud === true;

/** The result of the weather score. A position that only says whether it rains has a risk of rain. */
export function weatherOf({ own }: Pick<Battle, 'own'>): Weather {
  if (own.weather === 'risk-of-rain' || own.weather === 'wind' || own.weather === 'fine') return own.weather;
  if (windOf({ own }) !== null) return 'wind';
  return typeof own.rain === 'boolean' ? 'risk-of-rain' : 'fine';
}

/** Does this shot go against the wind, from the middle of the front to the middle of the target? */
function isAgainstWind(battle: Battle, shooter: PlacedBase, target: PlacedBase): boolean {
  const from = windOf(battle);
  if (from === null) return false;
  const { centre } = rectangleOfBase(target);
  const bearing = turnOf(centre.x - shooter.pose.x, centre.y - shooter.pose.y);
  return liesTowards(bearing, from) && holds('bnb.shoot.35');
}

/** The clause by which the weather favours the target of this shot; null if none does. */
export function weatherAgainst(
  battle: Battle,
  shooter: PlacedBase,
  target: PlacedBase,
): Extract<BnbClause, 'bnb.weather.4' | 'bnb.weather.7'> | null {
  if (isRaining(battle) && holds('bnb.weather.4')) return 'bnb.weather.4';
  return isAgainstWind(battle, shooter, target) && holds('bnb.weather.7') ? 'bnb.weather.7' : null;
}

/** After this many bounds of rain in a row, four rounds, unpaved roads are muddy. */
const MUD_AFTER = 8;

/** The number of bounds in a row that were played wholly in rain. */
const rainBounds = ({ own }: Pick<Battle, 'own'>): number =>
  typeof own.rainBounds === 'number' ? own.rainBounds : 0;

/** The addition to the state at the end of a bound: one more bound of rain, or mud. */
export function afterRain(battle: Battle): Battle['own'] | null {
  if (!isRaining(battle)) return null;
  const bounds = rainBounds(battle) + 1;
  const mud = bounds >= MUD_AFTER && !isMuddy(battle) && holds('bnb.terrain.55');
  return { rainBounds: bounds, ...(mud ? { mud: true } : {}) };
}
