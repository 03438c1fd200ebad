import type { Page } from 'playwright-core';
import type { BattleRecord } from '../../src/engine/battle/record.ts';

/** The actions of a hand on the screen, for tests and for battles played by hand. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const baseElement = (page: Page, id: string) => page.locator(`.bases-layer .base[data-id="${id}"]`);

/** The place in the window of a point on the table (millimetres, y to the north). `depth` is the depth of the table. */
export function spotOf(page: Page, at: Spot, depth: number): Promise<Spot> {
  return page.evaluate(
    ({ x, y }) => {
      const matrix = document.querySelector<SVGGElement>('svg.bases-layer .turned')?.getScreenCTM();
      if (!matrix) throw new Error('there is no table');
      const point = new DOMPoint(x, y).matrixTransform(matrix);
      return { x: point.x, y: point.y };
    },
    { x: at.x, y: depth - at.y },
  );
}

/** The middle of a base in the window. */
export function spotOfBase(page: Page, id: string): Promise<Spot> {
  return baseElement(page, id)
    .locator('.frame')
    .evaluate((frame) => {
      const { left, top, width, height } = frame.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
}

/** A spot once the table stands still: what is picked or asked may open a sheet, which moves the table. */
async function settled(page: Page, spotNow: () => Promise<Spot>): Promise<Spot> {
  for (let spot = await spotNow(); ; ) {
    await page.waitForTimeout(400);
    const later = await spotNow();
    if (later.x === spot.x && later.y === spot.y) return spot;
    spot = later;
  }
}

export const settledSpotOf = (page: Page, at: Spot, depth: number): Promise<Spot> =>
  settled(page, () => spotOf(page, at, depth));

export const settledSpotOfBase = (page: Page, id: string): Promise<Spot> =>
  settled(page, () => spotOfBase(page, id));

/** Pixels per millimetre. */
export const scaleOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector<SVGSVGElement>('svg.bases-layer')?.getScreenCTM()?.a ?? 1);

/** A distance of millimetres to the east and to the north in pixels, also on a turned table. */
const pixelsOf = (page: Page, [east, north]: readonly [number, number]): Promise<Spot> =>
  page.evaluate(
    ({ east, north }) => {
      const matrix = document.querySelector<SVGGElement>('svg.bases-layer .turned')?.getScreenCTM();
      const { a, b, c, d } = matrix ?? { a: 1, b: 0, c: 0, d: 1 };
      return { x: a * east - c * north, y: b * east - d * north };
    },
    { east, north },
  );

export async function clickBase(page: Page, id: string, shift = false): Promise<void> {
  const { x, y } = await spotOfBase(page, id);
  if (shift) await page.keyboard.down('Shift');
  await page.mouse.click(x, y);
  if (shift) await page.keyboard.up('Shift');
}

export interface Drag {
  /** Millimetres to the east and to the north. */
  readonly by: readonly [number, number];
  /**
   * A key that is held during the drag. Control stops snapping, Alt wheels, and Shift keeps the ghost after the drop.
   */
  readonly key?: 'Control' | 'Alt' | 'Shift';
  /** False keeps the button down. */
  readonly drop?: boolean;
}

/** Drags a base over the table. */
export async function dragBase(page: Page, id: string, { by, key, drop = true }: Drag): Promise<void> {
  const { x, y } = await spotOfBase(page, id);
  const off = await pixelsOf(page, by);
  await page.mouse.move(x, y);
  if (key) await page.keyboard.down(key);
  await page.mouse.down();
  await page.mouse.move(x + off.x / 2, y + off.y / 2, { steps: 3 });
  await page.mouse.move(x + off.x, y + off.y, { steps: 3 });
  if (drop) await page.mouse.up();
  if (key) await page.keyboard.up(key);
}

export interface Kept {
  readonly id: string;
  readonly name: string;
  readonly bot: string;
  readonly record: BattleRecord;
}

/** All battles that the browser keeps. */
export function keptBattles(page: Page): Promise<readonly Kept[]> {
  return page.evaluate(
    () =>
      new Promise<Kept[]>((resolve, reject) => {
        const asked = indexedDB.open('acies');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const base = asked.result;
          if (!base.objectStoreNames.contains('battles')) return resolve([]);
          const all = base.transaction('battles').objectStore('battles').getAll();
          all.onsuccess = () => resolve(all.result as Kept[]);
          all.onerror = () => reject(all.error);
        };
      }),
  );
}

/** The battle on the screen, as the browser keeps it. */
export async function keptRecord(page: Page): Promise<Kept | null> {
  const id = decodeURIComponent(new URL(page.url()).hash.replace(/^#\/battle\//, ''));
  return (await keptBattles(page)).find((battle) => battle.id === id) ?? null;
}
