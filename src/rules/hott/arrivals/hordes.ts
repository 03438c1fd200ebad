/** How hordes are replaced. Hordes of the Things, Replacing hordes. */
import { commandOf } from '../../../engine/army/commands.ts';
import { type Base, type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { agreed } from '../../../engine/game/options.ts';
import { edgeOfSide } from '../../../engine/setup/edges.ts';
import { touchesOf } from '../../../geometry/contact.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { edgesOf, isOfContingent } from '../contingents/contingents.ts';
import { edgesTouching, strongholdOf } from '../ground/stronghold.ts';
import { HORDES_RETURN } from '../options.ts';
import { isDestroyed } from '../outcomes/losses.ts';
import { isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { rearOnEdge } from './at-edge.ts';
import { broken, nearReasons, standingAt, standReasons } from './standing.ts';

/** May this horde be replaced if there is room? Options decide it for hordes that left the board. */
export const isReplaceable = ({ options }: Battle, horde: Base): boolean =>
  isOf(horde, 'Hordes') &&
  horde.place === 'lost' &&
  (isDestroyed(horde) || agreed(options, HORDES_RETURN) === 'all');

/** The rear on its base edge or its stronghold; a horde of a contingent comes where its contingent arrived. */
function atHome(battle: Battle, horde: PlacedBase): boolean {
  if (isOfContingent(battle, horde) && holds('hott.campally.12'))
    return edgesOf(battle, horde.side, commandOf(horde)).some((edge) =>
      rearOnEdge(battle, horde, horde.pose, edge),
    );
  if (rearOnEdge(battle, horde, horde.pose, edgeOfSide(battle, horde.side))) return true;
  const keep = strongholdOf(battle, horde.side);
  return keep !== null && edgesTouching(horde, keep).includes('rear');
}

/** Side edge on side edge, with front corners level. */
function isBeside(a: PlacedBase, b: PlacedBase): boolean {
  const touches = touchesOf(rectangleOfBase(a), rectangleOfBase(b));
  const meet = (mine: string, theirs: string): boolean =>
    touches.some((touch) => touch.mine === mine && touch.theirs === theirs);
  return (
    (meet('left', 'right') && meet('front-left', 'front-right')) ||
    (meet('right', 'left') && meet('front-right', 'front-left'))
  );
}

/** The hordes placed earlier in this bound that this one must stand with. */
export const placedBefore = (battle: Battle, horde: Base): readonly PlacedBase[] =>
  basesOnTable(battle).filter(
    (other) =>
      other.id !== horde.id &&
      other.side === horde.side &&
      isOf(other, 'Hordes') &&
      figure(other.bound, 'deployed') > 0 &&
      (other.command === horde.command || !holds('hott.mass.16')),
  );

const notAtHome = (battle: Battle, base: Base): Reason =>
  isOfContingent(battle, base) && holds('hott.campally.12')
    ? broken('hott.campally.12', 'not-at-contingents-edge', { base: base.id })
    : broken('hott.horde.2', 'not-at-home', { base: base.id });

/** Every rule that a horde breaks by arriving there, apart from its price. */
export function hordeReasons(rules: Ruleset, battle: Battle, base: Base, pose: Pose): readonly Reason[] {
  const horde = standingAt(base, pose);
  const before = placedBefore(battle, base);
  const apart = before.length > 0 && !before.some((other) => isBeside(horde, other));
  return [
    ...standReasons(rules, battle, horde),
    ...(atHome(battle, horde) || !holds('hott.horde.2') ? [] : [notAtHome(battle, base)]),
    ...nearReasons(battle, base, pose, 'hott.horde.2'),
    ...(apart && holds('hott.horde.3')
      ? [broken('hott.horde.3', 'horde-apart', { base: base.id, other: before[0]?.id ?? '' })]
      : []),
  ];
}
