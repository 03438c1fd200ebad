/** Posts: where a plan wants the bases. */
import type { Point } from '../../geometry/point.ts';

/** Where a task wants a base: no farther from a point than `most`, and no nearer than `least`, in millimetres. */
export interface Post {
  readonly point: Point;
  readonly most: number;
  readonly least: number;
}
