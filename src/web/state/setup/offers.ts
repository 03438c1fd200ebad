/** What the table offers while a base is put down, and what keys and buttons do there. */
import type { Offers } from '../../table/field.ts';
import { announce } from '../telling/announcement.ts';
import { t } from '../telling/telling.ts';
import { shownBattle } from '../view/shown.ts';
import { chooseComing, coming, nextPlace, placeNumber, placeShown, putThere, turnPlace } from './places.ts';

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
