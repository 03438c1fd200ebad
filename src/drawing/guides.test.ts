import { expect, test } from 'vitest';
import { drawGuides, type Guide } from './guides.ts';
import { svgText } from './node.ts';

const points = [
  { x: 10, y: 10 },
  { x: 50, y: 10 },
  { x: 50, y: 40 },
];

const drawn = (kind: Guide['kind'], on = points, text?: string): string =>
  drawGuides([{ kind, points: on, ...(text === undefined ? {} : { text }) }], 100)
    .above.map(svgText)
    .join('');

test('an outline is closed and a line is not, both are dotted, and north is up', () => {
  expect(drawn('outline')).toContain('<polygon points="10,90 50,90 50,60"');
  expect(drawn('line')).toContain('<polyline points="10,90 50,90 50,60"');
  for (const kind of ['outline', 'line'] as const) expect(drawn(kind)).toContain('stroke-dasharray');
});

test('an arrow has a head at each end, which points outward', () => {
  const text = drawn('arrow');
  expect(text).toContain('<polyline points="10,90 50,90 50,60"');
  expect(text).toContain('<polygon points="10,90 14,92 14,88"');
  expect(text).toContain('<polygon points="50,60 48,64 52,64"');
  expect(text).not.toContain('stroke-dasharray');
});

test('an arrow of one point is not drawn', () => {
  expect(drawn('arrow', [{ x: 1, y: 1 }])).toBe('<g class="guides"/>');
});

test('a zone is pink with a red border, the lost part of a zone is green; both lie under the bases', () => {
  const { under, above } = drawGuides(
    [
      { kind: 'zone', points },
      { kind: 'lost', points },
      { kind: 'line', points },
    ],
    100,
  );
  expect(above.map(svgText).join('')).not.toContain('polygon');
  const [zone, lost] = under.flatMap(({ children }) => children);
  expect(zone).toMatchObject({ attributes: { class: 'zone', fill: '#f6b3c0', stroke: '#c8102e' } });
  expect(lost).toMatchObject({ attributes: { class: 'lost', fill: '#7fc97f', stroke: 'none' } });
});

test('a text stands beside a dot, or in the middle of other guides', () => {
  expect(drawn('point', [{ x: 10, y: 10 }], 'P')).toMatch(/<circle cx="10" cy="90".*x="15" y="85">P</);
  expect(drawn('line', points, 'here')).toContain('x="36.67" y="80">here<');
});
