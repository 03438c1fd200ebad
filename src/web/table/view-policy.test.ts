import { expect, test } from 'vitest';
import { RULES, VIEW_AT_START, type View } from './view-policy.ts';

const TABLE = { width: 1200, depth: 800 };
const at = (x: number, y: number) => ({ x, y, facing: 0 });
const ARMIES = { armies: [at(500, 300), at(700, 300), at(500, 500), at(700, 500)] };

/** A phone on which both armies are framed. */
const opened = (): View =>
  RULES.framed(RULES.measured(VIEW_AT_START, { width: 400, height: 600 }, TABLE, 50), ARMIES);

test('a new battle is framed, whoever looked elsewhere before', () => {
  const before = RULES.turned(RULES.chosen(opened(), { x: 900, y: 10, scale: 3 }), 1);
  const anew = RULES.framed(RULES.turned(RULES.chosen(before, { x: 1, y: 1, scale: 4 }), 0), ARMIES);
  expect(anew).toEqual(opened());
});

test('until somebody uses the page, the view follows what matters', () => {
  const far = { armies: [at(100, 100), at(1100, 700)] };
  expect(RULES.reframed(opened(), far).camera).not.toEqual(opened().camera);
});

test('once somebody has panned, what matters and a new phase move nothing', () => {
  const chosen = RULES.chosen(opened(), { x: 0, y: 0, scale: 2 });
  const later = RULES.reframed(RULES.phaseBegun(chosen), { armies: [at(1100, 700)] });
  expect(later.camera).toBe(chosen.camera);
  expect(later.held).toBe('chosen');
});

test('a touch holds the view until the next phase', () => {
  const touched = RULES.touched(opened());
  expect(touched.held).toBe('touched');
  expect(RULES.phaseBegun(touched)).toEqual(opened());
});

test('what is asked about comes in sight, also after a touch', () => {
  const near = RULES.touched({ ...opened(), camera: { x: 400, y: 300, scale: 2 } });
  expect(RULES.wanted(near, [at(1100, 100)]).camera).not.toBe(near.camera);
  expect(RULES.wanted(near, [at(500, 400)]).camera).toBe(near.camera);
});

test('places that are offered stay in sight on a narrow screen while it is measured anew', () => {
  const screen = { width: 390, height: 569 };
  const armies = [at(300, 60), at(300, 540)];
  const opened = RULES.measured(VIEW_AT_START, screen, { width: 600, depth: 600 }, 155);
  const view = RULES.covered(RULES.framed(opened, { armies, own: [at(300, 60)] }), 297);
  const edge = [at(50, 0), at(50, 600)];
  const asked = RULES.wanted(view, edge);
  for (const now of [
    asked,
    RULES.measured(asked, screen, asked.table, 155),
    RULES.reframed(asked, { armies }),
  ])
    for (const { x } of edge) {
      const seen = (x - now.camera.x) * now.camera.scale;
      expect(seen).toBeGreaterThan(0);
      expect(seen).toBeLessThan(screen.width);
    }
  expect(RULES.wanted(asked, []).camera).not.toEqual(asked.camera);
});

test('the table is drawn up where the sheet lies over the place of an order', () => {
  const view = RULES.covered({ ...opened(), camera: { x: 0, y: 200, scale: 1 } }, 300);
  const place = at(600, 100);
  expect(RULES.ordered(view, place).camera.y).toBeGreaterThan(200);
  expect(RULES.ordered(RULES.covered(view, 0), place)).toEqual(RULES.covered(view, 0));
});

test('where words above take more room, the table stays where it is seen', () => {
  const view = RULES.chosen(opened(), { x: 0, y: 100, scale: 2 });
  expect(RULES.measured(view, { width: 400, height: 580 }, TABLE, 70).camera).toEqual({
    x: 0,
    y: 110,
    scale: 2,
  });
});

test('another table is shown whole or by its armies, also after the person chose a view', () => {
  const view = RULES.chosen(opened(), { x: 900, y: 10, scale: 3 });
  const other = RULES.measured(view, view.screen, { width: 900, depth: 600 }, view.stageTop);
  expect(other.held).toBe('follows');
});

test('a narrow screen without room for two commands shows the larger one, not the ground between', () => {
  const table = { width: 1800, depth: 1200 };
  const row = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => at(from + 40 * index, 400));
  const own = [...row(200, 6), ...row(1200, 9)];
  const framed = { armies: [...own, at(900, 900)], own };
  const phone = RULES.measured(VIEW_AT_START, { width: 390, height: 500 }, table, 50);
  const { camera, screen } = RULES.framed(phone, framed);
  const seen = own.filter(({ x }) => x > camera.x && x < camera.x + screen.width / camera.scale);
  expect(seen).toHaveLength(9);
});
