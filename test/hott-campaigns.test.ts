import { expect, test } from 'vitest';
import type { Game } from '../src/engine/game/game.ts';
import { replayWith } from '../src/engine/game/records/record.ts';
import { publicEvent, view } from '../src/engine/game/view.ts';
import { apOf } from '../src/rules/hott/campaign/elements.ts';
import { hottCampaign } from '../src/rules/hott/campaign/index.ts';
import { elementsAway } from '../src/rules/hott/campaign/sieges.ts';
import { armyOf, livingOf, ownOf, playersOf, reserveOf } from '../src/rules/hott/campaign/state.ts';
import { costOf, type Element } from '../src/rules/hott/troops/troops.ts';
import { playCampaign } from './support/campaigns.ts';

const apOfNation = (game: Game, player: string): number =>
  apOf(armyOf(game, player)) +
  apOf(reserveOf(game, player)) +
  apOf(elementsAway(game, player)) +
  (ownOf(game).captives ?? [])
    .filter(({ of }) => of === player)
    .reduce((sum, { hero }) => sum + costOf(hero as Element), 0);

test.each(Array.from({ length: 20 }, (_, at) => at + 1))(
  'campaign %i: every nation keeps its 24 AP',
  (seed) => {
    const play = playCampaign(seed, (game) => {
      for (const player of livingOf(game)) expect(apOfNation(game, player), player).toBe(24);
    });
    const end = play.battles.at(-1) as Game;
    expect(end.result).not.toBeNull();
    expect(replayWith(hottCampaign.game, play.record).battles.at(-1)).toEqual(end);
  },
);

test('what a seat is told leads to what it may see', () => {
  for (const seed of [1, 2, 3]) {
    const play = playCampaign(seed, () => {});
    for (const [at, entry] of play.record.entries.entries())
      for (const seat of [...playersOf(play.record.opening), null]) {
        const before = view(hottCampaign, play.battles[at] as Game, seat);
        const told = entry.events.flatMap((event) => publicEvent(event, seat) ?? []);
        const after = told.reduce((game, event) => hottCampaign.game.apply(game, event), before);
        expect(after).toEqual(view(hottCampaign, play.battles[at + 1] as Game, seat));
      }
  }
});
