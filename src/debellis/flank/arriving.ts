/** How a flank march arrives: who sees it, where it stands, and who flees from it. */

import { appearing } from '../../engine/ambush/private-names.ts';
import { inCommand } from '../../engine/army/commands.ts';
import {
  type Base,
  type BaseId,
  type Battle,
  basesOnTable,
  isPlaced,
  type PlacedBase,
} from '../../engine/battle.ts';
import { piecesUnder } from '../../engine/board/going.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Change } from '../../engine/event.ts';
import { reason } from '../../engine/game/decide.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { Frame, SideId } from '../../engine/game/game.ts';
import { tell } from '../../engine/game/work.ts';
import { edgeDistance, edgeOfSide, INWARD, oppositeEdge } from '../../engine/setup/edges.ts';
import type { Placing } from '../../engine/setup/putting-down.ts';
import { polygonsDistance } from '../../geometry/distance.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { ahead, type Pose } from '../../geometry/pose.ts';
import { clauseIn, holdsIn, keepsTo, ruleIn } from '../book.ts';
import { because, broken } from '../citing.ts';
import { toldWith } from '../commands/told-notes.ts';
import type { Debellis } from '../game.ts';
import { isWaterway } from '../ground/water.ts';
import { figure } from '../marks.ts';
import { isInCombat } from '../shooting/shooters.ts';
import { type Arrival, note } from '../state.ts';
import { enclosureRound } from '../walls/enclosures.ts';
import { isManning } from '../walls/sections.ts';
import { isFrozen } from '../weather/ice.ts';
import { isAtEdge } from './at-edge.ts';
import { arrivalOf, arrivalsOf, isAway, isStraggling } from './marches.ts';

/** The arrivals that are due by now, with elements still off the table. */
export const dueArrivals = (game: Debellis, battle: Battle, side: SideId): readonly Arrival[] =>
  arrivalsOf(battle).filter(
    (each) =>
      each.side === side &&
      (each.bound === battle.turn.bound ||
        (each.bound < battle.turn.bound && keepsTo(game.hidden, 'waits'))) &&
      inCommand(battle, side, each.command).some((base) => isAway(base) || isStraggling(base)),
  );

/** Shows the elements of a march that arrives. They are still off the table. */
export function showMarch(
  game: Debellis,
  work: Work,
  { side, command, edge }: Pick<Arrival, 'side' | 'command' | 'edge'>,
): void {
  const away = inCommand(work.battle, side, command).filter(isAway);
  if (away.length === 0 || !holdsIn(game.hidden, 'arrive')) return;
  const shown = appearing(
    work.battle,
    away.map((base): Base => ({ ...base, place: 'straggling', pose: null })),
  );
  const figures = { side, command, edge };
  tell(work, { type: 'flank-march-arrives', rule: clauseIn(game.hidden, 'arrive'), figures }, [
    ...shown,
    ...toldWith(work.battle, shown),
  ]);
}

/** Shows the marches of both sides that arrive in this bound. */
export function showMarches(game: Debellis, work: Work): void {
  const due = arrivalsOf(work.battle).filter(({ bound }) => bound <= work.battle.turn.bound);
  for (const arrival of due) showMarch(game, work, arrival);
}

type Where = Pick<Work, 'rules' | 'battle'>;

/** Would a land element enter the table on open water? */
const entersWater = (game: Debellis, battle: Battle, base: Base, pose: Pose): boolean =>
  !game.isNaval(base) &&
  holdsIn(game.hidden, 'onWater') &&
  piecesUnder(battle, rectangleAt(base, ahead(pose, base.depth))).some(
    (piece) => isWaterway(piece) && !isFrozen(battle, piece),
  );

/** Baggage comes last: all others of its march must be on the table. */
const comesTooEarly = (game: Debellis, battle: Battle, base: Base): boolean =>
  game.isBaggage(base) &&
  holdsIn(game.hidden, 'baggageLast') &&
  inCommand(battle, base.side, base.command ?? '').some(
    (other) => isStraggling(other) && !game.isBaggage(other),
  );

/** Does it stand at the edge already, and have enemies fled from its march? Then it comes in there. */
const hasScared = (battle: Battle, base: Base): boolean =>
  base.pose !== null &&
  arrivalOf(battle, base)?.begun === true &&
  basesOnTable(battle).some((enemy) => enemy.side !== base.side && figure(enemy.bound, 'fled') > 0);

function placeReasons(game: Debellis, { battle }: Where, { base, pose }: Placing): readonly Reason[] {
  const figures = { base: base.id };
  const arrival = arrivalOf(battle, base);
  if (!isStraggling(base) || !arrival)
    return [because(clauseIn(game.hidden, 'arrive'), 'debellis.flank.not-arriving', figures)];
  return [
    ...(hasScared(battle, base)
      ? [because(clauseIn(game.hidden, 'enemyFlees'), 'debellis.flank.has-scared', figures)]
      : []),
    ...(comesTooEarly(game, battle, base)
      ? [because(clauseIn(game.hidden, 'baggageLast'), 'debellis.flank.baggage-last', figures)]
      : []),
    ...(isAtEdge(battle, base, pose, arrival)
      ? []
      : broken(clauseIn(game.hidden, 'atEdge'), 'debellis.flank.at-edge', {
          ...figures,
          edge: arrival.edge,
        })),
    ...game.entryReasons(battle, { base, pose }, arrival),
    ...(entersWater(game, battle, base, pose)
      ? [because(clauseIn(game.hidden, 'onWater'), 'debellis.flank.on-water', figures)]
      : []),
  ];
}

