import { expect, test } from 'vitest';
import { drawGuides } from './guides.ts';
import { svgText } from './node.ts';

const points = [
  { x: 10, y: 10 },
  { x: 50, y: 10 },
  { x: 50, y: 40 },
];

const drawn = (kind: 'outline' | 'line' | 'arrow', on = points): string =>
  svgText(drawGuides([{ kind, points: on }], 100));

test('an outline is closed, a line is not, and both are dotted; the north is above', () => {
  expect(drawn('outline')).toContain('<polygon points="10,90 50,90 50,60"');
  expect(drawn('line')).toContain('<polyline points="10,90 50,90 50,60"');
  for (const kind of ['outline', 'line'] as const) expect(drawn(kind)).toContain('stroke-dasharray');
});

test('an arrow has a head at each end, which points away from it', () => {
  const text = drawn('arrow');
  expect(text).toContain('<polyline points="10,90 50,90 50,60"');
  expect(text).toContain('<polygon points="10,90 14,92 14,88"');
  expect(text).toContain('<polygon points="50,60 48,64 52,64"');
  expect(text).not.toContain('stroke-dasharray');
});

test('an arrow of one point is none', () => {
  expect(drawn('arrow', [{ x: 1, y: 1 }])).toBe('<g class="guides"/>');
});
