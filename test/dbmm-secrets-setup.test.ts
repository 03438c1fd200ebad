/** What one side writes in its notes tells the other nothing until its deployment or its dice do, whichever side it is. */
import { describe, expect, test } from 'vitest';
import type { Battle } from '../src/engine/battle.ts';
import type { AnyCommand } from '../src/engine/command.ts';
import { decide } from '../src/engine/game/decide.ts';
import { optionsOf } from '../src/engine/game/flow.ts';
import { view } from '../src/engine/game/view.ts';
import { dbmm } from '../src/rules/dbmm/index.ts';
import { loadBattle } from '../src/scenario/load.ts';
import type { ScenarioBase } from '../src/scenario/schema.ts';
import { asText, toldOf } from './support/secrets.ts';

type Hider = 'red' | 'blue';

const ARMY: readonly (readonly [troop: string, command: string, flags: readonly string[]])[] = [
  ['Reg Bd (O)', '1', ['c-in-c']],
  ['Irr LH (O)', '1', []],
  ['Reg Bd (O)', '2', ['general']],
  ['Reg Ax (O)', '2', []],
  ['Irr Cv (O)', '3', ['general']],
  ['Irr El (O)', '3', []],
];
/** The places of an army whose rear edge is in the south; the other stands opposite. */
const PLACES = [
  [900, 300],
  [860, 300],
  [1200, 300],
  [1240, 300],
  [600, 300],
  [650, 270],
] as const;

const idOf = (side: Hider, at: number): string => `${side === 'red' ? 'A' : 'Z'}${at + 1}`;

const placeOf = (side: Hider, [x, y]: readonly [number, number]): readonly [number, number, number] =>
  side === 'red' ? [x, y, 0] : [x, 1200 - y, 180];

const armyOf = (side: Hider): readonly ScenarioBase[] =>
  ARMY.map(([troop, command, flags], at) => ({
    ...{ id: idOf(side, at), side, troop, command, in: 'reserve', flags: [...flags] },
  }));

function start(): Battle {
  const loaded = loadBattle(dbmm, {
    format: 'acies-scenario/1',
    ruleset: 'dbmm',
    sides: { red: { edge: 'south', role: 'invader' }, blue: { edge: 'north', role: 'defender' } },
    bases: [...armyOf('red'), ...armyOf('blue')],
    turn: { round: 1, active: 'red', phase: 'notes', pips: 0 },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

/** The dice: neither scouts nor arrivals make anything of them. */
const FACES = [5, 2, 3];

/** What the side whose turn it is does: it deploys what it still has at hand, or ends its phase. */
function nextOf(battle: Battle, kept: readonly string[]): readonly (readonly [AnyCommand, string])[] {
  const [awaited] = battle.flow.awaits;
  if (!awaited) return [];
  if (awaited.answer.form === 'faces') {
    const faces = awaited.answer.dice.map((_, at) => FACES[at % FACES.length] ?? 1);
    return [[{ type: 'roll', faces }, 'dice']];
  }
  const by = awaited.by as Hider;
  if (battle.flow.phase === 'orders') return [[{ type: 'orders', orders: { 1: 'high', 2: 'low' } }, by]];
  const deployments = ARMY.flatMap((_, at): (readonly [AnyCommand, string])[] => {
    const base = battle.bases.find(({ id }) => id === idOf(by, at));
    const place = PLACES[at];
    if (!place || base?.place !== 'reserve' || kept.includes(base.id)) return [];
    return [[{ type: 'deploy', base: base.id, at: [...placeOf(by, place)] }, by]];
  });
  return battle.flow.phase === 'deployment'
    ? [...deployments, [{ type: 'end-phase' }, by]]
    : [[{ type: 'end-phase' }, by]];
}

/** All that the other side learns after each command, from the notes to the dice of the second bound. */
function learned(hider: Hider, notes: readonly AnyCommand[], kept: readonly string[]): readonly string[] {
  const other = hider === 'red' ? 'blue' : 'red';
  const seen: string[] = [];
  let battle = start();
  const play = (command: AnyCommand, by: string): boolean => {
    const decision = decide(dbmm, battle, command, by);
    if (!decision.ok) return false;
    battle = decision.battle;
    const shown = view(dbmm, battle, other);
    const told = toldOf(decision.events, other);
    if (told.length > 0) seen.push(asText([told, shown, optionsOf(dbmm, shown)]));
    return true;
  };
  let written = false;
  while (battle.turn.bound < 2 && seen.length < 60) {
    if (!written && battle.flow.phase === 'notes' && battle.flow.awaits[0]?.by === hider) {
      written = true;
      for (const note of notes) expect(play(note, hider)).toBe(true);
    }
    if (!nextOf(battle, kept).some(([command, by]) => play(command, by))) break;
  }
  return seen;
}

const AWAY = [4, 5];

type Note = (hider: Hider) => readonly AnyCommand[];
const nothing: Note = () => [];
const delayed: Note = () => [{ type: 'delay', command: '3', delayed: true }];
const marching =
  (edge: 'east' | 'west'): Note =>
  () => [{ type: 'flank-march', command: '3', edge }];
const stratagems =
  (...chosen: readonly string[]): Note =>
  () => [{ type: 'stratagems', chosen: [...chosen] }];
const inOrder: Note = (hider) => [
  { type: 'positions', commands: hider === 'red' ? [['3'], ['1'], ['2']] : [['2'], ['1'], ['3']] },
];

describe.each<Hider>(['blue', 'red'])('what %s notes', (hider) => {
  test.each<[string, Note, Note, readonly number[]]>([
    ['a delayed command is like a flank march', delayed, marching('west'), AWAY],
    ['flank marches to two edges are alike', marching('west'), marching('east'), AWAY],
    ['two stratagems are like none', stratagems('feigned-flight', 'guides'), nothing, []],
    ['recorded positions are like none', inOrder, nothing, []],
  ])('%s', (_, one, other, kept) => {
    const stay = kept.map((at) => idOf(hider, at));
    const [a, b] = [one, other].map((notes) => learned(hider, notes(hider), stay));
    expect(a?.length).toBeGreaterThan(20);
    expect(a).toEqual(b);
  });

  test('what it deploys is seen', () => {
    const [all, some] = [learned(hider, [], []), learned(hider, [], [idOf(hider, 1)])];
    expect(all).not.toEqual(some);
  });
});
