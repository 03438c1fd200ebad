import { expect, test } from 'vitest';
import { playGame } from '../src/bots/simulate/game.ts';
import { hashOf } from '../src/engine/battle/hash.ts';
import { newPlay } from '../src/engine/battle/record.ts';
import { begin } from '../src/engine/game/decide.ts';
import type { Game } from '../src/engine/game/game.ts';
import { battleNow, newPlay as newGamePlay, playCommand } from '../src/engine/game/records/record.ts';
import { reportOfBattle } from '../src/rules/hott/campaign/battle-report.ts';
import { conflictOf } from '../src/rules/hott/campaign/conflict.ts';
import { apOf } from '../src/rules/hott/campaign/elements.ts';
import { fieldedBattle } from '../src/rules/hott/campaign/fielding.ts';
import { hottCampaign } from '../src/rules/hott/campaign/index.ts';
import { loadCampaign } from '../src/rules/hott/campaign/load.ts';
import { reportFaults, reportOf } from '../src/rules/hott/campaign/report.ts';
import { armyOf, type Conflict, ownOf, reserveOf } from '../src/rules/hott/campaign/state.ts';
import { hott } from '../src/rules/hott/index.ts';

const ARMIES = {
  red: { at: 'red-b', elements: { Hero: 1, Magician: 1, Blades: 4, Hordes: 8 } },
  blue: { at: 'blue-a', elements: { Hero: 1, Behemoth: 1, Blades: 4, Shooters: 4 } },
  green: { at: 'blue-b', elements: { Blades: 12 } },
};

/** The campaign where red has attacked blue in blue-a, and blue gives battle with a contingent of green. */
function attacked() {
  const loaded = loadCampaign(
    {
      players: ['red', 'blue', 'green'],
      armies: ARMIES,
      wars: [['red', 'blue']],
      allies: [['blue', 'green']],
    } as never,
    { phase: 'season', active: 'red' },
  );
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const header = { format: 'acies-record/1', ruleset: 'hott', version: '2', seats: {} } as const;
  const start = newGamePlay(hottCampaign, header, begin(hottCampaign, loaded.game).battle);
  const orders = [
    ['red', { type: 'attack', way: ['blue-a'] }],
    ['blue', { type: 'solicit', from: ['green'] }],
    ['green', { type: 'send', elements: { Blades: 3 }, general: 'Blades', way: ['blue-a'] }],
    ['blue', { type: 'defend', how: 'battle' }],
  ] as const;
  return orders.reduce((play, [by, command]) => {
    const played = playCommand(hottCampaign, play, command, by);
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    return played.play;
  }, start);
}

const conflictIn = (game: Game): Conflict => conflictOf(game) as Conflict;

function fielded(game: Game, conflict: Conflict, generals = {}) {
  const made = fieldedBattle(hott, game, conflict, generals);
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.battle;
}

test('the battle has the field armies, the roles and the stronghold of the campaign', () => {
  const game = battleNow(attacked());
  const battle = fielded(game, conflictIn(game), { blue: 'Shooters' });
  expect(battle.sides.map(({ role, army, facts }) => [role, army, facts.stronghold !== undefined])).toEqual([
    ['attacker', 'red', false],
    ['defender', 'blue', true],
  ]);
  const { green: _, ...mains } = ARMIES;
  const own = battle.bases.filter(({ command }) => command === undefined);
  expect(own.map(({ side, troop }) => `${side} ${troop}`).toSorted()).toEqual(
    Object.entries(mains)
      .flatMap(([side, { elements }]) =>
        Object.entries(elements).flatMap(([troop, count]) => Array(count).fill(`${side} ${troop}`)),
      )
      .toSorted(),
  );
  expect(own.filter(({ marks }) => marks.general).map(({ troop }) => troop)).toEqual(['Hero', 'Shooters']);
});

test('contingents are commands of their side, with generals of their own and the edges of their ways', () => {
  const game = battleNow(attacked());
  const battle = fielded(game, conflictIn(game));
  const green = battle.bases.filter(({ command }) => command === 'green');
  expect(green.map(({ side, troop, place }) => [side, troop, place])).toEqual(
    Array(3).fill(['blue', 'Blades', 'reserve']),
  );
  expect(green.filter(({ marks }) => marks.general).length).toBe(1);
  // It comes from a province of the defender.
  expect(battle.own.contingents).toEqual({ green: { edges: ['own'] } });
  const conflict = conflictIn(game);
  const landing = (from: string, role: 'attacker' | 'defender' = 'defender') =>
    fielded(game, {
      ...conflict,
      help: { [role]: { green: { elements: { Blades: 3 }, general: 'Blades', from } } },
    }).own.contingents;
  expect(landing('red-b')).toEqual({ green: { edges: ['enemy'] } });
  expect(landing('red-b', 'attacker')).toEqual({ green: { edges: ['own'] } });
  expect(landing('centre')).toEqual({ green: { edges: ['sides'] } });
});

