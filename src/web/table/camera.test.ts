import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bringIn,
  type Camera,
  fittedOn,
  isAlmost,
  levelAt,
  middleOf,
  panBy,
  pinched,
  toTable,
  viewBox,
  zoomAt,
} from './camera.ts';

const table = { width: 1200, depth: 750 };
const screen = { width: 1000, height: 600 };
const camera: Camera = { x: 300, y: 200, scale: 1.5 };

describe('the visible part of the table', () => {
  test('fitting shows the whole table in the middle', () => {
    const { x, y, scale } = fittedOn({ x: 0, y: 0, ...table }, table, { x: 0, y: 0, ...screen });
    expect(x).toBeLessThan(0);
    expect(y).toBeLessThan(0);
    expect(x + screen.width / scale).toBeGreaterThan(table.width);
    expect(y + screen.height / scale).toBeGreaterThan(table.depth);
    expect(x + screen.width / scale / 2).toBeCloseTo(600);
  });

  test('a part of the table is fitted into the free part of the screen', () => {
    const free = { x: 0, y: 100, width: 1000, height: 300 };
    const { x, y, scale } = fittedOn({ x: 500, y: 300, width: 200, depth: 100 }, table, free);
    expect((500 - x) * scale).toBeGreaterThan(0);
    expect((300 - y) * scale).toBeGreaterThanOrEqual(100);
    expect((400 - y) * scale).toBeLessThanOrEqual(400);
    expect(((600 - x) * scale) / 2).toBeCloseTo(250);
  });

  test('no ground beyond the table is shown while ground on the other side is left out', () => {
    const free = { x: 0, y: 0, width: 500, height: 600 };
    const { y, scale } = fittedOn({ x: 0, y: 550, width: 1200, depth: 200 }, table, free);
    const wide = fittedOn({ x: 400, y: 700, width: 300, depth: 50 }, table, free);
    expect(600 / scale).toBeGreaterThan(table.depth);
    expect(y + 600 / scale / 2).toBeCloseTo(650);
    expect((table.depth - wide.y) * wide.scale).toBeCloseTo(600 - 14);
  });

  test('of a part that is too large its middle is shown at the wished scale, and of a small one all', () => {
    const free = { x: 0, y: 0, width: 428, height: 228 };
    const part = { x: 100, y: 300, width: 1000, depth: 60 };
    const shown = middleOf(part, free, 0.5);
    expect(shown).toEqual({ x: 200, y: 300, width: 800, depth: 60 });
    expect(fittedOn(shown, table, free).scale).toBeCloseTo(0.5);
  });

  test('views that differ by little look alike', () => {
    expect(isAlmost(camera, { ...camera, x: camera.x + 10 }, screen)).toBe(true);
    expect(isAlmost(camera, { ...camera, x: camera.x + 50 }, screen)).toBe(false);
    expect(isAlmost(camera, { ...camera, y: camera.y - 50 }, screen)).toBe(false);
    expect(isAlmost(camera, { ...camera, scale: camera.scale * 1.5 }, screen)).toBe(false);
  });

  test('a point under the pointer stays there while zooming', () => {
    const at = { x: 420, y: 310 };
    const before = toTable(camera, at, table);
    const after = toTable(zoomAt(camera, 1.4, at, table, screen), at, table);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('pixels become millimetres, north upward', () => {
    expect(toTable({ x: 0, y: 0, scale: 2 }, { x: 100, y: 60 }, table)).toEqual({ x: 50, y: 720 });
  });

  test('panning moves the ground with the hand', () => {
    const moved = panBy(camera, 30, -15, table, screen);
    expect(moved.x).toBeCloseTo(camera.x - 20);
    expect(moved.y).toBeCloseTo(camera.y + 10);
  });

  test('the middle of the screen is on the table after any pan and zoom', () => {
    const step = fc.oneof(
      fc.record({ dx: fc.integer({ min: -3000, max: 3000 }), dy: fc.integer({ min: -3000, max: 3000 }) }),
      fc.record({ factor: fc.double({ min: 0.05, max: 20, noNaN: true }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const end = steps.reduce<Camera>(
          (now, each) =>
            'factor' in each
              ? zoomAt(now, each.factor, { x: 10, y: 590 }, table, screen)
              : panBy(now, each.dx, each.dy, table, screen),
          camera,
        );
        const middle = toTable(end, { x: screen.width / 2, y: screen.height / 2 }, table);
        expect(middle.x).toBeGreaterThan(-0.01);
        expect(middle.x).toBeLessThan(table.width + 0.01);
        expect(middle.y).toBeGreaterThan(-0.01);
        expect(middle.y).toBeLessThan(table.depth + 0.01);
        expect(viewBox(end, screen)).not.toMatch(/NaN|Infinity/);
      }),
    );
  });

  test('two fingers that spread zoom in, and the points under them stay under them', () => {
    const before = [
      { x: 400, y: 300 },
      { x: 500, y: 300 },
    ] as const;
    const after = [
      { x: 350, y: 320 },
      { x: 550, y: 320 },
    ] as const;
    const now = pinched(camera, before, after, table, screen);
    expect(now.scale).toBeCloseTo(3);
    const held = toTable(camera, { x: 450, y: 300 }, table);
    const still = toTable(now, { x: 450, y: 320 }, table);
    expect(still.x).toBeCloseTo(held.x);
    expect(still.y).toBeCloseTo(held.y);
  });

  test('a visible point moves nothing, an invisible one is brought in', () => {
    expect(bringIn(camera, { x: 600, y: 400 }, table, screen)).toEqual(camera);
    const now = bringIn(camera, { x: 1190, y: 740 }, table, screen);
    expect((1190 - now.x) * now.scale).toBeLessThan(screen.width);
    expect((740 - now.y) * now.scale).toBeLessThan(screen.height);
  });

  test('bases show more text at closer zoom', () => {
    expect([0.2, 0.6, 1, 3].map(levelAt)).toEqual(['farthest', 'far', 'middle', 'near']);
  });
});
