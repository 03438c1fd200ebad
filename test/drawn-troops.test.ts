import { describe, expect, test } from 'vitest';
import { figureNamed } from '../src/drawing/figures/catalogue.ts';
import { KINDS_DRAWN } from '../src/drawing/ground/ground.ts';
import { WALLS_DRAWN } from '../src/drawing/ground/walls.ts';
import { TERRAIN_KINDS as BNB_KINDS } from '../src/rules/bnb/ground/going.ts';
import { figureOf, GRADES, TROOP_TYPES, WEAPONS } from '../src/rules/bnb/troops/troops.ts';
import { TERRAIN_KINDS as DBM_KINDS } from '../src/rules/dbm/ground/going.ts';
import * as dbm from '../src/rules/dbm/troops/troops.ts';
import { TERRAIN_KINDS as DBMM_KINDS } from '../src/rules/dbmm/ground/going.ts';
import { TERRAIN_KINDS as HOTT_KINDS } from '../src/rules/hott/ground/going.ts';
import { ELEMENTS, FIGURES } from '../src/rules/hott/troops/troop-table.ts';

describe('drawings exist for the names of rulesets', () => {
  test('every troop of Blood and Blades has a figure, and every weapon its own', () => {
    for (const type of TROOP_TYPES)
      for (const grade of GRADES)
        expect(figureNamed(figureOf({ type, grade, regular: true })), `${type} (${grade})`).not.toBeNull();
    for (const { type, weapons } of WEAPONS) {
      const figures = weapons.map((weapon) => figureOf({ type, grade: 'O', regular: true, weapon }));
      expect(new Set(figures).size).toBe(weapons.length);
      for (const figure of figures) expect(figureNamed(figure), figure).not.toBeNull();
    }
  });

  test('the troop types of Blood and Blades have different figures', () => {
    const figures = TROOP_TYPES.map((type) => figureOf({ type, grade: 'O', regular: true }));
    expect(new Set(figures).size).toBe(TROOP_TYPES.length);
  });

  test('every element of Hordes of the Things has a figure of its own', () => {
    for (const element of ELEMENTS) expect(figureNamed(FIGURES[element]), element).not.toBeNull();
    expect(new Set(ELEMENTS.map((element) => FIGURES[element])).size).toBe(ELEMENTS.length);
  });

  test('every kind of terrain has its own drawing', () => {
    const drawn = [...KINDS_DRAWN, ...WALLS_DRAWN];
    const kinds = [...BNB_KINDS, ...HOTT_KINDS, ...DBM_KINDS, ...DBMM_KINDS];
    const unknown = kinds.filter((kind) => !drawn.includes(kind));
    expect(unknown).toEqual([]);
  });
});

describe('DBM', () => {
  const troops = dbm.TROOP_TYPES.flatMap(dbm.existingTroops).map(dbm.parseTroop);
  const read = troops.flatMap((troop) => (dbm.isTroopFault(troop) ? [] : [troop]));

  test('has a figure for every troop', () => {
    expect(read.length).toBe(troops.length);
    for (const troop of read) expect(figureNamed(dbm.figureOf(troop)), dbm.formatTroop(troop)).not.toBeNull();
  });

  test('has other figures for chariots and for weapons', () => {
    const knights = { type: 'Kn', grade: 'F', regular: false } as const;
    expect(dbm.figureOf(knights, 'chariot')).toBe('heavy chariot');
    expect(dbm.figureOf({ type: 'LH', grade: 'O', regular: false, weapon: 'bow' })).toBe('horse archers');
  });
});
