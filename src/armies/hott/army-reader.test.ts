import { describe, expect, it } from 'vitest';
import { withDropped } from '../../engine/effects.ts';
import { readHottArmy } from './army-reader.ts';
import { formatHottArmy } from './army-writer.ts';
import { tellFinding } from './messages.ts';
import { musterHott } from './muster.ts';

const HEAD = 'army: A\nstronghold: Keep\nshape: oblong 400 x 300\n';

const faults = (text: string) => readHottArmy(text).faults.map(({ key, line }) => [key, line]);

function warnings(text: string) {
  const { army, faults: against, places } = readHottArmy(text);
  if (!army) throw new Error(against.map((each) => tellFinding('en', each)).join('\n'));
  return musterHott(army, places).warnings.map(({ rule, line }) => [rule, line]);
}

describe('reading an army', () => {
  it('takes counts, elements, names and marks', () => {
    const { army } = readHottArmy(
      `${HEAD}1 hero: The queen, of sorts, general\n3x Land Lurkers\n1 Dragon, depth 80`,
    );
    expect(army?.lines).toEqual([
      {
        count: 1,
        element: 'Hero',
        name: 'The queen, of sorts',
        general: 'general',
        command: null,
        depth: null,
      },
      { count: 3, element: 'Land Lurkers', name: '', general: null, command: null, depth: null },
      { count: 1, element: 'Dragon', name: '', general: null, command: null, depth: 80 },
    ]);
    expect(army?.points).toBe(24);
    expect(army?.stronghold).toEqual({
      name: 'Keep',
      look: 'castle',
      shape: 'oblong',
      width: 400,
      depth: 300,
    });
  });

  it('puts lines into the command above them', () => {
    const { army } = readHottArmy(
      `${HEAD}points: 48\ncommand: Left\n1 Hero, c-in-c\ncommand: Right\n2 Spears, general`,
    );
    expect(army?.lines.map(({ command, general }) => [command, general])).toEqual([
      ['Left', 'c-in-c'],
      ['Right', 'general'],
    ]);
  });

  it('reports each wrong line with its number', () => {
    expect(faults(`${HEAD}Spears\n0 Spears\n2 Pikes\nlook: igloo\nshape: round\npoints: many`)).toEqual([
      ['hott.file.line', 4],
      ['hott.file.count', 5],
      ['hott.file.element', 6],
      ['hott.file.look', 7],
      ['file.heading-twice', 8],
      ['file.number', 9],
    ]);
    expect(faults('points: 24')).toEqual([
      ['hott.file.empty', undefined],
      ['file.heading-missing', undefined],
    ]);
    expect(faults('army: A\nshape: blob 3\n1 Hero')).toEqual([['hott.file.shape', 2]]);
  });

  it('reports numbers larger than any army needs', () => {
    expect(faults(`${HEAD}1 Dragon, depth 9999`)).toEqual([['hott.file.depth', 4]]);
    expect(faults(`${HEAD}300 Blades\n201 Spears`)).toEqual([['file.bases', 5]]);
    expect(faults(`${HEAD}501 Blades`)).toEqual([['hott.file.count', 4]]);
    expect(faults(`${HEAD}theme: ${'x'.repeat(500)}\n1 Hero`)).toEqual([['file.line-length', 4]]);
    expect(faults(`${HEAD}1 Hero\n${'\n'.repeat(500)}2 Pikes`)).toEqual([['file.lines', 501]]);
  });

  it('reports faults in sentences', () => {
    const [first] = readHottArmy(`${HEAD}2 Pikes`).faults;
    expect(first && tellFinding('en', first)).toMatch(
      /^line 4: there is no element "Pikes": the elements are God, /,
    );
  });
});

