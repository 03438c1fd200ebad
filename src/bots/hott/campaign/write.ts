/** Where a nation's field army begins a year, and on whom it declares war. */
import type { Game } from '../../../engine/game/game.ts';
import { neighboursOf } from '../../../rules/hott/campaign/map.ts';
import {
  areAllies,
  areBound,
  atWar,
  controlledBy,
  controllerOf,
  livingOf,
  mapOf,
} from '../../../rules/hott/campaign/state.ts';
import type { NationAnswer } from '../../nations.ts';
import { chanceAgainst } from './chances.ts';
import type { Situation } from './situation.ts';

/** The number of provinces of these nations that border on a province. */
const foesBeside = (game: Game, province: string, foes: readonly string[]): number =>
  neighboursOf(mapOf(game), province).filter((each) => foes.includes(controllerOf(game, each) ?? '')).length;

/** The border that a nation shares with another, in routes. */
const border = (game: Game, player: string, other: string): number =>
  controlledBy(game, player).reduce((sum, each) => sum + foesBeside(game, each, [other]), 0);

/** The nations on which war may be declared, the weakest neighbours first. */
const targets = (game: Game, player: string): readonly string[] =>
  livingOf(game)
    .filter(
      (each) =>
        each !== player &&
        !atWar(game, player, each) &&
        !areBound(game, player, each) &&
        !areAllies(game, player, each) &&
        border(game, player, each) > 0,
    )
    .toSorted(
      (a, b) =>
        chanceAgainst(game, player, b) - chanceAgainst(game, player, a) ||
        border(game, player, b) - border(game, player, a),
    );

export function writeAnswers({ game, player, character }: Situation): readonly NationAnswer[] {
  const foes = livingOf(game).filter((each) => atWar(game, player, each));
  const wars = targets(game, player)
    .filter((each) => chanceAgainst(game, player, each) >= character.attacks)
    .slice(0, Math.max(0, character.wars - foes.length));
  const all = [...foes, ...wars];
  const places = controlledBy(game, player).toSorted(
    (a, b) => foesBeside(game, b, all) - foesBeside(game, a, all),
  );
  const why = all.length > 0 ? 'campaign.why.faces' : 'campaign.why.peace';
  const writes = (at: string | undefined, declared: readonly string[]): NationAnswer => ({
    command: { type: 'write', ...(at === undefined ? {} : { at }), wars: [...declared] },
    why,
    figures: { others: all.join(', ') },
  });
  return [writes(places[0], wars), writes(places[0], []), writes(undefined, [])];
}
