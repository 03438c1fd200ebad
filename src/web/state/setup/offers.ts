/** What the table offers while a base is put down, and what keys and buttons do there. */
import type { Point } from '../../../geometry/point.ts';
import { announce } from '../telling/announcement.ts';
import { t } from '../telling/telling.ts';
import { shownBattle } from '../view/shown.ts';
import { chooseComing, coming, nextPlace, placeNumber, placeShown, putThere, turnPlace } from './places.ts';

/** The places where a base or a piece of terrain may be put down, and the effects of keys there. */
export interface Offers {
  readonly places: readonly (readonly Point[])[];
  /** The outline of the chosen place; for a base its front left corner first, then clockwise. */
  readonly shown: readonly Point[] | null;
  next(by: 1 | -1): void;
  turn(by: number): void;
  put(): void;
  cancel(): void;
  /** Is the shown place legal? If absent, it is. */
  readonly good?: boolean;
  /** Arrow keys move the piece by a number of millimetres, instead of going through places. */
  shift?(dx: number, dy: number): void;
  /** Pulls the piece with the pointer. */
  pull?(to: Point): boolean;
}

/** Names the place shown. */
export function sayPlace(): void {
  const place = placeShown.value;
  const battle = shownBattle.value;
  if (!place || !battle) return;
  const third = (part: number): number => Math.min(2, Math.max(0, Math.floor(part * 3)));
  const [x, y] = place.at;
  announce(
    t('screen.places.word', {
      at: (placeNumber.value ?? 0) + 1,
      count: coming.value?.places.length ?? 0,
      column: t(`screen.places.column.${third(x / battle.table.width)}`),
      row: t(`screen.places.row.${third(y / battle.table.depth)}`),
    }),
  );
}

/** Shows the next place, and names it. */
export const goToPlace = (by: 1 | -1): void => {
  nextPlace(by);
  sayPlace();
};

/** The places where a base may be put down. */
export function offersNow(): Offers | null {
  const who = coming.value;
  if (!who) return null;
  return {
    places: who.places.map(({ outline }) => outline),
    shown: placeShown.value?.outline ?? null,
    next: goToPlace,
    turn: turnPlace,
    put: putThere,
    cancel: () => chooseComing(null),
  };
}
