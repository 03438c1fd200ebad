/** The policy of the view: what each happening makes of it. The table moves by itself only where that helps. */
import type { Pose } from '../../geometry/pose.ts';
import { type Camera, filled, type Size } from './camera.ts';
import { broughtInSight, fitting, freePart, type Seen, seenTable, settled } from './fitting.ts';
import { BARE, type Framed, partRound, tasks } from './framing.ts';
import type { Table, Turn } from './turning.ts';

/** The view of one table. */
export interface View extends Seen {
  /**
   * Who moves it: nobody has touched anything, so it follows what is framed; somebody has, so until the next phase it
   * moves only for what must be seen; somebody has panned or zoomed, so it also stays in the next ones.
   */
  readonly held: 'follows' | 'touched' | 'chosen';
  /** The places that are asked about or ordered now. */
  readonly wanted: readonly Pose[];
  /** Where the stage begins in the window, in pixels. */
  readonly stageTop: number;
}

export const WHOLE_TABLE: Framed = { armies: [] };

export const VIEW_AT_START: View = {
  screen: { width: 0, height: 0 },
  table: { width: 1200, depth: 750 },
  camera: { x: 0, y: 0, scale: 1 },
  turn: 0,
  covered: 0,
  signs: 0,
  framed: WHOLE_TABLE,
  held: 'follows',
  wanted: [],
  stageTop: 0,
};

/** The parts of a view that are measured, not chosen. */
export const measuresOf = ({ screen, table, covered, signs, stageTop }: View) => ({
  screen,
  table,
  covered,
  signs,
  stageTop,
});

/** A lower strip of table under a high sheet shows an order alone: both armies would be too small. */
const LOWEST = 200;

const isMeasured = ({ screen }: View): boolean => screen.width > 0;
const withCamera = (view: View, camera: Camera): View =>
  camera === view.camera ? view : { ...view, camera };

/** Shows all of what is framed. */
const refitted = (view: View): View => ({
  ...view,
  held: 'follows',
  camera: isMeasured(view) ? fitting(view).camera : view.camera,
});

/** Shows what is framed and wanted, unless it is well in sight: a table that moves for little disturbs. */
function resettled(view: View): View {
  if (!isMeasured(view)) return view;
  const isStrip = freePart(view).height < LOWEST;
  return withCamera(view, isStrip ? broughtInSight(view, tasks(view.framed)) : settled(view, view.wanted));
}

/** Fills the free part of the table where ground beyond its edge is seen, without a zoom. */
function withoutVoid(view: View): View {
  const free = freePart(view);
  const isRoom = isMeasured(view) && free.height >= LOWEST;
  return isRoom ? withCamera(view, filled(view.camera, seenTable(view), free)) : view;
}

/** The rules by the happening to which each answers. */
export const RULES = {
  /** The screen or the table has another size. Where words above take more room, the table stays where it is seen. */
  measured(view: View, screen: Size, table: Table, stageTop: number): View {
    const isOther = table.width !== view.table.width || table.depth !== view.table.depth;
    const isWider = screen.width !== view.screen.width;
    const sunk = stageTop - view.stageTop;
    const { camera } = view;
    let now: View = { ...view, screen, table, stageTop };
    if (isOther || (view.held !== 'chosen' && isWider)) now = refitted(now);
    else if (!isWider && sunk !== 0) now = withCamera(now, { ...camera, y: camera.y + sunk / camera.scale });
    return now.held === 'follows' ? resettled(now) : now;
  },

  /** The sheet of panels lies over so many pixels at the foot of the table. */
  covered: (view: View, covered: number): View => (covered === view.covered ? view : { ...view, covered }),

  /** The signs of weather and light take so many pixels. */
  signed(view: View, signs: number): View {
    if (signs === view.signs) return view;
    const now = { ...view, signs };
    return view.held === 'follows' ? refitted(now) : now;
  },

  /** The table is looked at anew: it shows this, and keeps it in sight until the person looks elsewhere. */
  framed: (view: View, framed: Framed): View => refitted({ ...view, framed }),

  /** Something else matters from now on; a view that the person chose stays. */
  reframed(view: View, framed: Framed): View {
    const now = { ...view, framed };
    if (view.held === 'follows') return resettled(now);
    return view.held === 'touched' ? RULES.pointedOut(now, tasks(framed)) : now;
  },

  /** These places are asked about or ordered: beside what the table shows by itself until somebody uses the page. */
  wanted(view: View, places: readonly Pose[]): View {
    const now = { ...view, wanted: places };
    if (view.held === 'follows' && freePart(view).height >= LOWEST) return resettled(now);
    if (places.length > 0) return RULES.pointedOut(now, places);
    return view.held === 'touched' ? withoutVoid(now) : now;
  },

  /** These places shall be seen, in the part of the table that nothing covers. */
  pointedOut(view: View, places: readonly Pose[]): View {
    const now = withCamera(view, broughtInSight(view, places));
    return now === view ? view : RULES.touched(now);
  },

  /** The sheet may lie over this place: the table is drawn up so far; else it stays under the finger. */
  ordered(view: View, place: Pose): View {
    const part = partRound([place], view.turn, view.table, BARE);
    const { camera, screen, covered } = view;
    const at = part ? (part.y - camera.y) * camera.scale : 0;
    const over = at - (screen.height - covered);
    const isUnder = over > 0 && at <= screen.height;
    return isUnder ? withCamera(view, { ...camera, y: camera.y + over / camera.scale }) : view;
  },

  /** Somebody uses the page: the table stays where it is under the finger. */
  touched: (view: View): View => (view.held === 'follows' ? { ...view, held: 'touched' } : view),

  /** A bound or a phase begins: the table may move again, unless the person chose the view. */
  phaseBegun: (view: View): View => (view.held === 'touched' ? { ...view, held: 'follows' } : view),

  /** The table is seen from another side. */
  turned: (view: View, turn: Turn): View => (turn === view.turn ? view : refitted({ ...view, turn })),

  /** The person panned or zoomed. */
  chosen: (view: View, camera: Camera): View => ({ ...view, camera, held: 'chosen' }),
};
