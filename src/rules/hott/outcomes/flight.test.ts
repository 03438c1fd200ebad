import { expect, test } from 'vitest';
import { type BaseWords, box, type TerrainWords } from '../../../../test/support/battle.ts';
import { play, suffers } from './outcomes.test-support.ts';

/** The clauses by which A is lost in flight. */
function lostBy(a: Partial<BaseWords>, terrain: readonly TerrainWords[], others: readonly BaseWords[] = []) {
  const bases: readonly BaseWords[] = [{ id: 'A', troop: 'Spears', ...a }, ...others];
  const { events } = play({ bases, terrain }, suffers('A', 'flee'));
  return events
    .filter(({ changes }) => changes.some(({ change }) => change === 'remove'))
    .map(({ rule }) => rule);
}

test('an element may turn by a whole right angle to face along a friend whom it passes then', () => {
  const enemy = (x: number, y: number, facing: number): BaseWords => ({
    id: `Z ${x} ${y}`,
    side: 'blue',
    troop: 'Blades',
    at: [x, y],
    facing,
  });
  // Enemies leave a gap in the north alone, which it reaches from where it has turned along B.
  const enemies = [
    ...[180, 220, 300, 340, 380].map((x) => enemy(x, 444, 180)),
    ...[314, 354, 394, 434].flatMap((y) => [enemy(371, y, 270), enemy(229, y, 90)]),
  ];
  const friend: BaseWords = { id: 'B', troop: 'Hordes', at: [308, 423], facing: 270 };
  expect(lostBy({ troop: 'Riders', at: [300, 300], facing: 180 }, [], [friend, ...enemies])).toEqual([]);
});

test('an element that crosses the edge of the table before it meets an enemy leaves the battlefield', () => {
  const enemy: BaseWords = { id: 'Z', side: 'blue', troop: 'Blades', at: [20, 280], facing: 180 };
  expect(lostBy({ at: [81, 179], facing: 135 }, [], [enemy])).toEqual(['hott.flee.11']);
});

test('an element that flees along a channel is destroyed where the water grows deep', () => {
  const sea: TerrainWords = { kind: 'sea', area: box(0, 400, 600, 600) };
  const islands = [250, 341].map(
    (x): TerrainWords => ({ id: `island ${x}`, kind: 'island', area: box(x, 402, x + 49, 460) }),
  );
  expect(lostBy({ at: [320, 396], facing: 180 }, [sea, ...islands])).toEqual(['hott.flee.8']);
});

test('an element that flees over a cape is destroyed by the deep water beyond', () => {
  const lake: TerrainWords = { kind: 'lake', area: box(100, 430, 500, 599) };
  // An island belongs to the lake in which its first point lies.
  const cape: TerrainWords = { kind: 'island', area: box(200, 360, 400, 520).toReversed() };
  expect(lostBy({ at: [300, 380], facing: 180 }, [lake, cape])).toEqual(['hott.flee.8']);
});
