/** Dice at rivers and on ice. DBM, Terrain, rivers; rulings 51 and 130. */

import { lineBehind } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { lose } from '../../../debellis/outcomes/losses.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import {
  type Battle,
  basesOnTable,
  type PlacedBase,
  placedBase,
  type TerrainPiece,
} from '../../../engine/battle.ts';
import type { FrameOf, Work } from '../../../engine/contract/sequence.ts';
import { number, point, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE, waitForDice } from '../../../engine/game/asking.ts';
import { facesOf } from '../../../engine/game/command.ts';
import { tell } from '../../../engine/game/work.ts';
import type { DbmStep } from '../commands.ts';
import { natureOf, noteOfSector, riverModifier, riverScore } from '../ground/river-nature.ts';
import { isFording, shutAt } from '../ground/river-shut.ts';
import { note, stateOf } from '../state.ts';

const SCORE = { side: text, river: text, sector: number };
const CROSSING = { base: text, river: text, at: point };

const pieceOf = ({ terrain }: Battle, id: string): TerrainPiece | undefined =>
  terrain.find((piece) => piece.id === id);

/** The die that settles the nature of a river in one sector, for the rest of the battle. */
export const riverScoring: DbmStep<typeof SCORE> = {
  frame: SCORE,
  run: (_work, { side }) => waitForDice('river', [{ owner: side, die: 'D6', purpose: 'river' }]),
  answer(work, frame, command) {
    const river = pieceOf(work.battle, frame.river);
    const face = facesOf(command)[0] ?? 1;
    if (!river) return DONE;
    const score = riverScore(work.battle, river, face);
    const figures = {
      side: frame.side,
      river: river.id,
      face,
      more: riverModifier(work.battle, river),
      score,
      nature: natureOf(score),
    };
    const rivers = { ...stateOf(work.battle).rivers, [noteOfSector(river, frame.sector)]: score };
    tell(work, { type: 'river-scored', rule: 'dbm.river.11', figures }, [note({ rivers })]);
    return DONE;
  },
};

type CrossingFrame = FrameOf<typeof CROSSING>;

/** Scores of the die of a dangerous river. */
const DROWNS = 1;
const TURNED_BACK = 4;

/** Is it right behind an element that has just crossed? */
const followsOne = (battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some((front) => isFording(front) && lineBehind(battle, front)?.id === base.id);

const helpFor = (battle: Battle, base: PlacedBase): number =>
  holds('dbm.river.17') ? (isGeneral(base) ? 1 : 0) + (followsOne(battle, base) ? 1 : 0) : 0;

function crossed(game: Debellis, work: Work, frame: CrossingFrame, base: PlacedBase, face: number): void {
  const river = pieceOf(work.battle, frame.river);
  const more = helpFor(work.battle, base);
  const score = face + more;
  const figures = { base: base.id, river: frame.river, face, more, score };
  if (score <= DROWNS && holds('dbm.river.18')) {
    tell(work, { type: 'river-drowns', rule: 'dbm.river.18', figures });
    lose(game, work, { base: base.id, rule: 'dbm.river.18' });
  } else if (score <= TURNED_BACK && river && holds('dbm.river.18')) {
    const [x, y] = frame.at;
    tell(work, { type: 'river-bars', rule: 'dbm.river.18', figures }, [
      note(shutAt(work.battle, river, { x, y })),
    ]);
  } else {
    tell(work, { type: 'river-crossed', rule: 'dbm.river.18', figures }, [
      { change: 'mark', base: base.id, set: { fording: 1 } },
    ]);
  }
}

/** The die of one element that enters a dangerous river. */
export const riverCrossing = (game: Debellis): DbmStep<typeof CROSSING> => ({
  frame: CROSSING,
  run({ battle }, { base: id }) {
    const base = placedBase(battle, id);
    if (!base) return DONE;
    return waitForDice('river-crossing', [{ owner: base.side, die: 'D6', purpose: 'river-crossing' }]);
  },
  answer(work, frame, command) {
    const base = placedBase(work.battle, frame.base);
    if (base) crossed(game, work, frame, base, facesOf(command)[0] ?? 1);
    return DONE;
  },
});
