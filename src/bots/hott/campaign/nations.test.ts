import { expect, test } from 'vitest';
import type { AnyCommand } from '../../../engine/game/command.ts';
import { begin, decide } from '../../../engine/game/decide.ts';
import type { Game } from '../../../engine/game/game.ts';
import { battleNow, replayWith } from '../../../engine/game/records/record.ts';
import { view } from '../../../engine/game/view.ts';
import { apOf } from '../../../rules/hott/campaign/elements.ts';
import { hottCampaign } from '../../../rules/hott/campaign/index.ts';
import { loadCampaign } from '../../../rules/hott/campaign/load.ts';
import { newCampaign } from '../../../rules/hott/campaign/new.ts';
import { declinedOf } from '../../../rules/hott/campaign/offers.ts';
import { elementsAway } from '../../../rules/hott/campaign/sieges.ts';
import { armyOf, livingOf, reserveOf } from '../../../rules/hott/campaign/state.ts';
import type { NationAnswer } from '../../nations.ts';
import { CHARACTER_NAMES, type CharacterName } from './characters.ts';
import { judgedReport } from './judged.ts';
import { nationAnswer } from './nation.ts';
import { playCampaignOfBots } from './play.ts';
import { standInAnswer } from './stand-in.ts';

const PLAYERS = ['red', 'blue', 'green', 'gold', 'grey', 'white'];

function played(seed: number, watch?: (answer: NationAnswer) => void) {
  const players = PLAYERS.slice(0, 3 + (seed % 4));
  const started = newCampaign({ players });
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  const characters = Object.fromEntries(
    players.map((player, at) => [
      player,
      CHARACTER_NAMES[(at + seed) % CHARACTER_NAMES.length] as CharacterName,
    ]),
  );
  return playCampaignOfBots(started.game, {
    header: { format: 'acies-campaign/1' },
    characters,
    seed,
    fight: judgedReport,
    ...(watch ? { watch: (_, __, answer) => watch(answer) } : {}),
  });
}

test.each([1, 2, 3, 4, 5, 6])(
  'bots lead campaign %i to its end, and every nation keeps its 24 AP',
  (seed) => {
    const whys = new Set<string>();
    const play = played(seed, ({ why }) => whys.add(why));
    const end = battleNow(play);
    expect(end.result).not.toBeNull();
    for (const player of livingOf(end))
      expect(apOf(armyOf(end, player)) + apOf(reserveOf(end, player)) + apOf(elementsAway(end, player))).toBe(
        24,
      );
    expect(replayWith(hottCampaign.game, play.record).battles.at(-1)).toEqual(end);
    expect([...whys].every((why) => why.startsWith('campaign.why.'))).toBe(true);
    expect(whys.size).toBeGreaterThan(5);
  },
);

test('the same seed gives the same campaign', () => {
  expect(played(7).record.entries).toEqual(played(7).record.entries);
});

/** A turn of red: blue is weak and at war with it, green is hidden. */
function position(blue: Record<string, number>, hidden: string): Game {
  const loaded = loadCampaign(
    {
      players: ['red', 'blue', 'green'],
      wars: [['red', 'blue']],
      armies: {
        red: { at: 'red-b' },
        blue: { at: 'blue-a', elements: blue },
        green: { at: hidden, hidden: true, elements: { Blades: 11, 'Land Lurkers': 2 } },
      },
    } as never,
    { phase: 'season', active: 'red' },
  );
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.game;
}

const question = { by: 'red', kind: 'turn', answer: { form: 'orders' } } as const;

test('characters differ in what they dare', () => {
  const attacks = (character: CharacterName, blue: Record<string, number>) =>
    nationAnswer(view(hottCampaign, position(blue, 'green-k'), 'red'), question, character)?.command.type;
  expect(attacks('rash', { Blades: 12 })).toBe('attack');
  expect(attacks('careful', { Blades: 12 })).not.toBe('attack');
  expect(attacks('careful', { Blades: 6 })).toBe('attack');
});

test('a bot decides alike wherever an army that it does not see is hidden', () => {
  for (const character of CHARACTER_NAMES) {
    const [one, other] = ['green-k', 'green-a'].map((hidden) => {
      const seen = view(hottCampaign, position({ Blades: 9 }, hidden), 'red');
      return nationAnswer(seen, question, character);
    });
    expect(one).toEqual(other);
  }
});

/** A turn of red, weak and at war with blue, whom green fights too; and what came of earlier offers. */
function weak(...orders: readonly (readonly [by: string, command: AnyCommand])[]): Game {
  const wars = [
    ['red', 'blue'],
    ['green', 'blue'],
  ];
  const armies = { red: { elements: { Blades: 7 }, reserve: { Blades: 5 } } };
  const loaded = loadCampaign({ players: ['red', 'blue', 'green'], wars, armies } as never, {
    phase: 'season',
    active: 'red',
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return orders.reduce((game, [by, command]) => {
    const decision = decide(hottCampaign, game, command, by);
    if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
    return decision.battle;
  }, begin(hottCampaign, loaded.game).battle);
}

test('a bot offers peace to who is stronger and an alliance to who fights its enemy, each once a year', () => {
  const next = (game: Game) => nationAnswer(view(hottCampaign, game, 'red'), question, 'steady');
  const peace = { type: 'offer', what: 'peace', to: 'blue' };
  const alliance = { type: 'offer', what: 'alliance', to: 'green' };
  expect(next(weak())).toMatchObject({ command: peace, why: 'campaign.why.wants-peace' });
  const asked = weak(['red', peace], ['blue', { type: 'decline', what: 'peace', from: 'red' }]);
  expect(next(asked)).toMatchObject({ command: alliance, figures: { other: 'green', foe: 'blue' } });
  const turns = ['red', 'blue', 'green'].map((by) => [by, { type: 'end-turn' }] as const);
  const refused = [
    ['red', peace],
    ['blue', { type: 'decline', what: 'peace', from: 'red' }],
  ] as const;
  const summer = weak(...refused, ...turns);
  expect(summer.flow.awaits).toContainEqual(expect.objectContaining({ by: 'red', kind: 'turn' }));
  expect(next(summer)).toMatchObject({ command: alliance });
  const winter = weak(...refused, ...turns, ...turns, ...turns);
  expect(declinedOf(winter, 'red')).toHaveLength(1);
  const recruits = winter.flow.awaits.find(({ kind }) => kind === 'recruit');
  const spring = weak(...refused, ...turns, ...turns, ...turns, [recruits?.by ?? '', { type: 'decline' }]);
  expect(spring.flow.awaits[0]?.kind).toBe('order-dice');
  expect(declinedOf(spring, 'red')).toEqual([]);
  const bonds = { by: 'green', kind: 'bonds', answer: { form: 'orders' } } as const;
  const offered = weak(['red', peace], ['red', alliance]);
  expect(next(offered)?.command.type).not.toBe('offer');
  expect(nationAnswer(view(hottCampaign, offered, 'green'), bonds, 'steady')).toMatchObject({
    command: { type: 'accept', what: 'alliance', from: 'red' },
    why: 'campaign.why.bond',
  });
  // The stand-in of a player offers nothing.
  expect(standInAnswer(view(hottCampaign, weak(), 'red'), question)?.command.type).not.toBe('offer');
});
