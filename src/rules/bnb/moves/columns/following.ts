/** A column follows its head. Blood and Blades, column. */
import { followingHead } from '../../../../engine/moves/columns/following.ts';
import { isRoad } from '../../ground/roads.ts';
import { pathAlong } from './along-road.ts';

/** The formation in which a column bends and follows its head, also along a road. */
export const following = followingHead({
  follows: 'bnb.column.3',
  faces: 'bnb.column.4',
  paths: ({ battle }, head, reach) =>
    battle.terrain
      .filter(isRoad)
      .map(({ line = [] }) => pathAlong(line, head, reach))
      .filter((path) => path !== null),
});
