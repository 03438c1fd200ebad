/** The map of a campaign as it is drawn and told, from what a seat may see. */
import type { MapShown } from '../../drawing/campaign/map.ts';
import type { Game } from '../../engine/game/game.ts';
import { CENTRE } from '../../rules/hott/campaign/map.ts';
import {
  controllerOf,
  livingOf,
  mapOf,
  placeOf,
  playersOf,
  siegeOf,
} from '../../rules/hott/campaign/state.ts';
import { say } from '../../words/say.ts';
import type { Telling } from '../../words/types.ts';

/** A province of the circle is named after the nation that held it first: `red-k`. */
const OF_CIRCLE = /^(.+)-([kab])$/;

/** The few letters of a province on the map. */
const labelOf = (id: string): string =>
  id === CENTRE ? 'C' : (OF_CIRCLE.exec(id)?.[2]?.toUpperCase() ?? id.slice(0, 4));

/** The name of a province: its nation and its letter, as the map has it; its id on a map of one's own. */
export function provinceName(id: string, telling: Telling): string {
  if (id === CENTRE) return say('campaign.centre', {}, telling);
  const [, nation = '', letter = ''] = OF_CIRCLE.exec(id) ?? [];
  return nation === '' ? id : `${nation} ${letter.toUpperCase()}`;
}

/** The field armies seen in a province. */
const armiesIn = (game: Game, id: string): readonly string[] =>
  livingOf(game).filter((player) => placeOf(game, player) === id);

/** All that is to know of a province, in a sentence. */
export function provinceTold(game: Game, id: string, telling: Telling): string {
  const province = mapOf(game).provinces.find((each) => each.id === id);
  const holder = controllerOf(game, id);
  const armies = armiesIn(game, id);
  const siege = siegeOf(game, id);
  const parts = [
    say(
      holder === null ? 'campaign.province.free' : 'campaign.province',
      {
        province: provinceName(id, telling),
        capital: province?.capital ? 'yes' : 'no',
        of: province?.owner ?? '',
        holder: holder ?? '',
      },
      telling,
    ),
    ...(armies.length > 0 ? [say('campaign.province.armies', { armies: [...armies] }, telling)] : []),
    ...(siege ? [say('campaign.province.siege', { by: siege.by, season: siege.season }, telling)] : []),
  ];
  return parts.join(' ');
}

/** The map of a game as a seat sees it. `goals` are picked out. */
export function mapShown(seen: Game, telling: Telling, goals: readonly string[] = []): MapShown {
  const nations = playersOf(seen);
  const numberOf = (player: string | null): number | null =>
    player === null ? null : Math.max(0, nations.indexOf(player));
  const map = mapOf(seen);
  return {
    nations,
    provinces: map.provinces.map(({ id, owner, capital }) => ({
      id,
      land: numberOf(owner),
      capital: capital ?? false,
      label: labelOf(id),
      title: provinceTold(seen, id, telling),
      held: numberOf(controllerOf(seen, id)),
      armies: armiesIn(seen, id).map((player) => nations.indexOf(player)),
      besieger: numberOf(siegeOf(seen, id)?.by ?? null),
    })),
    routes: map.routes.map(([from = '', to = '', kind]) => ({ from, to, sea: kind === 'sea' })),
    goals,
  };
}
