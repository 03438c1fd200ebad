import { describe, expect, test } from 'vitest';
import type { Sky } from '../engine/contract/shown.ts';
import { svgText } from './node.ts';
import { drawSky } from './sky.ts';

const PLAIN: Sky = {
  rain: false,
  mayRain: false,
  mud: false,
  wind: null,
  light: 'day',
  duskIn: null,
  sun: null,
  dazzles: false,
};

const BATTLE = {
  table: { width: 1200, depth: 750 },
  terrain: [
    {
      id: 'road',
      kind: 'UR',
      line: [
        { x: 0, y: 100 },
        { x: 1200, y: 100 },
      ],
      width: 30,
    },
    {
      id: 'paved',
      kind: 'PR',
      line: [
        { x: 0, y: 300 },
        { x: 1200, y: 300 },
      ],
      width: 30,
    },
  ],
};

const drawn = (sky: Partial<Sky>): string =>
  drawSky(BATTLE, { ...PLAIN, ...sky })
    .map(svgText)
    .join('');

describe('the sky over a table', () => {
  test('is empty on a fine day', () => {
    expect(drawn({})).toBe('');
  });

  test('shows rain as strokes', () => {
    expect(drawn({ rain: true })).toContain('class="rain"');
  });

  test('shows the wind: one arrow flies in from the edge that it comes from, beside the sun', () => {
    expect(drawn({ wind: 90 })).toContain('translate(1156 485) rotate(90)');
    expect(drawn({ wind: 0 })).toContain('translate(710 44) rotate(0)');
    expect(drawn({ wind: 0, sun: 0 })).toContain('translate(600 44)');
    expect(drawn({ wind: 45 }).match(/class="wind"/g)).toHaveLength(1);
  });

  test('shows the sun over its edge, and rays across the table while the sun dazzles', () => {
    expect(drawn({ sun: 0 })).toContain('translate(600 44)');
    expect(drawn({ sun: 90 })).toContain('translate(1156 375)');
    expect(drawn({ sun: 0 })).not.toContain('stroke-dasharray');
    expect(drawn({ sun: 0, dazzles: true })).toContain('stroke-dasharray');
  });

  test('darkens the table at dusk, when there is a moon and no sun', () => {
    const dusk = drawn({ light: 'dusk', sun: 0 });
    expect(dusk).toContain('class="dusk"');
    expect(dusk).toContain('class="moon"');
    expect(dusk).not.toContain('class="sun"');
  });

  test('shows mud only on unpaved roads', () => {
    const mud = drawn({ mud: true });
    expect(mud).toContain('points="0,650 1200,650"');
    expect(mud).not.toContain('450');
  });
});
