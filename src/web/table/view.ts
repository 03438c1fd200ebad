/** The view of the table on the screen. `view-policy.ts` tells when it moves. */
import { computed, signal } from '@preact/signals';
import type { Point } from '../../geometry/point.ts';
import { ofTable } from '../state/table.ts';
import { bringIn, levelAt, panBy, toTable, zoomAt } from './camera.ts';
import { seenTable, WIDE } from './fitting.ts';
import { nextTurn, turnedPoint } from './turning.ts';
import { measuresOf, RULES, VIEW_AT_START, type View, WHOLE_TABLE } from './view-policy.ts';

/** What was measured of the page and the table: a view begins with it. */
const measures = signal(measuresOf(VIEW_AT_START));
/** The view of this table; null while it has not moved. */
const moved = ofTable<View | null>(null);
const view = computed<View>(() => moved.value ?? { ...VIEW_AT_START, ...measures.value });

export const screen = computed(() => view.value.screen);
export const tableSize = computed(() => view.value.table);
export const camera = computed(() => view.value.camera);
/** The side from which the table is seen. */
export const turn = computed(() => view.value.turn);
/** Pixels at the foot of the table that lie under the sheet of panels. */
export const covered = computed(() => view.value.covered);
/** The size of the turned table. */
export const seenSize = computed(() => seenTable({ table: tableSize.value, turn: turn.value }));
/** How much is written on bases. It changes only at thresholds of the scale. */
export const level = computed(() => levelAt(camera.value.scale));
/** Degrees that the drawing is turned by. */
export const turnDegrees = computed(() => turn.value * 90);

/** A lower table has no room for all tools one above the other. */
const LOW = 416;
/** Is the table so low that only four tools stand one above the other? */
export const isLow = computed(() => screen.value.height < LOW);
/** Is there room for the chief tools only? */
export const toolsFolded = computed(() => screen.value.width < WIDE || isLow.value);

type Rules = typeof RULES;
type Told<Name extends keyof Rules> = Rules[Name] extends (of: never, ...told: infer Parts) => unknown
  ? Parts
  : never;

/** Tells the view what happened: the rule of this name decides whether and how it moves. */
export function tellView<Name extends keyof Rules>(name: Name, ...parts: Told<Name>): void {
  const rule = RULES[name] as (...of: readonly unknown[]) => typeof VIEW_AT_START;
  const next = rule(view.peek(), ...parts);
  measures.value = measuresOf(next);
  moved.value = next;
}

/** Shows the whole table. */
export const fitTable = (): void => tellView('framed', WHOLE_TABLE);

/** Shows the whole table from the next side. */
export const turnTable = (): void => tellView('turned', nextTurn(turn.peek()));

/** Zooms about a point of the screen, or about its middle. */
export function zoomBy(factor: number, at?: Point): void {
  const { width, height } = screen.peek();
  const about = at ?? { x: width / 2, y: height / 2 };
  tellView('chosen', zoomAt(camera.peek(), factor, about, seenSize.peek(), screen.peek()));
}

export const pan = (dx: number, dy: number): void =>
  tellView('chosen', panBy(camera.peek(), dx, dy, seenSize.peek(), screen.peek()));

/** Brings a point of the table (y to the north) into sight. */
export function show(point: Point): void {
  const size = tableSize.peek();
  const at = turnedPoint({ x: point.x, y: size.depth - point.y }, turn.peek(), size);
  const now = camera.peek();
  const next = bringIn(now, at, seenSize.peek(), screen.peek());
  if (next.x !== now.x || next.y !== now.y) tellView('chosen', next);
}

/** The point of the table at a pixel of the stage. */
export const pointAt = (px: Point): Point => toTable(camera.value, px, tableSize.value, turn.value);

/** The transform that keeps letters at a point of the drawing upright on a turned table. */
export const upright = (x: number, y: number): { readonly transform?: string } =>
  turn.value === 0 ? {} : { transform: `rotate(${-turnDegrees.value} ${x} ${y})` };

/** A number of pixels in millimetres. */
export const pixels = (count: number): number => count / camera.value.scale;
