/** How turns to face an attacker are carried out. */

import { basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { contactsOf } from '../../engine/board/contacts.ts';
import { goingUnder, IMPASSABLE } from '../../engine/board/going.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import { keptWith } from '../../engine/data/memory.ts';
import type { Change } from '../../engine/event.ts';
import { tell } from '../../engine/game/work.ts';
import { onTable } from '../../engine/moves/trace.ts';
import {
  facingPlaces,
  type Placing,
  type Scene,
  type TurnRules,
  turnPlan,
} from '../../engine/turning/plan.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { distance } from '../../geometry/point.ts';
import { ahead, type Pose, roundPose } from '../../geometry/pose.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { fileBehind } from '../fights/contacts.ts';
import type { Debellis } from '../game.ts';
import type { Turning } from './who.ts';

function isFree({ rules, battle }: Scene, base: PlacedBase, to: Pose, without: readonly string[]): boolean {
  const ground = rectangleAt(base, to);
  return (
    onTable(battle, ground.box) &&
    goingUnder(rules, battle, base, ground) !== IMPASSABLE &&
    basesOnTable(battle).every(
      (other) => without.includes(other.id) || !rectanglesOverlap(ground, rectangleOfBase(other)),
    )
  );
}

const isAside = (edge: string): boolean => edge === 'left' || edge === 'right';

/** The friends whose flanks the attacker's front lies along as well. */
const alsoBeset = ({ battle }: Scene, base: PlacedBase, attacker: PlacedBase): readonly PlacedBase[] =>
  contactsOf(battle, attacker)
    .filter(
      (contact) =>
        contact.base.side === base.side &&
        contact.touches.some(({ mine, theirs, length }) => mine === 'front' && length > 0 && isAside(theirs)),
    )
    .map((contact) => contact.base);

/** The friends in whose places it comes to stand. */
function displaced({ battle }: Scene, base: PlacedBase, attacker: PlacedBase): readonly PlacedBase[] {
  const [turned] = facingPlaces(base, [], attacker.pose);
  const ground = rectangleAt(base, turned?.to ?? base.pose);
  return basesOnTable(battle).filter(
    (other) => other.side === base.side && rectanglesOverlap(ground, rectangleOfBase(other)),
  );
}

/** The friends that move behind a turning element, the nearest first. */
function followers(
  game: Debellis,
  scene: Scene,
  base: PlacedBase,
  attacker: PlacedBase,
): readonly PlacedBase[] {
  if (game.turning.supportersStay)
    return holdsIn(game.turning, 'columnTurns') ? fileBehind(scene.battle, base) : [];
  const beset = alsoBeset(scene, base, attacker);
  const others = displaced(scene, base, attacker).filter(({ id }) => !beset.some((each) => each.id === id));
  const behind = [
    ...(holdsIn(game.turning, 'severalTurn') ? beset : []),
    ...(holdsIn(game.turning, 'columnTurns') ? others : []),
  ];
  return behind
    .filter(({ id }) => id !== base.id)
    .toSorted((a, b) => distance(a.pose, base.pose) - distance(b.pose, base.pose));
}

const RULES = keptWith(
  (game: Debellis): TurnRules => ({
    isFree,
    followers: (scene, base, attacker) => followers(game, scene, base, attacker),
    mostBehind: Number.POSITIVE_INFINITY,
    wayBack: ({ depth }) => (holdsIn(game.turning, 'makeRoom') ? depth : 0),
    setBack: ({ pose }, mm) => roundPose(ahead(pose, -mm)),
  }),
);

/** Without room even so, the attacker goes back to where its move began. */
function undo(game: Debellis, work: Work, { base, attacker }: Turning): void {
  const { start } = attacker;
  if (!start || !isFree(work, attacker, start, [attacker.id]) || !holdsIn(game.turning, 'undo')) return;
  const figures = { base: attacker.id, other: base.id };
  tell(work, { type: 'contact-undone', rule: clauseIn(game.turning, 'undo'), figures }, [
    { change: 'place', base: attacker.id, at: start },
  ]);
}

const placed = ({ base, to }: Placing): Change => ({ change: 'place', base: base.id, at: to });

/** Turns an element to face its attacker, or undoes the contact if there is no room. Returns the ids of moved bases. */
export function turnToFace(game: Debellis, work: Work, turning: Turning): readonly string[] {
  const { base, attacker } = turning;
  const plan = turnPlan(RULES(game), work, base, attacker);
  if (!plan) {
    undo(game, work, turning);
    return [base.id];
  }
  const figures = { base: base.id, other: attacker.id, mm: Math.round(plan.back * 100) / 100 };
  const rule = plan.back > 0 ? clauseIn(game.turning, 'makeRoom') : clauseIn(game.turning, 'turn');
  tell(work, { type: 'turned-to-face', rule, figures }, plan.placings.map(placed));
  return plan.placings.map((each) => each.base.id);
}
