import { expect, test } from 'vitest';
import { begin } from '../src/engine/game/decide.ts';
import type { Game } from '../src/engine/game/game.ts';
import { newPlay, playCommand, replayWith } from '../src/engine/game/records/record.ts';
import { publicEvent, view } from '../src/engine/game/view.ts';
import { apOf } from '../src/rules/hott/campaign/elements.ts';
import { hottCampaign } from '../src/rules/hott/campaign/index.ts';
import { loadCampaign } from '../src/rules/hott/campaign/load.ts';
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

/** Three nations write; green hides its army in a place. Then red marches and ends its turn. */
function hiding(place: string, lurkers: Readonly<Record<string, number>>) {
  const elements = { Blades: 11, ...lurkers };
  const loaded = loadCampaign(
    { players: ['red', 'blue', 'green'], armies: { green: { elements } } } as never,
    { phase: 'writing', active: 'red' },
  );
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const header = { format: 'acies-record/1', ruleset: 'hott', version: '2', seats: {} } as const;
  const start = newPlay(hottCampaign, header, begin(hottCampaign, loaded.game).battle);
  return (
    [
      ['green', { type: 'write', at: place, wars: [] }],
      ['red', { type: 'write', at: 'red-k', wars: ['blue'] }],
      ['blue', { type: 'write', at: 'blue-k', wars: [] }],
      ['red', { type: 'march', way: ['red-a'] }],
      ['red', { type: 'end-turn' }],
    ] as const
  ).reduce((play, [by, command]) => {
    const played = playCommand(hottCampaign, play, command, by);
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    return played.play;
  }, start);
}

test('what one nation hides changes nothing that the others see or are told', () => {
  const [one, other] = [hiding('green-k', { 'Land Lurkers': 2 }), hiding('green-a', { 'Water Lurkers': 2 })];
  const told = ({ record, battles }: typeof one, seat: string | null): string =>
    JSON.stringify([
      battles.map((game) => view(hottCampaign, game, seat)),
      record.entries.map(({ events }) => events.map((event) => publicEvent(event, seat))),
    ]);
  for (const seat of ['red', 'blue', null]) expect(told(one, seat)).toBe(told(other, seat));
  expect(told(one, 'green')).not.toBe(told(other, 'green'));
});
