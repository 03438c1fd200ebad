/** Both players choose terrain, then lay it piece by piece as the dice say. DBM, Terrain; rulings 46, 47 and 103. */
import type { Debellis } from '../../../debellis/game.ts';
import {
  askChoice,
  askDice,
  askPlace,
  type Chooser,
  chooserIn,
  chosenByInvader as chosenIn,
  makingForms,
  takeChoice,
} from '../../../debellis/setup/choosing-terrain.ts';
import { showSeason } from '../../../debellis/setup/season.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { FrameOf, Work } from '../../../engine/contract/sequence.ts';
import { listOf, partly, recordWith } from '../../../engine/data/form.ts';
import { type Answer, DONE, goOn } from '../../../engine/game/asking.ts';
import { type AnyCommand, facesOf } from '../../../engine/game/command.ts';
import { reason } from '../../../engine/game/decide.ts';
import type { Next, Option } from '../../../engine/game/steps.ts';
import { tell } from '../../../engine/game/work.ts';
import { somePlaces } from '../../../engine/setup/lay/places.ts';
import type { DbmOrder, DbmStep } from '../commands.ts';
import { paces } from '../measures.ts';
import { choiceReasons, limitsOf, offerOf, WANTED, type Wanted } from '../setup/choice.ts';
import { layPiece } from '../setup/lay.ts';
import { isFree, type Thrown } from '../setup/lay-area.ts';
import { layingOrder, TO_LAY, type ToLay } from '../setup/laying-order.ts';
import { canBeLaid, placesFor } from '../setup/places.ts';
import { sectorThrown } from '../setup/sectors.ts';

const FRAME = partly(makingForms(recordWith(WANTED), recordWith(TO_LAY)));

type Making = FrameOf<typeof FRAME>;

/** The pieces that the invader has chosen, which both sides see; none before the choice. */
export const chosenByInvader = (battle: Battle): readonly Wanted[] =>
  chosenIn(battle, listOf(recordWith(WANTED)));

/** The step by which the distance of a piece is thrown, in paces. */
const DISTANCE = 80;

/** What the dice say about the place of a piece; null before the throw, or if its place is free. */
function thrownFor(battle: Battle, { side }: ToLay, { faces }: Making): Thrown | null {
  const [sector, away] = faces ?? [];
  if (sector === undefined || away === undefined) return null;
  return { sector: sectorThrown(battle, side, sector), mm: paces(away * DISTANCE) };
}

const offersSome = (battle: Battle): boolean => {
  const { mandatory, optional } = offerOf(battle);
  return mandatory.length + optional.length > 0;
};

function askToLay(work: Work, making: Making, piece: ToLay): Next {
  if (!isFree(piece) && !making.faces) {
    return askDice(making, piece.side, 2);
  }
  const thrown = thrownFor(work.battle, piece, making);
  if (!canBeLaid(work.battle, piece, thrown)) return discard(work, making, piece);
  return askPlace(making, piece, thrown ? { ...thrown.sector, distance: thrown.mm } : {});
}

const nextPiece = ({ faces: _, ...making }: Making): Making => ({
  ...making,
  queue: making.queue?.slice(1) ?? [],
});

function discard(work: Work, making: Making, { side, kind, size }: ToLay): Next {
  tell(work, { type: 'terrain-discarded', rule: 'dbm.terrain.2', figures: { side, kind, size } });
  return goOn(nextPiece(making));
}

/** The parts of a chosen piece that count. */
const readPiece = ({ kind, size, cover, hill, streets }: Wanted): Wanted => ({
  kind,
  size,
  ...(cover === undefined ? {} : { cover }),
  ...(hill === undefined ? {} : { hill }),
  ...(streets === undefined ? {} : { streets }),
});

function choose(work: Work, making: Making, who: Chooser, command: DbmOrder<'choose-terrain'>): Answer {
  const pieces = command.pieces.map(readPiece);
  const invader = who === 'defender' ? (making.invader ?? []) : [];
  const against = choiceReasons({ battle: work.battle, who, pieces, invader });
  return takeChoice(work, making, who, pieces, { rule: 'dbm.terrain.2', against });
}

function thrown(work: Work, making: Making, piece: ToLay, command: AnyCommand): Next {
  const faces = facesOf(command);
  const { sector, mm } = thrownFor(work.battle, piece, { ...making, faces }) as Thrown;
  const figures = { side: piece.side, kind: piece.kind, faces, ...sector, distance: mm };
  tell(work, { type: 'terrain-place-thrown', rule: 'dbm.terrain.2', figures });
  return goOn({ ...making, faces });
}

const queueOf = (battle: Battle, { invader = [], defender = [] }: Making): readonly ToLay[] =>
  layingOrder(battle, { invader, defender });

/** Asks each player for a choice of terrain, then for the place of each piece. */
export const battlefield = (game: Debellis): DbmStep<typeof FRAME> => ({
  frame: FRAME,
  run(work, making) {
    if (!making.laying) {
      showSeason(game, work);
      return work.battle.terrain.length > 0 || !offersSome(work.battle)
        ? DONE
        : goOn({ ...making, laying: true });
    }
    const who = chooserIn(making);
    if (who)
      return askChoice(work.battle, making, who, {
        ...offerOf(work.battle),
        ...limitsOf(who, making.invader ?? []),
      });
    if (!making.queue) return goOn({ ...making, queue: queueOf(work.battle, making) });
    const [piece] = making.queue;
    return piece ? askToLay(work, making, piece) : DONE;
  },
  answer(work, making, command) {
    const who = chooserIn(making);
    const wrong = [reason(work.rules, 'wrong-phase', { command: command.type, phase: 'battlefield' })];
    if (who) return command.type === 'choose-terrain' ? choose(work, making, who, command) : wrong;
    const piece = making.queue?.[0];
    if (!piece) return wrong;
    if (!isFree(piece) && !making.faces) return thrown(work, making, piece, command);
    if (command.type !== 'lay-terrain') return wrong;
    const against = layPiece(work, piece, thrownFor(work.battle, piece, making), command);
    return against.length > 0 ? against : goOn(nextPiece(making));
  },
  options(_rules, battle, making): readonly Option[] {
    const piece = making.queue?.[0];
    if (battle.flow.awaits[0]?.kind !== 'lay-terrain' || !piece) return [];
    return somePlaces(placesFor(battle, piece, thrownFor(battle, piece, making))).map((command) => ({
      command,
      key: 'dbm.setup.option-place',
      figures: { kind: piece.kind },
    }));
  },
});
