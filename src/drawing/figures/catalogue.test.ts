import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { all } from '../drawing.test-support.ts';
import { svgText } from '../node.ts';
import { PIECE_LOOKS } from '../palette.ts';
import { FIGURE_NAMES, type Figure, figureNamed } from './catalogue.ts';
import { figureNodes } from './compile.ts';
import { type Box, vanguard } from './fit.ts';

const BOX: Box = { x: -19, y: 2, width: 38, depth: 12 };
const { tones } = PIECE_LOOKS.light[0];
const drawn = (figure: Figure, box = BOX, ragged = false) =>
  figureNodes(figure, box, { ragged, part: 1, bold: false }, tones, null);
const named = (name: string): Figure => figureNamed(name) ?? [];

/** All coordinates of a figure's paths, from the middle of its box. */
const placesOf = (figure: Figure, box: Box, ragged: boolean) =>
  all([drawn(figure, box, ragged)]).flatMap(({ attributes: { d = '' } }) =>
    [...String(d).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  );

describe('the catalogue of figures', () => {
  test.each(FIGURE_NAMES)('%s stays in its box, with or without ranks', (name) => {
    for (const ragged of [false, true])
      for (const box of [BOX, { ...BOX, depth: 36 }, { ...BOX, width: 20 }]) {
        const places = placesOf(named(name), box, ragged);
        expect(places.length).toBeGreaterThan(20);
        expect(drawn(named(name), box).attributes.transform).toBe(
          `translate(${box.x + box.width / 2} ${box.y + box.depth / 2})`,
        );
        // Without ranks a figure may go out of its box by a hair.
        const out = places.filter(
          ({ x, y }) => Math.abs(x) > box.width / 2 + 1.5 || Math.abs(y) > box.depth / 2 + 1.5,
        );
        expect(out).toEqual([]);
      }
  });

  test('no two figures look the same', () => {
    const looks = FIGURE_NAMES.map((name) => svgText(drawn(named(name))));
    expect(new Set(looks).size).toBe(FIGURE_NAMES.length);
    for (const look of looks) expect(look).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('an unknown name has no figure', () => {
    for (const name of [undefined, '', 'moon', 'constructor']) expect(figureNamed(name)).toBeNull();
  });

  test('ranks are straight; without ranks the men stand unevenly', () => {
    const turnsOf = (ragged: boolean) => svgText(drawn(named('spears'), BOX, ragged));
    expect(turnsOf(true)).not.toBe(turnsOf(false));
    // In ranks, each man is a copy of the man beside him, moved aside.
    const [shoulders] = all([drawn(named('spears'))]).filter(({ attributes }) => attributes.stroke);
    const men = String(shoulders?.attributes.d).split('M').slice(1);
    const heights = men.map((man) => man.match(/[\d.-]+ ([\d.-]+)/)?.[1]);
    expect(men.length).toBe(4);
    expect(new Set(heights).size).toBe(1);
  });

  test('a narrow base shows a part of the front rank', () => {
    expect(vanguard(named('spears'), 1)).toHaveLength(4);
    expect(vanguard(named('spears'), 0.57)).toHaveLength(2);
    expect(vanguard(named('warband'), 0.57)).toHaveLength(2);
    expect(vanguard(named('elephant'), 0.3)).toHaveLength(1);
  });

  test('the catalogue weighs at most 25 kB compressed', () => {
    const here = new URL('./', import.meta.url);
    const files = readdirSync(here).filter((file) => !file.includes('.test'));
    const texts = files.map((file) => readFileSync(new URL(file, here)));
    expect(gzipSync(Buffer.concat(texts)).length).toBeLessThan(25_000);
  });
});
