import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  existingTroops,
  isTroopFault,
  parseTroop,
  TROOP_TYPES,
  type Troop,
} from '../../rules/bnb/troops/troops.ts';
import {
  type ArmyList,
  type GeneralOption,
  type ListLine,
  OFFERED_TERRAIN,
  type Upgrade,
} from './army-data.ts';
import { formatArmyList } from './army-writer.ts';
import { readArmyList } from './list-reader.ts';

function troop(text: string): Troop {
  const read = parseTroop(text);
  if (isTroopFault(read)) throw new Error(`${text}: ${read.key}`);
  return read;
}

const anyTroop = fc.constantFrom(
  ...TROOP_TYPES.filter((type) => type !== 'Bg')
    .flatMap(existingTroops)
    .map(troop),
  troop('Reg mtd Ax (S)'),
  troop('Irr Ps (O) sling'),
  troop('Reg Bw (I) crossbow'),
);
const support = fc.constantFrom(troop('Irr Ps (O) bow'), troop('Reg mtd Ps (O)'));
const someTroops = fc.array(anyTroop, { minLength: 1, maxLength: 3 });
// Long enough never to be a heading, a regularity or a joining word.
const words = fc.stringMatching(/^[A-Z][a-z]{10,12}( [a-z']{4,8})?$/);
const counts = fc
  .tuple(fc.nat(20), fc.integer({ min: 1, max: 20 }))
  .map(([least, more]) => ({ least, most: least + more }));
const half = { part: 1, whole: 2 };

const anyLine: fc.Arbitrary<Omit<ListLine, 'name'>> = fc.oneof(
  fc.record({ counts, troops: someTroops }).map(({ counts: count, troops }) => ({
    ...count,
    parts: [{ share: { part: 1, whole: 1 }, supporting: false, troops }],
    maySupport: [],
  })),
  fc.record({ counts, troops: someTroops, support }).map(({ counts: count, troops, support: other }) => ({
    ...count,
    parts: [
      { share: half, supporting: false, troops },
      { share: half, supporting: true, troops: [other] },
    ],
    maySupport: [],
  })),
);

const anyList: fc.Arbitrary<ArmyList> = fc
  .record({
    names: fc.uniqueArray(words, { minLength: 2, maxLength: 6, selector: (name) => name.toLowerCase() }),
    lines: fc.array(anyLine, { minLength: 6, maxLength: 6 }),
    about: fc.record({ en: fc.array(words, { maxLength: 2 }), fr: fc.array(words, { maxLength: 2 }) }),
    aggression: fc.nat(4),
    baggage: fc.nat(3),
    terrain: fc.shuffledSubarray([...OFFERED_TERRAIN], { minLength: 1 }),
    generals: fc.array(fc.record<GeneralOption>({ words: fc.constantFrom('', 'on foot'), troop: anyTroop }), {
      minLength: 1,
      maxLength: 3,
    }),
    to: anyTroop,
    supporter: support,
  })
  .map(({ names, lines, about, aggression, baggage, terrain, generals, to, supporter }) => {
    const named = names.slice(1).flatMap((name, index) => {
      const line = lines[index];
      return line === undefined ? [] : [{ ...line, name }];
    });
    const [first] = named;
    const from = first?.parts[0]?.troops[0] ?? to;
    const upgrades: Upgrade[] =
      first === undefined
        ? []
        : [
            { most: 3, name: first.name, from, to },
            { most: half, name: first.name, from, to },
          ];
    const whole = { part: 1, whole: 1 };
    const parts = [{ share: whole, supporting: false, troops: [supporter] }];
    const maySupport = named.slice(0, 2).map((line) => line.name);
    const supporting: ListLine = { name: names[0] ?? 'Archers', least: 1, most: 4, parts, maySupport };
    return {
      id: 'some-army',
      name: 'Some army',
      years: { from: 2000, to: 900 },
      aggression,
      baggage,
      about,
      generals,
      mandatory: terrain.slice(0, 1),
      optional: terrain.slice(1),
      lines: [...named, supporting],
      upgrades,
    };
  });

describe('writing army lists', () => {
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        expect(readArmyList(formatArmyList(list))).toEqual({ list, faults: [] });
      }),
      { numRuns: 60 },
    );
  });
});
