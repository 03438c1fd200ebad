/** Both players choose terrain, then place it piece by piece as the dice say. DBMM, Terrain; rulings 102 to 105 and 182. */
import {
  askChoice,
  askDice,
  askPlace,
  type Chooser,
  chooserIn,
  chosenByInvader as chosenIn,
  makingForms,
  sideOf,
  takeChoice,
} from '../../../debellis/setup/choosing-terrain.ts';
import { defenderOf } from '../../../debellis/setup/roles.ts';
import { showSeason } from '../../../debellis/setup/season.ts';
import { fortifyFrame } from '../../../debellis/steps/fortify.ts';
import type { Battle, TableEdge } from '../../../engine/battle.ts';
import type { FrameOf, StepWith, Work } from '../../../engine/contract/sequence.ts';
import { flag, listOf, oneOf, partly, recordWith } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { type Answer, after, DONE, goOn, wait } from '../../../engine/game/asking.ts';
import { type AnyCommand, facesOf } from '../../../engine/game/command.ts';
import { reason } from '../../../engine/game/decide.ts';
import type { Next, Option } from '../../../engine/game/steps.ts';
import { tell } from '../../../engine/game/work.ts';
import { EDGES_CLOCKWISE } from '../../../engine/setup/edges.ts';
import { somePlaces } from '../../../engine/setup/lay/places.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import type { DbmmCommand } from '../commands.ts';
import { DBMM } from '../game.ts';
import { paces } from '../measures.ts';
import { choiceReasons, limitsOf, offerOf, WANTED, type Wanted } from '../setup/choice.ts';
import { faceFrontier } from '../setup/frontier.ts';
import { judgeLaying, layPiece } from '../setup/lay.ts';
import type { Thrown } from '../setup/lay-area.ts';
import { layingOrder, TO_LAY, type ToLay } from '../setup/laying-order.ts';
import { edgeThrown } from '../setup/numbered-edges.ts';
import { canBeLaid, placesFor, townReasons } from '../setup/places.ts';
import { layingOf } from '../setup/terrain-kinds.ts';
import { mayFortifyTown } from '../walls/buying.ts';

const EDGE = oneOf(...EDGES_CLOCKWISE);

const FRAME = partly({
  ...makingForms(recordWith(WANTED), recordWith(TO_LAY)),
  /** The edges that a 5 and a 6 stand for. */
  five: EDGE,
  six: EDGE,
  /** A piece has been placed with dice. */
  diced: flag,
});

type Making = FrameOf<typeof FRAME>;

/** What is placed without dice. */
const FREE: readonly { readonly rule: DbmmClause; readonly kinds: readonly string[] }[] = [
  { rule: 'dbmm.setup.40', kinds: ['S', 'WW', 'BUA'] },
  { rule: 'dbmm.setup.60', kinds: ['FW'] },
];
/** The step by which a distance is thrown, in paces. */
const DIE_STEP = 80;

/** How many dice are thrown for the place of a piece. */
function diceFor({ kind }: ToLay): number {
  if (FREE.some(({ rule, kinds }) => kinds.includes(kind) && holds(rule))) return 0;
  const isLine = ['river', 'road'].includes(layingOf(kind));
  return isLine && holds('dbmm.setup.66') ? 1 : 2;
}

/** The pieces that the invader has chosen, which both sides see; none before the choice. */
export const chosenByInvader = (battle: Battle): readonly Wanted[] =>
  chosenIn(battle, listOf(recordWith(WANTED)));

/** What the dice say about the place of a piece; null before the throw, or if its place is free. */
function thrownFor(battle: Battle, { faces, five, six, diced }: Making): Thrown | null {
  const [face, away = 0] = faces ?? [];
  if (face === undefined) return null;
  const edge = edgeThrown(battle, face, { defender: five, invader: six });
  return { edge, mm: paces(away * DIE_STEP), first: !diced };
}

/** The player who still has to name an edge; null if nobody has, or if no die is thrown. */
function namerIn({ queue = [], five, six }: Making): Chooser | null {
  if (!queue.some((piece) => diceFor(piece) > 0) || !holds('dbmm.setup.24')) return null;
  if (!five) return 'defender';
  return six ? null : 'invader';
}

const hasOffer = (battle: Battle): boolean => {
  const { mandatory, optional } = offerOf(battle);
  return mandatory.length + optional.length > 0;
};

const askEdge = ({ battle }: Work, making: Making, who: Chooser): Next =>
  wait(
    {
      by: sideOf(battle, who),
      kind: 'name-edge',
      answer: { form: 'one' },
      about: { face: who === 'defender' ? 5 : 6, options: [...EDGES_CLOCKWISE] },
    },
    making,
  );

const nextPiece = ({ faces, ...making }: Making): Making => ({
  ...making,
  queue: making.queue?.slice(1) ?? [],
  ...(faces || making.diced ? { diced: true } : {}),
});

