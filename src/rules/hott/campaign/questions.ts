/** The questions about a campaign. */

import { isRecord, written } from '../../../engine/data/form.ts';
import type { Json } from '../../../engine/data/json.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { Game } from '../../../engine/game/game.ts';
import { wrong } from '../../../engine/game/questions.ts';
import type { Answer } from '../../../engine/game/rules.ts';
import { view } from '../../../engine/game/view.ts';
import { elementsIn } from './commands.ts';
import { battleOf, conflictOf, generalsOf } from './conflict.ts';
import { apOf, contingentFault, isWithin } from './elements.ts';
import { scoreOf } from './ending.ts';
import { maximumOf, recruitsDue, siegeScore } from './figures.ts';
import { hottCampaign } from './index.ts';
import { type CampaignMap, circleOf, mapFaults, neighboursOf } from './map.ts';
import {
  armyOf,
  controllerOf,
  mapOf,
  orderOf,
  overlordOf,
  ownOf,
  placeOf,
  playersOf,
  reserveOf,
} from './state.ts';
import { aidFaults, attackGoals, inSupply, marchGoals, sendable } from './ways.ts';

type Ask = (game: Game, question: AnyCommand) => Answer;

const yes = (answer: unknown): Answer => ({ answer: answer as Json });

/** A question about the player that it names. */
const ofPlayer =
  (answer: (game: Game, player: string, question: AnyCommand) => unknown): Ask =>
  (game, question) => {
    const player = written(question.player);
    return playersOf(game).includes(player)
      ? yes(answer(game, player, question))
      : wrong('unknown-side', { side: player, where: 'question' });
  };

/** A question about the province that it names. */
const ofProvince =
  (answer: (game: Game, province: string) => unknown): Ask =>
  (game, { province }) => {
    const known = mapOf(game).provinces.map(({ id }) => id);
    return known.includes(written(province))
      ? yes(answer(game, written(province)))
      : wrong('unknown-province', { province: written(province), known: known.join(', ') });
  };

function faultsAsked(game: Game, { players, map }: AnyCommand): Answer {
  const all = Array.isArray(players) ? (players as string[]) : playersOf(game);
  if (map === 'circle') return yes(mapFaults(all, circleOf(all)));
  if (map === undefined) return yes(mapFaults(all, mapOf(game)));
  if (!isRecord(map) || !Array.isArray(map.provinces) || !Array.isArray(map.routes)) return wrong('no-map');
  const provinces = (map.provinces as unknown[]).filter(isRecord) as unknown as CampaignMap['provinces'];
  const routes = (map.routes as unknown[]).filter(Array.isArray) as unknown as CampaignMap['routes'];
  return yes(
    mapFaults(all, { provinces: provinces.map((each) => ({ ...each, owner: each.owner ?? null })), routes }),
  );
}

/** What a player sees of every nation: its army with its place, and its reserve. */
function seenBy(game: Game, player: string) {
  const seen = view(hottCampaign, game, player);
  return Object.fromEntries(
    playersOf(game).map((each) => [
      each,
      { at: placeOf(seen, each), elements: armyOf(seen, each), reserve: reserveOf(seen, each) },
    ]),
  );
}

const mayAid = ofPlayer((game, player, { role, attacker, province }) => {
  const place = written(province);
  const help = {
    role: role === 'attacker' ? 'attacker' : 'defender',
    attacker: written(attacker),
    defender: controllerOf(game, place),
    province: place,
  } as const;
  return player !== help.attacker && player !== help.defender && aidFaults(game, player, help).length === 0;
});

export const CAMPAIGN_QUESTIONS: Readonly<Record<string, Ask>> = {
  neighbours: ofProvince((game, province) => neighboursOf(mapOf(game), province)),
  'may-march': ofPlayer(marchGoals),
  'may-attack': ofPlayer(attackGoals),
  'map-faults': faultsAsked,
  order: (game) => yes(orderOf(game)),
  wars: (game) =>
    yes(
      (ownOf(game).wars ?? [])
        .map((pair) => pair.toSorted())
        .toSorted((a, b) => (a.join() < b.join() ? -1 : 1)),
    ),
  score: (game) => yes(Object.fromEntries(playersOf(game).map((player) => [player, scoreOf(game, player)]))),
  shown: ofPlayer(seenBy),
  eligible: ofPlayer((game, player) => generalsOf(game, player).toSorted()),
  'may-aid': mayAid,
  contingent: ofPlayer((game, player, { elements, general }) => {
    const given = elementsIn(elements);
    return contingentFault(given, written(general)) === null && isWithin(given, sendable(game, player));
  }),
  supply: ofPlayer(inSupply),
  recruitment: ofPlayer(recruitsDue),
  maximum: ofPlayer(maximumOf),
  overlord: ofPlayer(overlordOf),
  'siege-score': ofProvince(siegeScore),
  battle: (game) => {
    const conflict = conflictOf(game);
    return yes(conflict ? battleOf(game, conflict) : null);
  },
};

/** Answers a question about a campaign by its name. Bad input never throws. */
export function askCampaign(game: Game, question: AnyCommand): Answer {
  const type = written(question.type);
  const found = rowOf(CAMPAIGN_QUESTIONS, type);
  if (found) return found(game, question);
  const known = Object.keys(CAMPAIGN_QUESTIONS).toSorted();
  return wrong('unknown-question', { type, known });
}

/** What a scenario expects of a nation's army. */
export const armyTold = (game: Game, player: string) => ({
  at: placeOf(game, player),
  ap: apOf(armyOf(game, player)),
  elements: armyOf(game, player),
  reserve: apOf(reserveOf(game, player)),
});
