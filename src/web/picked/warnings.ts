/** What a legal order costs its movers: the reasons why the program asks before it gives it. */
import type { TerrainPiece } from '../../engine/battle.ts';
import { type BaseId, placedBase } from '../../engine/battle.ts';
import { goingUnder, piecesUnder } from '../../engine/board/going.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Meeting } from '../searching/meeting.ts';
import { advisedGhost } from '../state/orders/advised.ts';
import type { Ghost } from '../state/orders/selection.ts';
import { hand } from '../state/telling/telling.ts';
import { warnsBad } from '../state/view/options.ts';
import type { Field } from '../table/field.ts';
import { pacesOf } from './card.ts';
import { lossesOf } from './losses.ts';

/** A mover that ends in ground that slows it, where it did not stand before. */
export interface Slowed {
  readonly base: BaseId;
  readonly piece: TerrainPiece;
}

/** The movers that an order brings into worse ground which slows them. */
export function slowedBy(
  { rules, battle }: Pick<Field, 'rules' | 'battle'>,
  ends: Ghost['ends'],
): readonly Slowed[] {
  const { kinds } = rules.board.going;
  return ends.flatMap(({ base: id, pose }) => {
    const base = placedBase(battle, id);
    if (!base) return [];
    const there = rectangleAt(base, pose);
    const rank = (rectangle: typeof there): number =>
      kinds.indexOf(goingUnder(rules, battle, base, rectangle));
    if (rank(there) >= rank(rectangleOfBase(base))) return [];
    const [open, ...others] = pacesOf(rules, battle, base);
    const piece = piecesUnder(battle, there).find(({ kind }) =>
      others.some((pace) => pace.piece?.kind === kind && pace.mm < (open?.mm ?? 0)),
    );
    return piece ? [{ base: id, piece }] : [];
  });
}

/** Does the card warn of this legal order? */
export function warns(now: Field, shown: Ghost, meeting: Meeting | null): boolean {
  const { ends, wish } = shown;
  if (!wish || !warnsBad.value || shown === advisedGhost.value) return false;
  const { shots, support, crowded, trampling } = lossesOf(now.rules, now.battle, wish);
  return (
    shots.length + support.length + crowded.length + trampling.length > 0 ||
    meeting?.fights.some(({ isBad }) => isBad) === true ||
    slowedBy(now, ends).length > 0
  );
}

/** Is a legal order only shown where a finger lets go? The finger covers the odds of its fights until then. */
export const waits = (shown: Ghost, meeting: Meeting | null): boolean =>
  hand === 'finger' && shown.wish !== null && (meeting?.fights.length ?? 0) > 0;
