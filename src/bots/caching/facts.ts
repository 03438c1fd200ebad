/** Makes texts for the keys of caches. */
import { type Base, type Battle, basesOnTable } from '../../engine/battle.ts';
import { boxOfPiece } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { keptLast, keptWith } from '../../engine/data/memory.ts';
import { type Box, boxesMeet } from '../../geometry/rectangle.ts';
import { isPiece, type Target } from '../board/target.ts';

/** A record of facts as a text. */
export const textOf = keptWith((facts: object): string => JSON.stringify(facts));

/** The facts of a base that do not depend on its place or its moves. */
export type Kind = Pick<Base, 'side' | 'troop' | 'width' | 'depth' | 'marks' | 'command'>;

// Cached by the object of its marks: a base keeps that object when it moves.
const kindWith = keptLast(
  (marks: Base['marks'], { side, troop, width, depth, command = '' }: Kind) =>
    JSON.stringify([side, troop, width, depth, command, marks]),
  (then, now) =>
    then.troop === now.troop &&
    then.side === now.side &&
    then.width === now.width &&
    then.depth === now.depth &&
    then.command === now.command,
);

/** The kind of a base as a text. */
export const kindOf = (base: Kind): string => kindWith(base.marks, base);

/** The kind and the place of a target as a text. */
export const targetText = (target: Target): string =>
  isPiece(target) ? target.id : `${target.id} ${kindOf(target)} ${textOf(target.pose)}`;

const boxOf = (target: Target): Box => (isPiece(target) ? boxOfPiece(target) : rectangleOfBase(target).box);

/** Weather and hour, if the ruleset has them: they can change the going. */
export const weatherOf = ({ sky }: Ruleset, { own }: Battle): string => (sky ? textOf(own) : '');

/** The active side, the hour if the ruleset has one, and the state of the ruleset. */
const momentOf = ({ sky }: Ruleset, { turn, own }: Battle): string =>
  `${turn.active} ${sky ? turn.bound : ''} ${textOf(own)}`;

/** The moment, and all facts of the bases within this many millimetres of some targets. */
export function surroundings(
  rules: Ruleset,
  battle: Battle,
  targets: readonly Target[],
  room: number,
): string {
  const boxes = targets.map(boxOf);
  let text = momentOf(rules, battle);
  for (const base of basesOnTable(battle)) {
    const { box } = rectangleOfBase(base);
    if (boxes.some((each) => boxesMeet(box, each, room))) text += ` ${textOf(base)}`;
  }
  return text;
}
