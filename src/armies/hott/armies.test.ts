import { describe, expect, it } from 'vitest';
import { ELEMENTS } from '../../rules/hott/troops/troops.ts';
import { armyFiles } from '../load-node.ts';
import { findHottArmy, hottArmyIndex } from './army-index.ts';
import { readHottArmy } from './army-reader.ts';
import { formatHottArmy } from './army-writer.ts';
import { BUNDLED } from './bundled.ts';
import { tellFinding } from './messages.ts';

const index = hottArmyIndex(armyFiles());
const standard = index.armies.filter(({ army }) => army.points === 24);
const mass = index.armies.filter(({ army }) => army.points > 24);

describe('the armies of Hordes of the Things in the program', () => {
  it('are read without faults', () => {
    expect(index.wrong).toEqual([]);
    expect(hottArmyIndex(BUNDLED)).toEqual(index);
  });

  it('are at least 14, and two of 48 AP and one of 72 for mass battles', () => {
    expect(standard.length).toBeGreaterThanOrEqual(14);
    expect(mass.map(({ army }) => army.points).toSorted()).toEqual([48, 48, 72]);
  });

  it.each(index.armies.map((one) => [one.id, one] as const))('%s is legal to the last point', (_, one) => {
    expect(one.muster.warnings.map((each) => tellFinding('en', each))).toEqual([]);
    expect(one.muster.points).toBe(one.army.points);
    expect(one.army.stronghold).not.toBeNull();
  });

  it.each(index.armies.map(({ id, army }) => [id, army] as const))(
    '%s has a theme of two or three sentences in both languages',
    (_, { theme }) => {
      const sentences = (lines: readonly string[]) => lines.join(' ').match(/[^.]+\.(?= |$)/g)?.length ?? 0;
      for (const lines of [theme.en, theme.fr]) {
        expect(sentences(lines)).toBeGreaterThanOrEqual(2);
        expect(sentences(lines)).toBeLessThanOrEqual(3);
      }
    },
  );

  it.each(index.armies.map(({ id, army }) => [id, army] as const))(
    '%s names its troops and commands in French too',
    (_, { lines }) => {
      const nameless = lines.filter(
        ({ name, nameFr, command, commandFr }) =>
          (name !== '' && nameFr === undefined) || (command !== null && commandFr === undefined),
      );
      expect(nameless).toEqual([]);
    },
  );

  it('together use each type of element', () => {
    const used = new Set(standard.flatMap(({ army }) => army.lines.map(({ element }) => element)));
    expect(ELEMENTS.filter((element) => !used.has(element))).toEqual([]);
  });

  it('have different names and strongholds', () => {
    const names = index.armies.map(({ army }) => army.name);
    const strongholds = index.armies.map(({ army }) => army.stronghold?.name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(strongholds).size).toBe(strongholds.length);
  });

  it.each(index.armies.map(({ id, army }) => [id, army] as const))(
    '%s is the same written and read',
    (_, army) => {
      expect(readHottArmy(formatHottArmy(army)).army).toEqual(army);
    },
  );

  it('are found by their id and by the end of it', () => {
    expect(findHottArmy(index, 'hott/long-barrow')?.army.name).toBe('The Long Barrow');
    expect(findHottArmy(index, 'long-barrow')).toBe(findHottArmy(index, 'hott/long-barrow'));
    expect(findHottArmy(index, 'barrow')).toBeNull();
  });
});
