import { expect, test } from 'vitest';
import { box, pieceOf } from '../../../test/support/battle.ts';
import { rectangleOf } from '../../geometry/rectangle.ts';
import { crestOf, heightAt, highestOf, pointsOfEdge, pointsOfGround } from './heights.ts';

const hill = pieceOf({
  kind: 'hill',
  area: box(0, 0, 400, 200),
  crest: [
    [100, 100],
    [300, 100],
  ],
});

test('height rises evenly from 0 at the outline to 1 on the crest', () => {
  const at = (x: number, y: number) => heightAt(hill, { x, y });
  expect(at(200, -10)).toBe(0);
  expect(at(200, 0)).toBeCloseTo(0);
  expect(at(200, 25)).toBeCloseTo(0.25);
  expect(at(200, 50)).toBeCloseTo(0.5);
  expect(at(200, 100)).toBe(1);
  expect(at(350, 100)).toBeCloseTo(0.5);
});

test('a hill without a crest rises to its centre of gravity', () => {
  const bare = pieceOf({ kind: 'hill', area: box(0, 0, 200, 200) });
  expect(crestOf(bare)).toEqual([{ x: 100, y: 100 }]);
  expect(heightAt(bare, { x: 100, y: 100 })).toBe(1);
});

test('a closed crest is the edge of a level top', () => {
  const top = [
    [50, 50],
    [150, 50],
    [150, 150],
    [50, 150],
    [50, 50],
  ] as const;
  const plateau = pieceOf({ kind: 'hill', area: box(0, 0, 200, 200), crest: top });
  expect(heightAt(plateau, { x: 100, y: 100 })).toBe(1);
  expect(heightAt(plateau, { x: 100, y: 25 })).toBeCloseTo(0.5);
});

test('an edge is sampled at its ends, its middle and every 5 mm', () => {
  const points = pointsOfEdge(rectangleOf({ x: 100, y: 100, facing: 0 }, 41, 15), 'front');
  expect(points[0]).toEqual({ x: 79.5, y: 100 });
  expect(points.at(-1)).toEqual({ x: 120.5, y: 100 });
  expect(points).toContainEqual({ x: 100, y: 100 });
  for (const [at, p] of points.entries())
    if (at > 0) expect(p.x - (points[at - 1]?.x ?? 0)).toBeLessThanOrEqual(5);
});

test('a crest that runs under a base is its highest point', () => {
  const ground = rectangleOf({ x: 300, y: 120, facing: 0 }, 40, 40);
  expect(highestOf([hill], ground.corners)).toBeLessThan(1);
  expect(highestOf([hill], pointsOfGround(ground, [hill]))).toBe(1);
  expect(highestOf([], pointsOfGround(ground, [hill]))).toBe(0);
});

test('the top of an edge is found between the first samples', () => {
  const hill = pieceOf({ kind: 'hill', area: box(0, 0, 204.8, 400), crest: [[102.4, 210]] });
  const edge = pointsOfEdge(rectangleOf({ x: 100, y: 200, facing: 0 }, 40, 15), 'front');
  const top = heightAt(hill, { x: 102.4, y: 200 });
  expect(Math.max(...edge.map((p) => heightAt(hill, p)))).toBeLessThan(top - 1e-3);
  expect(Math.abs(highestOf([hill], edge) - top)).toBeLessThan(1e-6);
});

test('a crest that cuts a corner of a base between the samples is its highest point too', () => {
  const cut = pieceOf({
    kind: 'hill',
    area: box(0, 0, 400, 400),
    crest: [
      [118, 200],
      [122, 196.5],
    ],
  });
  const ground = rectangleOf({ x: 100, y: 199, facing: 0 }, 40, 15);
  expect(highestOf([cut], pointsOfGround(ground, [cut]))).toBeCloseTo(1, 6);
});
