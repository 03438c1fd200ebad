/** Keeps what the player needs to see in the part of the table that nothing covers. */
import { computed, effect, untracked } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { type Base, type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { ahead, type Pose } from '../../geometry/pose.ts';
import { placedOf } from '../searching/ends.ts';
import { seatAsked } from '../state/battle/asked.ts';
import { ADVANCE } from '../state/battle/open-options.ts';
import { optionsShown } from '../state/battle/options-shown.ts';
import { session } from '../state/battle/session.ts';
import { pairsOpen } from '../state/orders/combat.ts';
import { ghost, selected } from '../state/orders/selection.ts';
import { coming } from '../state/setup/places.ts';
import { deploying } from '../state/setup/tray.ts';
import { pointedOut } from '../state/view/pointing.ts';
import { isLive, seatShown, shownBattle } from '../state/view/shown.ts';
import { pullNow } from '../table/drag.ts';
import type { Framed } from '../table/framing.ts';
import { covered, screen, tellView } from '../table/view.ts';

/** The impetuous bases of which one moves next, where a person is asked. */
function advancing(): readonly string[] {
  const battle = shownBattle.value;
  const now = session.value;
  if (!battle || !now || seatAsked() === null) return [];
  return (optionsShown(now.rules, battle) ?? []).flatMap(({ command }) =>
    command.type === ADVANCE && typeof command.base === 'string' ? [command.base] : [],
  );
}

/** The bases that the question is about. */
export const askedAbout = computed<readonly string[]>(() => {
  const awaited = isLive.value ? shownBattle.value?.flow.awaits[0] : undefined;
  if (awaited?.kind === ADVANCE) return advancing();
  const about = awaited?.about;
  if (!about) return [];
  const lists = [about.among, about.to].flatMap((list) => (Array.isArray(list) ? list : []));
  return [about.base, about.other, about.target, ...lists].filter(
    (id): id is string => typeof id === 'string',
  );
});

/** The middles of the front and of the rear of a base at a place: some bases are as deep as a phone shows far. */
const ends = ({ depth }: Base, pose: Pose): readonly Pose[] => [pose, ahead(pose, -depth)];

const posesOf = (bases: readonly PlacedBase[]): readonly Pose[] =>
  bases.flatMap((base) => ends(base, base.pose));

/** The bases that a lesson points out, or that the player is asked about, or whose fights and shots can be chosen. */
function chiefBases(): readonly string[] {
  if (pointedOut.value.bases.length > 0) return pointedOut.value.bases;
  if (seatAsked() === null) return [];
  if (askedAbout.value.length > 0) return askedAbout.value;
  return pairsOpen.value.flatMap(({ base, against }) => [base, against]);
}

/** Nearer to an edge, in millimetres, the front of a base only stands on it. */
const ON_EDGE = 1;

/** Where bases stand with their front on the table edge, to come in. */
const entering = ({ bases, table }: Battle): readonly Pose[] =>
  bases.flatMap(({ pose }) =>
    pose && Math.min(pose.x, pose.y, table.width - pose.x, table.depth - pose.y) < ON_EDGE ? [pose] : [],
  );

/** An enemy at most this far from ground that shall be reached is what that ground is for, in millimetres. */
const BEFORE_GROUND = 200;

/** The enemies near the ground that a lesson points out. */
const beyond = (armies: readonly PlacedBase[], ground: readonly Point[]): readonly PlacedBase[] =>
  armies.filter(
    ({ side, pose }) =>
      side !== seatShown.value && ground.some((corner) => distance(corner, pose) <= BEFORE_GROUND),
  );

/** What the table shows by itself: both armies, and on a narrow screen rather what the player has to do with now. */
export function chiefPlaces(): Framed {
  const battle = shownBattle.value;
  if (!battle || battle.turn.bound === 0) return { armies: [] };
  const armies = basesOnTable(battle);
  const ground = pointedOut.value.ground ?? [];
  return {
    armies: posesOf(armies),
    own: posesOf(armies.filter(({ side }) => side === seatShown.value)),
    about: posesOf(placedOf(battle, chiefBases())),
    isFought: pointedOut.value.bases.length === 0,
    goal: [
      ...ground.map((at) => ({ ...at, facing: 0 })),
      ...posesOf(beyond(armies, ground)),
      ...entering(battle),
    ],
  };
}

/** The corners of the places where the base that comes onto the table may stand. */
const offered = computed<readonly Pose[]>(() =>
  (coming.value?.places ?? []).flatMap(({ outline }) => outline.map((at) => ({ ...at, facing: 0 }))),
);

/**
 * The places that are offered for a base, those of the order shown, of the bases that are picked, or of those that the
 * question is about.
 */
const wanted = computed<readonly Pose[]>(() => {
  const battle = shownBattle.value;
  if (!battle) return [];
  if (offered.value.length > 0 && deploying() === null) return offered.value;
  const order = ghost.value?.ends ?? [];
  if (order.length === 0)
    return posesOf(placedOf(battle, selected.value.length > 0 ? selected.value : askedAbout.value));
  const movers = placedOf(
    battle,
    order.map(({ base }) => base),
  );
  // A refused order may end anywhere, even off the table.
  const isAllowed = (ghost.value?.wish?.reasons.length ?? 0) === 0;
  return movers.flatMap((base) => {
    const end = isAllowed && order.find((each) => each.base === base.id);
    return [...ends(base, base.pose), ...(end ? ends(base, end.pose) : [])];
  });
});

/** Are bases picked to be ordered? Then the table stays under the finger as far as it can. */
const isOrdering = computed<boolean>(
  () =>
    selected.value.length > 0 &&
    isLive.value &&
    seatAsked() !== null &&
    shownBattle.value?.flow.awaits[0]?.kind === 'orders',
);

const touch = (): void => tellView('touched');

/** Moves the table where the sheet or the tools cover what is asked or ordered. While bases are picked it stays. */
export function useInSight(): void {
  useLayoutEffect(() => {
    addEventListener('pointerdown', touch, true);
    addEventListener('keydown', touch, true);
    const stop = effect(() => {
      const poses = wanted.value;
      const isPicking = isOrdering.value && ghost.value === null;
      // A question or an order may cover more of the table than before.
      if (pullNow.value || covered.value < 0 || screen.value.width === 0) return;
      const [first] = poses;
      untracked(() => {
        if (!isPicking) tellView('wanted', poses);
        else if (first) tellView('ordered', first);
      });
    });
    return () => {
      removeEventListener('pointerdown', touch, true);
      removeEventListener('keydown', touch, true);
      stop();
    };
  }, []);
}
