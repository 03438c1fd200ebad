/** The code of a thread that plays battles. */
import { type GamePlayed, type GameWanted, playGame } from '../../bots/simulate/game.ts';
import { rulesNamed } from '../given.ts';

export default async (wanted: GameWanted): Promise<GamePlayed> =>
  playGame(await rulesNamed(wanted.opening.ruleset), wanted);
