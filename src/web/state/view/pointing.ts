import { signal } from '@preact/signals';
import type { Point } from '../../../geometry/point.ts';

/** Bases and a piece of ground that the table points out, besides those that a question is about. */
export interface PointedOut {
  readonly bases: readonly string[];
  readonly ground: readonly Point[] | null;
}

export const NOTHING: PointedOut = { bases: [], ground: null };

export const pointedOut = signal<PointedOut>(NOTHING);
