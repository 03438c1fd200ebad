/** Checks of drawn figures. */
import { expect } from 'vitest';
import { drawnFile } from '../../src/cli/draw.ts';
import type { Named } from '../../tools/dropping.ts';

export const svgOf = ({ name, scenario }: Named): Promise<string> =>
  drawnFile(name, JSON.stringify(scenario));

export interface BaseDrawn {
  readonly id: string;
  readonly degrees: number;
  readonly text: string;
}

/** The drawn bases of a figure, each with its part of the document. */
export const basesDrawn = (svg: string): readonly BaseDrawn[] =>
  [
    ...svg.matchAll(
      /<g class="base" data-id="([^"]+)" transform="[^"]*rotate\(([\d.]+)\)">(.*?)(?=<g class="(?:base|hidden|guides)|<\/svg>)/gs,
    ),
  ].map(([, id = '', degrees = '', text = '']) => ({ id, degrees: Number(degrees), text }));

const number = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN);

const depthOf = (text: string): number => number(text, /class="stand"[^>]*? height="([\d.]+)"/);

/**
 * Expects a base of a known size with a pentagon. The point of the pentagon is at the front, and its foot at the rear.
 */
export function expectShape({ text }: BaseDrawn): void {
  const depth = depthOf(text);
  expect(number(text, /class="stand"[^>]*? width="([\d.]+)"/)).toBe(40);
  expect([15, 20, 30, 40, 60]).toContain(depth);
  const points = (/class="pentagon" points="([^"]+)"/.exec(text)?.[1] ?? '')
    .split(' ')
    .map((pair) => pair.split(',').map(Number));
  expect(points).toHaveLength(5);
  expect(points.filter(([x, y]) => x === 0 && (y ?? 9) < 1)).toHaveLength(1);
  expect(points.filter(([, y]) => y === depth)).toHaveLength(2);
}

/**
 * Expects the troop type in the middle without grade or regularity, and the letter upright in its sign at the front
 * left.
 */
export function expectWriting({ id, degrees, text }: BaseDrawn, troop: string, sign: string): void {
  expect(troop.split(' ')).toContain(/class="troop"[^>]*>([^<]+)</.exec(text)?.[1]);
  expect(text).not.toMatch(/class="(grade|regular|irregular)"/);
  const writing = /class="writing" transform="translate\(0 ([\d.]+)\) rotate\(([\d.]+)\)"/.exec(text);
  expect(Math.abs(Number(writing?.[1]) - depthOf(text) / 2)).toBeLessThanOrEqual(1.7);
  expect(Number(writing?.[2])).toBe(degrees > 90.01 && degrees < 269.99 ? 180 : 0);
  const drawn = /class="sign" transform="translate\((-[\d.]+) ([\d.]+)\) rotate\((-?[\d.]+)\)">(.*)/s.exec(
    text,
  );
  expect(Number(drawn?.[1])).toBeLessThan(-10);
  expect(Number(drawn?.[2])).toBeLessThan(6);
  expect(Math.cos(((Number(drawn?.[3]) + degrees) * Math.PI) / 180)).toBeCloseTo(1, 4);
  expect(drawn?.[4]?.startsWith(sign)).toBe(true);
  expect(drawn?.[4]).toContain(`>${id}<`);
}
