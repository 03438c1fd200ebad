/** Camps: TF round baggage. DBMM, rulings 52 and 174. */
import type { Debellis } from '../../../debellis/game.ts';
import { type Enclosure, enclosuresIn } from '../../../debellis/walls/enclosures.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { containsPoint } from '../../../geometry/polygon.ts';

const isCamp = ({ walls }: Enclosure): boolean => walls.some(({ cover }) => cover === 'camp');

/** The camps of both sides. */
export const campsIn = (game: Debellis, { terrain }: Battle): readonly Enclosure[] =>
  enclosuresIn(game)(terrain).filter(isCamp);

/** The elements that stand inside a camp, by the middle of their bases. */
export const insideCamp = (battle: Battle, { ground }: Enclosure): readonly PlacedBase[] =>
  basesOnTable(battle).filter((base) => containsPoint(ground, rectangleOfBase(base).centre));
