import { expect, test } from 'vitest';
import { svgText } from '../node.ts';
import { drawCampaignMap, type MapShown } from './map.ts';
import { PROVINCE, placesOf } from './map-places.ts';
import { MOST_NATIONS, nationPatterns } from './nation-looks.ts';

const provincesOf = (nations: number) => [
  ...Array.from({ length: nations }, (_, land) =>
    ['k', 'a', 'b'].map((letter) => ({ id: `${land}-${letter}`, land, capital: letter === 'k' })),
  ).flat(),
  { id: 'centre', land: null, capital: false },
];

test.each([3, 4, 5, 6, 7, 8, 9, 10])('the provinces of %i nations lie apart', (nations) => {
  const places = Object.values(placesOf(provincesOf(nations), nations));
  for (const [at, one] of places.entries())
    for (const other of places.slice(at + 1))
      expect((one.x - other.x) ** 2 + (one.y - other.y) ** 2).toBeGreaterThan((2 * PROVINCE) ** 2);
});

test('the patterns of nations differ without their colours', () => {
  const shapes = nationPatterns('a', MOST_NATIONS).map((node) =>
    svgText({ ...node, attributes: {} }).replaceAll(/#[0-9a-f]{6}/g, ''),
  );
  expect(new Set(shapes).size).toBe(MOST_NATIONS);
});

const shown: MapShown = {
  nations: ['Elves & <co>', 'Orcs', 'Men'],
  provinces: provincesOf(3).map((each) => ({
    ...each,
    label: each.id.slice(-1),
    title: each.id,
    held: each.land,
    armies: each.id === '1-a' ? [0, 1] : [],
    besieger: each.id === '1-a' ? 0 : null,
  })),
  routes: [
    { from: '0-k', to: '0-a', sea: false },
    { from: '0-k', to: '0-b', sea: true },
  ],
  goals: ['1-a'],
};

test('a map shows routes by sea, sieges, armies and where one may go; its names are text', () => {
  const count = (svg: string, what: RegExp) => [...svg.matchAll(what)].length;
  const svg = svgText(drawCampaignMap(shown, 'A map', { prefix: 'm', theme: 'light' }));
  expect(count(svg, /stroke-dasharray="2 4"/g)).toBe(1);
  expect(count(svg, /stroke-dasharray="3 2.2"/g)).toBe(1);
  expect(count(svg, /class="map-province goal"/g)).toBe(1);
  expect(count(svg, /data-province/g)).toBe(10);
  expect(svg).toContain('Elves &amp; &lt;co&gt;');
  expect(svgText(drawCampaignMap(shown, 'A map', { prefix: 'm', theme: 'dark' }))).not.toBe(svg);
});
