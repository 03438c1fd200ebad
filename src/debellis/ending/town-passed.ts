/** An invader that passes through the middle of a town costs the defender losses. */

import { type Battle, placedBase } from '../../engine/battle.ts';
import { rectangleAt } from '../../engine/board/rectangles.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Event } from '../../engine/event.ts';
import { tell } from '../../engine/game/work.ts';
import type { Point } from '../../geometry/point.ts';
import { centroid, containsPoint, convexHull } from '../../geometry/polygon.ts';
import type { Pose } from '../../geometry/pose.ts';
import { ruleIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { invaderOf } from '../setup/roles.ts';
import { note, stateOf } from '../state.ts';

const middlesOf = ({ terrain }: Battle): readonly Point[] =>
  terrain.filter(({ kind }) => kind === 'BUA').map(({ area = [] }) => centroid(area));

/** Does the base of an invader lie on the middle of a town at any time in these events? */
function passesTown(game: Debellis, before: Battle, events: readonly Event[]): boolean {
  const middles = middlesOf(before);
  if (middles.length === 0) return false;
  const invader = invaderOf(before);
  const poses = new Map<string, Pose>();
  return events
    .flatMap(({ changes }) => changes)
    .some((change) => {
      if (change.change !== 'place' || change.in !== undefined) return false;
      const base = placedBase(before, change.base);
      if (!base || base.side !== invader || game.isBaggage(base)) return false;
      const from = poses.get(base.id) ?? base.pose;
      poses.set(base.id, change.at);
      const ground = convexHull([
        ...rectangleAt(base, from).corners,
        ...rectangleAt(base, change.at).corners,
      ]);
      return middles.some((middle) => containsPoint(ground, middle));
    });
}

/** Notes that an invader has passed through the middle of a town. It counts once. */
export function noteTownPassed(game: Debellis, work: Work, before: Battle, events: readonly Event[]): void {
  const rule = ruleIn(game.bases, 'townPassed');
  if (rule === null || stateOf(before).townPassed || !passesTown(game, before, events)) return;
  tell(work, { type: 'town-passed', rule, figures: { side: invaderOf(before) } }, [
    note({ townPassed: true }),
  ]);
}