/** The friends at the edge that an element would overlap. */
function overlapReasons(
  { rules, battle }: Where,
  side: SideId,
  placings: readonly Placing[],
): readonly Reason[] {
  const put = new Set(placings.map(({ base }) => base.id));
  const waiting = battle.bases.flatMap((base): readonly Placing[] =>
    base.side === side && isStraggling(base) && base.pose && !put.has(base.id)
      ? [{ base, pose: base.pose }]
      : [],
  );
  return placings.flatMap(({ base, pose }, at) =>
    [...waiting, ...placings.slice(0, at)]
      .filter((other) => rectanglesOverlap(rectangleAt(base, pose), rectangleAt(other.base, other.pose)))
      .map((other) => reason(rules, 'base-in-the-way', { base: base.id, other: other.base.id })),
  );
}

/** Every rule that elements break by waiting at these places. */
export function edgeReasons(
  game: Debellis,
  where: Where,
  side: SideId,
  placings: readonly Placing[],
): readonly Reason[] {
  const foreign = placings.filter(({ base }) => base.side !== side);
  if (foreign.length > 0)
    return foreign.map(({ base }) => reason(where.rules, 'not-yours', { base: base.id }));
  return [
    ...placings.flatMap((placing) => placeReasons(game, where, placing)),
    ...overlapReasons(where, side, placings),
  ];
}

/** Puts elements at the edge, where they will enter. */
export function putAtEdge(game: Debellis, work: Work, side: SideId, placings: readonly Placing[]): void {
  const figures = { side, bases: placings.map(({ base }) => base.id) };
  tell(
    work,
    { type: 'flank-march-waits', rule: clauseIn(game.hidden, 'halfOfEdge'), figures },
    placings.map(
      ({ base, pose }): Change => ({ change: 'place', base: base.id, at: pose, in: 'straggling' }),
    ),
  );
}

/** The facing that an element turns to before it flees: away from the march, or naval ones to their own edge. */
function facingAway(game: Debellis, battle: Battle, base: Base, { edge }: Arrival): number {
  if (game.isNaval(base) && holdsIn(game.hidden, 'shipsFleeHome'))
    return INWARD[edgeOfSide(battle, base.side)];
  return INWARD[oppositeEdge(edge)];
}

const isWalled = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  enclosureRound(game, battle, base) !== null || isManning(game, battle, base);

/** The frames of the enemies that flee from the first elements of a march, the farthest first. */
function flightsFrom(
  game: Debellis,
  battle: Battle,
  arrival: Arrival,
  ids: readonly BaseId[],
): readonly Frame[] {
  const grounds = battle.bases.flatMap((base) =>
    ids.includes(base.id) && base.pose ? [rectangleAt(base, base.pose)] : [],
  );
  const cause = ruleIn(game.hidden, 'fleeDirectly');
  const mm = (base: Base): number => (isPlaced(base) ? edgeDistance(battle, arrival.edge, base.pose) : 0);
  return basesOnTable(battle)
    .filter(
      (base) =>
        base.side !== arrival.side &&
        !(isInCombat(game, battle, base) && keepsTo(game.hidden, 'fightersStay')) &&
        !(isWalled(game, battle, base) && holdsIn(game.hidden, 'walledStay')) &&
        grounds.some(({ frontLeft, frontRight }) =>
          game.isWithin(
            polygonsDistance([frontLeft, frontRight], rectangleOfBase(base).corners),
            game.paces(game.fleeFromMarch),
          ),
        ),
    )
    .toSorted((a, b) => mm(b) - mm(a))
    .map((base) => ({
      step: 'outcome',
      base: base.id,
      outcome: 'flee',
      stage: 'run',
      facing: facingAway(game, battle, base, arrival),
      ...(cause === null ? {} : { cause }),
    }));
}

/** Is it a march round a flank? A command that was late comes in by its own edge, and surprises nobody. */
const comesRound = (battle: Battle, { side, edge }: Arrival): boolean => edge !== edgeOfSide(battle, side);

/** Do enemies flee from who is put at the edge now: from the first of a march, or from all in the bound in which it arrives? */
const scares = (game: Debellis, { turn }: Battle, arrival: Arrival): boolean =>
  arrival.begun !== true || (arrival.bound === turn.bound && holdsIn(game.hidden, 'eachScares'));

/** The elements of a march put enemies to flight. */
export function scareEnemies(game: Debellis, work: Work, placings: readonly Placing[]): readonly Frame[] {
  const { battle } = work;
  const coming = arrivalsOf(battle).filter(
    (each) =>
      comesRound(battle, each) &&
      scares(game, battle, each) &&
      placings.some(({ base }) => arrivalOf(battle, base) === each),
  );
  const [first] = coming.filter(({ begun }) => begun !== true);
  if (first)
    tell(
      work,
      {
        type: 'flank-march-begins',
        rule: clauseIn(game.hidden, 'enemyFlees'),
        figures: { side: first.side },
      },
      [
        note({
          arrivals: arrivalsOf(battle).map((each) =>
            coming.includes(each) ? { ...each, begun: true } : each,
          ),
        }),
      ],
    );
  if (!holdsIn(game.hidden, 'enemyFlees')) return [];
  const ids = placings.map(({ base }) => base.id);
  return coming.flatMap((each) => flightsFrom(game, work.battle, each, ids));
}
