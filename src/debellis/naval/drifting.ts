/** Ships that a strong wind blows ashore. */

import { type Battle, basesOnTable, findBase, type PlacedBase } from '../../engine/battle.ts';
import { goingUnder, IMPASSABLE } from '../../engine/board/going.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { tell } from '../../engine/game/work.ts';
import { onTable } from '../../engine/moves/trace.ts';
import { facingFromDegrees, HALF_TURN, normalFacing } from '../../geometry/exact.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { ahead, type Pose, roundPose } from '../../geometry/pose.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { lose } from '../outcomes/losses.ts';
import type { Troop } from '../troops/troop.ts';
import { strongWindOf } from '../weather/weather.ts';
import { ashore, cargoOf } from './carrying.ts';
import { isWater } from './ground.ts';

/** How far from its wreck a crew looks for room ashore, in millimetres. */
const SWIM = 200;

/** The troop that a shipwrecked crew becomes. */
const CASTAWAYS: Troop = { type: 'Hd', grade: 'I', regular: false };

/** The ships of the active side that drift. */
const drifters = (game: Debellis, battle: Battle): readonly PlacedBase[] =>
  basesOnTable(battle).filter(
    (base) =>
      base.side === battle.turn.active &&
      game.drifts(battle, base) &&
      !(figure(base.bound, 'halted') > 0 && holdsIn(game.naval, 'holdInWind')),
  );

/** The pose so far downwind. */
function downwind(pose: Pose, wind: number, mm: number): Pose {
  const away = normalFacing(facingFromDegrees(wind) + HALF_TURN);
  return roundPose({ ...ahead({ ...pose, facing: away }, mm), facing: pose.facing });
}

const isFree = (battle: Battle, base: PlacedBase, pose: Pose): boolean =>
  basesOnTable(battle).every(
    (other) => other.id === base.id || !rectanglesOverlap(rectangleAt(base, pose), rectangleOfBase(other)),
  );

/** Where the shipwrecked come ashore: the nearest free ground downwind; null if there is none. */
function strand(
  rules: Ruleset,
  battle: Battle,
  crew: PlacedBase,
  wreck: PlacedBase,
  wind: number,
): Pose | null {
  const afloat = { ...battle, bases: battle.bases.filter(({ id }) => id !== wreck.id) };
  const facing = normalFacing(facingFromDegrees(wind) + HALF_TURN);
  for (let mm = 0; mm <= SWIM; mm++) {
    const pose = roundPose({ ...downwind(wreck.pose, wind, mm), facing });
    const ground = rectangleAt(crew, pose);
    const fits = onTable(battle, ground.box) && goingUnder(rules, battle, crew, ground) !== IMPASSABLE;
    if (fits && isFree(afloat, crew, pose)) return pose;
  }
  return null;
}

/** A ship breaks up on the shore. Its crew becomes a horde, if there is room. */
function wreck(game: Debellis, work: Work, ship: PlacedBase, wind: number): void {
  const id = cargoOf(work.battle, ship.id);
  const cargo = id === null ? null : findBase(work.battle, id);
  const troop = game.formatTroop(CASTAWAYS);
  const crew = cargo && {
    ...cargo,
    place: 'table' as const,
    pose: ship.pose,
    troop,
    ...game.baseSize(CASTAWAYS),
  };
  const at =
    crew && holdsIn(game.naval, 'drownAboard') ? strand(work.rules, work.battle, crew, ship, wind) : null;
  if (crew && at)
    tell(
      work,
      {
        type: 'castaway',
        rule: clauseIn(game.naval, 'drownAboard'),
        figures: { base: crew.id, ship: ship.id, troop },
      },
      [
        { change: 'place', base: crew.id, at },
        { change: 'resize', base: crew.id, troop, ...game.baseSize(CASTAWAYS) },
        ...ashore(work.battle, ship.id),
      ],
    );
  lose(game, work, { base: ship.id, rule: clauseIn(game.naval, 'shipwreck') });
}

/** A ship drifts before the wind until something stops it; on a shore it is wrecked. */
function drift(game: Debellis, work: Work, base: PlacedBase, wind: number): void {
  let mm = 0;
  let grounded = false;
  for (let next = 1; next <= game.paces(game.drift) && !grounded; next++) {
    const pose = downwind(base.pose, wind, next);
    if (!isFree(work.battle, base, pose)) break;
    grounded = !isWater(game, work.battle, base, rectangleAt(base, pose).corners);
    if (!grounded) mm = next;
  }
  const at = downwind(base.pose, wind, mm);
  if (mm > 0)
    tell(work, { type: 'drifted', rule: clauseIn(game.naval, 'drift'), figures: { base: base.id, mm } }, [
      { change: 'place', base: base.id, at },
    ]);
  if (grounded && holdsIn(game.naval, 'shipwreck')) wreck(game, work, { ...base, pose: at }, wind);
}

/** All ships of the active side that nobody holds drift before a strong wind. */
export function driftAll(game: Debellis, work: Work): void {
  const wind = strongWindOf(work.battle);
  if (wind !== null && holdsIn(game.naval, 'drift'))
    for (const base of drifters(game, work.battle)) drift(game, work, base, wind);
}