test('a hero held in the stronghold of the battle can be freed there', () => {
  const game = battleNow(attacked());
  const held = { hero: 'Hero', of: 'red', by: 'blue', at: 'blue-a' };
  const withHero = { ...game, own: { ...game.own, captives: [held] } } as Game;
  const conflict = conflictIn(withHero);
  const captive = fielded(withHero, conflict).bases.find(({ marks }) => marks.captive);
  expect(captive).toMatchObject({ side: 'red', troop: 'Hero', place: 'ensorcelled' });
  const { freed: _, ...report } = reportOf({ type: 'report', winner: 'red' });
  const keys = (freed: readonly { hero: string; of: string }[]) =>
    reportFaults(withHero, conflict, { ...report, freed }).map(({ key }) => key);
  expect(keys([{ hero: 'Hero', of: 'red' }])).toEqual([]);
  expect(keys([{ hero: 'Hero', of: 'blue' }])).toEqual(['hott.campaign.report-freed']);
});

test('who does not own the province has no stronghold', () => {
  const game = battleNow(attacked());
  const owners = (conflict: Conflict) =>
    fielded(game, conflict).sides.flatMap(({ role, facts }) => (facts.stronghold ? [role] : []));
  expect(owners({ ...conflictIn(game), help: {}, province: 'green-a' })).toEqual([]);
  // An ally who takes part has his stronghold on his side.
  expect(owners({ ...conflictIn(game), province: 'green-a' })).toEqual(['defender']);
});

test('what cannot be fought on the table is told', () => {
  const game = battleNow(attacked());
  const conflict = conflictIn(game);
  const keys = (wanted: Conflict, generals = {}) => {
    const made = fieldedBattle(hott, game, wanted, generals);
    return made.ok ? [] : made.faults.map(({ key }) => key);
  };
  expect(keys(conflict, { red: 'Dragon' })).toEqual(['hott.campaign.no-general']);
});

test('bots fight the battle, and its report settles the campaign', { timeout: 240_000 }, () => {
  const play = attacked();
  const game = battleNow(play);
  const conflict = conflictIn(game);
  const opening = fielded(game, conflict);
  const { record, end } = playGame(hott, {
    opening,
    bots: { red: 'quick', blue: 'quick' },
    seed: 2,
    rounds: 40,
  });
  // The roles were not thrown for, and only the owner of the province has a stronghold.
  expect(record.entries.flatMap(({ events }) => events).some(({ type }) => type === 'roles-thrown')).toBe(
    false,
  );
  expect(end.terrain.filter(({ kind }) => kind === 'stronghold').map(({ side }) => side)).toEqual(['blue']);

  const told = reportOfBattle(game, conflict, record);
  if (!told.ok) throw new Error(JSON.stringify(told.faults));
  expect(reportFaults(game, conflict, reportOf(told.report))).toEqual([]);
  expect(told.report).toMatchObject({ winner: end.result?.winner ?? null, battle: hashOf(end) });
  const reported = playCommand(hottCampaign, play, told.report, 'red');
  if (!reported.ok) throw new Error(JSON.stringify(reported.reasons));
  const confirmed = playCommand(hottCampaign, reported.play, { type: 'confirm' }, 'blue');
  if (!confirmed.ok) throw new Error(JSON.stringify(confirmed.reasons));
  const after = battleNow(confirmed.play);
  for (const player of ['red', 'blue', 'green'])
    expect(apOf(armyOf(after, player)) + apOf(reserveOf(after, player))).toBe(24);
  expect(Object.keys(ownOf(after).prestige ?? {})).toEqual(expect.arrayContaining(['red', 'blue']));
});

test('a battle that goes on, or of other armies, gives no report', () => {
  const game = battleNow(attacked());
  const conflict = conflictIn(game);
  const header = { format: 'acies-record/1', ruleset: 'hott', version: '2', seats: {} } as const;
  const { record } = newPlay(hott, header, fielded(game, conflict));
  const faults = (of: typeof record) => {
    const told = reportOfBattle(game, conflict, of);
    return told.ok ? [] : told.faults.map(({ key }) => key);
  };
  expect(faults(record)).toEqual(['hott.campaign.battle-goes-on']);
  const fewer = { ...record, opening: { ...record.opening, bases: record.opening.bases.slice(1) } };
  expect(faults(fewer)).toEqual(['hott.campaign.other-battle']);
});
