/** The season, the climate and the compass of a battle. */

import { type Battle, findSide } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { SideId } from '../../engine/game/game.ts';
import { agreed } from '../../engine/game/options.ts';
import { tell } from '../../engine/game/work.ts';
import { edgeOfSide, INWARD } from '../../engine/setup/edges.ts';
import { degreesOf } from '../../geometry/exact.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { note, type OwnState, stateOf } from '../state.ts';
import { CLIMATES, type Climate, SEASONS, type Season } from '../weather/chart.ts';
import { defenderOf, invaderOf } from './roles.ts';

/** The season that a side has nominated; null if it has not. */
export const nominated = (battle: Battle, side: SideId): Season | null =>
  SEASONS.find((each) => each === findSide(battle, side)?.facts.season) ?? null;

/** The season of the invader, moved on by one for each tied throw. */
function seasonOf(game: Debellis, battle: Battle): Season {
  const first = nominated(battle, invaderOf(battle)) ?? 'spring';
  const ties = holdsIn(game.weather, 'seasonShown') ? (stateOf(battle).setupThrow?.ties ?? 0) : 0;
  return SEASONS[(SEASONS.indexOf(first) + ties) % SEASONS.length] ?? first;
}

/** The climate of the defender's list. */
const climateOf = (battle: Battle): Climate =>
  CLIMATES.find((each) => each === findSide(battle, defenderOf(battle))?.facts.climate) ?? 'warm';

/** The face of a side in the last throw for aggression; 1 if there was none. */
export const faceOf = (battle: Battle, side: SideId): number => stateOf(battle).setupThrow?.faces[side] ?? 1;

export const isOdd = (face: number): boolean => face % 2 === 1;

/** Where north lies: the defender looks west if his die was odd, and east if it was even. */
function northOf(battle: Battle): number {
  const defender = defenderOf(battle);
  const ahead = degreesOf(INWARD[edgeOfSide(battle, defender)]);
  return (ahead + (isOdd(faceOf(battle, defender)) ? 90 : 270)) % 360;
}

/** What each side has nominated, for both to see. */
const nominations = (battle: Battle) => ({
  nominated: Object.fromEntries(battle.sides.map(({ id }) => [id, nominated(battle, id)])),
});

/** Shows the season once the roles are known, if there is one and nobody has shown it. */
export function showSeason(game: Debellis, work: Work): void {
  const { battle } = work;
  if (!agreed(battle.options, game.weatherOption) || stateOf(battle).season !== undefined) return;
  const set: OwnState = {
    season: seasonOf(game, battle),
    climate: climateOf(battle),
    ...(holdsIn(game.weather, 'facing') ? { north: northOf(battle) } : {}),
  };
  const figures = { ...set, ...(holdsIn(game.weather, 'bothSeasons') ? nominations(battle) : {}) };
  tell(work, { type: 'season-shown', rule: clauseIn(game.weather, 'seasonShown'), figures }, [note(set)]);
}
