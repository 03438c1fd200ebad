import { expect, test } from 'vitest';
import { byTarget, countShots } from './targets.ts';

const pair = (base: string, against: string) => ({ base, against, command: { type: 'shoot', base } });
const shot = (base: string, against: string) => ({ ...pair(base, against), kind: 'shot' }) as const;

test('each target of shots is listed once, with all bases that can shoot at it', () => {
  const fight = { ...pair('A', 'Z'), kind: 'close' } as const;
  const spell = { ...pair('B', 'Z'), kind: 'spell' } as const;
  const listed = byTarget([shot('A', 'Z'), fight, shot('B', 'Z'), shot('B', 'Y'), spell]);
  expect(listed.map(({ against, among }) => [against, ...among])).toEqual([
    ['Z', 'A', 'B'],
    ['Z', 'A'],
    ['Y', 'B'],
    ['Z', 'B'],
  ]);
});

test('one shooter with three targets has one shot, and two shooters at one target make one', () => {
  expect(countShots([shot('A', 'X'), shot('A', 'Y'), shot('A', 'Z')])).toBe(1);
  expect(countShots([shot('A', 'X'), shot('B', 'X')])).toBe(1);
  expect(countShots([shot('A', 'X'), shot('B', 'Y')])).toBe(2);
});
