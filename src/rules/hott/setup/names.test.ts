import { expect, test } from 'vitest';
import { namesFor } from './names.ts';

const some = (troop: string, command?: string) => ({
  troop,
  flags: [],
  ...(command === undefined ? {} : { command }),
});

test('lurkers are numbered by kind, and have the letter of their command', () => {
  const red = [
    some('Spears', 'a'),
    some('Lurkers', 'b'),
    some('Lurkers', 'a'),
    some('Lurkers', 'b'),
    some('Water Lurkers', 'b'),
  ];
  const blue = [some('Blades'), some('Lurkers'), some('Lurkers')];
  expect(namesFor([red, blue])).toEqual([
    ['A', 'LB?1', 'LA?1', 'LB?2', 'WB?1'],
    ['Z', 'LZ?1', 'LZ?2'],
  ]);
});
