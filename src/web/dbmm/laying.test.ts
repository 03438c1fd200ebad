import { describe, expect, test } from 'vitest';
import type { Battle } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { begin, decide } from '../../engine/game/decide.ts';
import { dbmm } from '../../rules/dbmm/index.ts';
import { loadPosition } from '../../scenario/load.ts';
import { readScenarios } from '../../scenario/read.ts';
import { laying, terrain } from './laying.ts';

const LAND = { terrain: { mandatory: ['Rv'], optional: ['Wd', 'S', 'BUA'] } };

/** Red invades the land of blue. */
const CHOOSING = {
  format: 'acies-scenario/1',
  ruleset: 'dbmm',
  name: 'land',
  title: { en: 'A land', fr: 'Un pays' },
  sides: {
    red: { edge: 'south', role: 'invader', facts: LAND },
    blue: { edge: 'north', role: 'defender', facts: LAND },
  },
  bases: [],
  turn: { round: 1, active: 'red', phase: 'battlefield' },
};

function opened(): Battle {
  const read = readScenarios(JSON.stringify(CHOOSING));
  const loaded = read.ok && read.scenarios[0] && loadPosition(dbmm, read.scenarios[0]);
  if (!loaded || loaded.ok === false) throw new Error('the land cannot be opened');
  return begin(dbmm, loaded.battle).battle;
}

/** The battle after these commands; numbers are the faces of dice. */
const playedOn = (battle: Battle, ...commands: readonly (AnyCommand | readonly number[])[]): Battle =>
  commands.reduce<Battle>((now, command) => {
    const by = now.flow.awaits[0]?.by ?? '';
    const given = 'type' in command ? command : { type: 'roll', faces: [...command] };
    const decided = decide(dbmm, now, given, by);
    if (!decided.ok) throw new Error(JSON.stringify(decided.reasons));
    return decided.battle;
  }, battle);

const choose = (...pieces: readonly (readonly [string, string])[]): AnyCommand => ({
  type: 'choose-terrain',
  pieces: pieces.map(([kind, size]) => ({ kind, size })),
});

describe('terrain of DBMM by hand', () => {
  test('offers the kinds of the land and those that water adds, and counts what they cost', () => {
    const battle = opened();
    const asked = terrain(battle);
    expect(asked?.offered.map(({ kind }) => kind)).toEqual(['Rv', 'Wd', 'S', 'BUA', 'M', 'D']);
    expect(asked?.amount?.([{ kind: 'Wd', size: 'medium' }])?.figures).toEqual({
      chosen: 1,
      least: 0,
      most: 2,
    });
    expect(asked?.shown).toBeNull();
    const defender = terrain(playedOn(battle, choose(['Wd', 'small'])));
    expect(defender?.shown).toEqual({ by: 'red', pieces: [{ kind: 'Wd', size: 'small' }] });
    expect(defender?.amount?.([])?.figures).toEqual({ chosen: 0, least: 2, most: 5.5 });
  });

  test('shows each piece first where it may lie, as the dice say', () => {
    const named = playedOn(
      opened(),
      choose(['Wd', 'small']),
      choose(['Rv', 'large'], ['BUA', 'small']),
      { type: 'name-edge', edge: 'east' },
      { type: 'name-edge', edge: 'west' },
      [6],
    );
    const river = laying(named);
    expect(river?.hint?.figures).toMatchObject({ edge: 'west', asks: 'line' });
    expect(river?.widths).toEqual({ least: 10, most: 80, usual: 30 });
    expect(river?.judged(river.start)?.reasons).toEqual([]);

    // A click takes the line that goes through a point nearest to it.
    const shapes = [
      { x: 0, y: 1200 },
      { x: 1800, y: 0 },
    ].map((to) => river?.pulled(river.start, to).shape);
    expect(new Set(shapes).size).toBe(2);

    const wood = laying(playedOn(named, river?.command(river.start) ?? { type: 'none' }, [1, 2]));
    expect(wood?.hint?.figures).toMatchObject({ asks: 'later', distance: 80 });
    expect(wood?.judged(wood.start)?.reasons).toEqual([]);
    const course = river?.judged(river.start)?.piece.line ?? [];
    const inIt = course[Math.floor(course.length / 2)] ?? { x: 0, y: 0 };
    const onRiver = wood?.judged(wood.pulled(wood.start, inIt));
    expect(onRiver?.reasons.map(({ rule }) => rule)).toContain('dbmm.setup.43');

    // A town lies by the river, although it needs no dice.
    const town = laying(
      playedOn(
        named,
        river?.command(river.start) ?? { type: 'none' },
        [1, 2],
        wood?.command(wood.start) ?? { type: 'none' },
      ),
    );
    expect(town?.sector).toEqual([]);
    expect(town?.judged(town.start)?.reasons).toEqual([]);
    const far = town?.judged(town.pulled(town.start, { x: 1500, y: 150 }));
    expect(far?.reasons.map(({ rule }) => rule)).toEqual(['dbmm.setup.58']);
  });
});
