/** A new campaign: its players, their first armies, its map and its options, or what is wrong with them. */
import type { Json } from '../../../engine/data/json.ts';
import type { Fault } from '../../../engine/game/event.ts';
import type { Game } from '../../../engine/game/game.ts';
import type { HottClause } from '../clauses/ids.ts';
import { dearCost } from '../setup/army-rules.ts';
import { apOf, type Elements, eligibleIn, typesIn } from './elements.ts';
import { FULL } from './figures.ts';
import { loadCampaign } from './load.ts';
import { type CampaignMap, mapFaults, type Route } from './map.ts';
import { armyOf, mapOf, playersOf } from './state.ts';

export interface NewCampaign {
  /** Three to ten, clockwise. */
  readonly players: readonly string[];
  /** The army of each player; 12 blades for others. */
  readonly armies?: Readonly<Record<string, Elements>>;
  /** The circle if absent. */
  readonly map?: CampaignMap;
  /** The routes of the circle that go over the sea. */
  readonly sea?: readonly Route[];
  readonly inimical?: readonly (readonly [string, string])[];
  readonly options?: Game['options'];
}

export type CampaignStart =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** A fault that names the clause it breaks. */
const breaking = (rule: HottClause, key: string, figures: Fault['figures']): Fault => ({
  key: `hott.campaign.${key}`,
  figures: { ...figures, clause: rule },
});

/** What is wrong with the first army of a player: it has exactly 24 AP, at most half of it dear, and a general. */
function armyFaults(player: string, army: Elements): readonly Fault[] {
  const ap = apOf(army);
  const dear = dearCost(typesIn(army).map((element) => ({ element, count: army[element] ?? 0 })));
  return [
    ...(ap === FULL ? [] : [breaking('hott.campres.1', 'army-size', { player, ap, most: FULL })]),
    ...(2 * dear <= FULL ? [] : [breaking('hott.cost.6', 'army-dear', { player, dear, most: FULL / 2 })]),
    ...(eligibleIn(army).length > 0 ? [] : [breaking('hott.army.2', 'no-general', { player })]),
  ];
}

/** What is wrong with the map of a campaign. */
export const mapFaultsIn = (game: Game): readonly Fault[] =>
  mapFaults(playersOf(game), mapOf(game)).map((rule) =>
    breaking(rule, `map-fault.${rule.split('.').slice(1).join('-')}`, {}),
  );

/** Everything for which a campaign cannot begin: its map, and the first armies. */
export const startFaults = (game: Game): readonly Fault[] => [
  ...mapFaultsIn(game),
  ...playersOf(game).flatMap((player) => armyFaults(player, armyOf(game, player))),
];

/** A campaign before the dice of its first year. */
export function newCampaign({ players, armies = {}, ...given }: NewCampaign): CampaignStart {
  const { options = {}, map, sea = [], inimical = [] } = given;
  const parts = {
    players,
    armies: Object.fromEntries(
      Object.entries(armies ?? {}).map(([player, elements]) => [player, { elements }]),
    ),
    sea,
    inimical,
    ...(map ? { map } : {}),
  };
  const loaded = loadCampaign(parts as unknown as Record<string, Json>, { phase: 'order-dice' }, options);
  if (!loaded.ok) return loaded;
  const strange = players.find((player) => player.trim() === '' || player !== player.trim());
  if (strange !== undefined)
    return { ok: false, faults: [{ key: 'hott.campaign.player-name', figures: { player: strange } }] };
  const faults = startFaults(loaded.game);
  return faults.length > 0 ? { ok: false, faults } : loaded;
}