describe('an army against the rules of army building', () => {
  const legal = `${HEAD}1 Hero, general\n2 Magician\n6 Blades`;

  it('is legal with exactly half its points in dear elements', () => {
    expect(warnings(legal)).toEqual([]);
    expect(musterHott(readHottArmy(legal).army as never)).toMatchObject({ points: 24, dear: 12 });
  });

  it.each([
    ['hott.army.1', `${legal}\n1 Hordes`],
    ['hott.cost.6', `${HEAD}1 Hero, general\n2 Magician\n5 Blades`],
    ['hott.army.2', `${HEAD}12 Blades`],
    ['hott.army.2', `${HEAD}1 Hero, general\n1 Blades, general\n8 Spears`],
    ['hott.army.6', 'army: A\n12 Blades, general'],
    ['hott.hold.5', 'army: A\nstronghold: K\nshape: oblong 700 x 300\n12 Blades, general'],
    ['hott.hold.5', 'army: A\nstronghold: K\nshape: oblong 400 x 150\n12 Blades, general'],
    ['hott.mass.1', `${HEAD}points: 36\n12 Blades, general`],
  ])('breaks %s', (rule, text) => {
    expect(warnings(text).map(([each]) => each)).toContain(rule);
    expect(withDropped([rule], () => warnings(text).map(([each]) => each))).not.toContain(rule);
  });

  it.each(['God', 'Dragon', 'Paladin', 'Land Lurkers', 'Water Lurkers', 'Sneakers'])(
    'cannot have its general with %s',
    (element) => {
      const text = `${HEAD}1 ${element}, general\n10 Blades`;
      expect(warnings(text)).toEqual([['hott.army.5', 4]]);
      expect(withDropped(['hott.army.5'], () => warnings(text))).toEqual([]);
    },
  );

  const MASS = `${HEAD}points: 48\n`;
  const left = 'command: Left\n1 Hero, c-in-c\n10 Blades\n';
  const right = 'command: Right\n1 Spears, general\n11 Spears\n';

  it('has commands in a mass battle', () => {
    expect(warnings(`${MASS}${left}${right}`)).toEqual([]);
  });

  it.each([
    ['hott.mass.4', `${MASS}1 Hero, c-in-c\n11 Blades`],
    ['hott.mass.4', `${MASS}${left}${right.replace(', general', '')}`],
    ['hott.mass.4', `${MASS}${left}${right.replace('general', 'c-in-c')}`],
    ['hott.mass.4', `${MASS}${left.replace('c-in-c', 'general')}${right}`],
    ['hott.mass.5', `${MASS}${left}${right}command: Rear\n1 Riders, general`],
    ['hott.mass.6', `${MASS}command: A\n2 Hero, c-in-c\n4 Behemoth\n2 Magician\n8 Spears`],
  ])('breaks %s', (rule, text) => {
    expect(warnings(text).map(([each]) => each)).toContain(rule);
    expect(withDropped([rule], () => warnings(text).map(([each]) => each))).not.toContain(rule);
  });

  it('may have more than half of its points in expensive elements within one command', () => {
    expect(
      warnings(`${MASS}command: A\n1 Hero, c-in-c\n5 Magician\ncommand: B\n1 Spears, general\n11 Spears`),
    ).toEqual([]);
  });
});

it('an army is the same after writing and reading', () => {
  const { army } = readHottArmy(`${HEAD}theme: One. Two.\n1 Hero: Queen, general\n2 Behemoth, depth 60`);
  expect(army && readHottArmy(formatHottArmy(army)).army).toEqual(army);
});

describe('names in French', () => {
  const text = [
    'army: A',
    'points: 48',
    'command: The crown',
    'command fr: La couronne',
    '3 Knights: Lancers of ash / Lanciers de cendre, general',
    'command: The coast',
    '2 Riders: Scouts',
    '',
  ].join('\n');

  it('stand after a stroke, and for a command on its own line', () => {
    const { army } = readHottArmy(text);
    expect(army?.lines).toEqual([
      expect.objectContaining({
        name: 'Lancers of ash',
        nameFr: 'Lanciers de cendre',
        command: 'The crown',
        commandFr: 'La couronne',
        general: 'general',
      }),
      expect.not.objectContaining({ nameFr: expect.anything(), commandFr: expect.anything() }),
    ]);
  });

  it('are written back', () => {
    const { army } = readHottArmy(text);
    expect(army && readHottArmy(formatHottArmy(army)).army).toEqual(army);
  });
});