function askToLay(work: Work, making: Making, piece: ToLay): Next {
  const count = diceFor(piece);
  if (count > 0 && !making.faces) {
    return askDice(making, piece.side, count);
  }
  const thrown = thrownFor(work.battle, making);
  if (!canBeLaid(work.battle, piece, thrown) && holds('dbmm.setup.51')) {
    const { side, kind, size } = piece;
    tell(work, { type: 'terrain-discarded', rule: 'dbmm.setup.51', figures: { side, kind, size } });
    return goOn(nextPiece(making));
  }
  return askPlace(
    making,
    piece,
    thrown ? { edge: thrown.edge, distance: thrown.mm, first: thrown.first } : {},
  );
}

/** The parts of a chosen piece that count. */
const readPiece = ({ kind, size, width, streets }: Wanted): Wanted => ({
  kind,
  size,
  ...(width === undefined ? {} : { width }),
  ...(streets === undefined ? {} : { streets }),
});

function choose(work: Work, making: Making, who: Chooser, chosen: readonly Wanted[]): Answer {
  const pieces = chosen.map(readPiece);
  const theirs = who === 'defender' ? making.invader : [];
  return takeChoice(work, making, who, pieces, {
    rule: who === 'defender' ? 'dbmm.setup.11' : 'dbmm.setup.10',
    against: choiceReasons({ battle: work.battle, who, pieces, invader: theirs ?? [] }),
  });
}

function nameEdge(work: Work, making: Making, who: Chooser, edge: TableEdge): Answer {
  const figures = { side: sideOf(work.battle, who), edge, face: who === 'defender' ? 5 : 6 };
  tell(work, { type: 'edge-named', rule: 'dbmm.setup.24', figures });
  return goOn({ ...making, [who === 'defender' ? 'five' : 'six']: edge });
}

function throwDice(work: Work, making: Making, piece: ToLay, command: AnyCommand): Answer {
  const faces = facesOf(command);
  const thrown = thrownFor(work.battle, { ...making, faces });
  const figures = { side: piece.side, kind: piece.kind, faces, edge: thrown?.edge ?? '' };
  tell(work, { type: 'terrain-edge-thrown', rule: 'dbmm.setup.41', figures });
  return goOn({ ...making, faces });
}

function lay(work: Work, making: Making, piece: ToLay, command: DbmmCommand): Answer {
  if (command.type !== 'lay-terrain') return wrong(work, command);
  const thrown = thrownFor(work.battle, making);
  const { pieces } = judgeLaying(work.battle, piece, thrown, command) ?? { pieces: [] };
  const alone = townReasons(work.battle, piece, pieces);
  const against = alone.length > 0 ? alone : layPiece(work, piece, thrown, command);
  if (against.length > 0) return against;
  if (piece.kind === 'FW') faceFrontier(work);
  return goOn(nextPiece(making));
}

const wrong = (work: Work, command: AnyCommand): Answer => [
  reason(work.rules, 'wrong-phase', { command: command.type, phase: 'battlefield' }),
];

/** The sections round a town are placed together with it. */
const encloseTown = (battle: Battle): Next =>
  mayFortifyTown(battle, defenderOf(battle)) ? after([fortifyFrame(defenderOf(battle))], null) : DONE;

/** Asks each player for terrain and an edge, then for the place of each piece. */
export const battlefield: StepWith<typeof FRAME, DbmmCommand> = {
  frame: FRAME,
  run(work, making) {
    const { battle } = work;
    if (!making.laying) {
      showSeason(DBMM, work);
      return battle.terrain.length > 0 || !hasOffer(battle)
        ? encloseTown(battle)
        : goOn({ ...making, laying: true });
    }
    const who = chooserIn(making);
    if (who)
      return askChoice(battle, making, who, {
        ...offerOf(battle),
        ...limitsOf(battle, who, making.invader ?? []),
      });
    if (!making.queue)
      return goOn({ ...making, queue: layingOrder(battle, making.invader ?? [], making.defender ?? []) });
    const namer = namerIn(making);
    if (namer) return askEdge(work, making, namer);
    const [next] = making.queue;
    return next ? askToLay(work, making, next) : encloseTown(battle);
  },
  answer(work, making, command) {
    const who = chooserIn(making);
    if (who)
      return command.type === 'choose-terrain'
        ? choose(work, making, who, command.pieces)
        : wrong(work, command);
    const namer = namerIn(making);
    if (namer)
      return command.type === 'name-edge'
        ? nameEdge(work, making, namer, command.edge)
        : wrong(work, command);
    const piece = making.queue?.[0];
    if (!piece) return wrong(work, command);
    if (diceFor(piece) > 0 && !making.faces) return throwDice(work, making, piece, command);
    return lay(work, making, piece, command);
  },
  options(_rules, battle, making): readonly Option[] {
    const [asked] = battle.flow.awaits;
    if (asked?.kind === 'name-edge')
      return EDGES_CLOCKWISE.map((edge) => ({
        command: { type: 'name-edge', edge },
        key: 'dbmm.setup.option-edge',
        figures: { edge },
      }));
    const piece = making.queue?.[0];
    if (asked?.kind !== 'lay-terrain' || !piece || !holds('dbmm.setup.52')) return [];
    return somePlaces(placesFor(battle, piece, thrownFor(battle, making))).map((command) => ({
      command,
      key: 'dbmm.setup.option-place',
      figures: { kind: piece.kind },
    }));
  },
};
