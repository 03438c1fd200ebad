/** Both players choose terrain, then lay it piece by piece. Blood and Blades, choosing and laying terrain. */

import type { Battle, TableEdge } from '../../../engine/battle.ts';
import { type AnyCommand, facesOf } from '../../../engine/command.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import { listOf, millimetres, oneOf, partly, recordWith } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import {
  type Answer,
  goOn,
  notAmong,
  wait,
  waitForDice,
  waitForOne,
  wordOption,
} from '../../../engine/game/asking.ts';
import { reason } from '../../../engine/game/decide.ts';
import { tell } from '../../../engine/game/work.ts';
import { EDGES_CLOCKWISE } from '../../../engine/setup/edges.ts';
import { somePlaces } from '../../../engine/setup/lay/places.ts';
import type { BnbOrder, BnbStep } from '../commands.ts';
import { choiceReasons, WANTED, type Wanted } from '../setup/choice.ts';
import { layPiece } from '../setup/lay.ts';
import { bandEdges, bandThrown } from '../setup/lay-river.ts';
import { layingOrder, TO_LAY, type ToLay } from '../setup/laying-order.ts';
import { canBeLaid, placesFor, type Thrown } from '../setup/places.ts';
import { invadedOf, invaderOf, offerOf } from '../setup/roles.ts';
import { sideThrown } from '../setup/sides.ts';
import { layingOf, MOST_OF_SIZE } from '../setup/terrain-kinds.ts';

const EDGE = oneOf(...EDGES_CLOCKWISE);

const FRAME = partly({
  /** The pieces that each player has chosen, and those still to be laid. */
  invaded: listOf(recordWith(WANTED)),
  invader: listOf(recordWith(WANTED)),
  queue: listOf(recordWith(TO_LAY)),
  /** The preferred side and the thrown side for the next piece. */
  preferred: EDGE,
  edge: EDGE,
  /** The band in which the next river must run. */
  band: recordWith({ edge: EDGE, from: millimetres, to: millimetres }),
});

type Making = FrameOf<typeof FRAME>;

/** The pieces that the invaded player has chosen, which both sides see; null before the choice. */
export function piecesShown(battle: Battle): readonly Wanted[] | null {
  const frame = battle.flow.stack.find(({ step }) => step === 'battlefield');
  return FRAME.invaded.fits(frame?.invaded) ? (frame?.invaded ?? null) : null;
}

function chooser(work: Pick<Work, 'battle'>, making: Making): 'invaded' | 'invader' | null {
  const { mandatory, optional } = offerOf(work.battle);
  if (mandatory.length + optional.length === 0) return null;
  if (!making.invaded) return 'invaded';
  return making.invader ? null : 'invader';
}

const sideOf = (work: Pick<Work, 'battle'>, who: 'invaded' | 'invader') =>
  who === 'invaded' ? invadedOf(work.battle) : invaderOf(work.battle);

function askChoice(work: Work, who: 'invaded' | 'invader'): Next {
  const offer = offerOf(work.battle);
  const limits = Object.fromEntries(MOST_OF_SIZE.map(({ size, most }) => [size, most]));
  const about = { role: who, mandatory: offer.mandatory, optional: offer.optional, limits };
  return wait({ by: sideOf(work, who), kind: 'choose-terrain', answer: { form: 'orders' }, about });
}

/** Does the next piece need a throw for its side of the table? */
const needsSide = (making: Making, piece: ToLay): boolean => {
  const laying = layingOf(piece.kind);
  if (laying === 'river') return making.band === undefined && holds('bnb.terrain.16');
  return laying === 'area' && making.edge === undefined && holds('bnb.terrain.28');
};

/** What the dice say about the place of the piece. */
const thrownFor = ({ edge, band }: Making): Thrown => ({ edge: edge ?? null, band: band ?? null });

/** The sides that a player may prefer for a piece: for a river those that it does not join. */
const sidesFor = (battle: Battle, piece: ToLay): readonly TableEdge[] =>
  layingOf(piece.kind) === 'river' ? bandEdges(battle) : EDGES_CLOCKWISE;

/** The throw for a piece: one die for its side, two for the band of a river. */
const diceFor = (piece: ToLay): { readonly kind: string; readonly count: number } =>
  layingOf(piece.kind) === 'river' ? { kind: 'river-band', count: 2 } : { kind: 'terrain-side', count: 1 };

function askToLay(work: Work, making: Making, piece: ToLay): Next {
  const about = {
    piece,
    ...(making.edge ? { edge: making.edge } : {}),
    ...(making.band ? { band: making.band } : {}),
    ...(layingOf(piece.kind) === 'river' ? { sides: sidesFor(work.battle, piece) } : {}),
  };
  if (!needsSide(making, piece)) {
    if (!canBeLaid(work.battle, piece, thrownFor(making)) && holds('bnb.terrain.30'))
      return discard(work, making, piece);
    return wait({ by: piece.side, kind: 'lay-terrain', answer: { form: 'place' }, about });
  }
  if (!making.preferred) return waitForOne(piece.side, 'choose-side', about);
  const { kind, count } = diceFor(piece);
  const die = { owner: piece.side, die: 'D6', purpose: kind };
  return waitForDice(
    kind,
    Array.from({ length: count }, () => die),
  );
}

const nextPiece = ({ preferred: _, edge: __, band: ___, ...making }: Making): Making => ({
  ...making,
  queue: making.queue?.slice(1) ?? [],
});

function discard(work: Work, making: Making, piece: ToLay): Next {
  const { side, kind, size } = piece;
  const figures = { side, kind, size, ...(making.edge ? { edge: making.edge } : {}) };
  tell(work, { type: 'terrain-discarded', rule: 'bnb.terrain.30', figures });
  return goOn(nextPiece(making));
}

function choose(
  work: Work,
  making: Making,
  who: 'invaded' | 'invader',
  command: BnbOrder<'choose-terrain'>,
): Answer {
  const pieces = command.pieces.map(readPiece);
  const side = sideOf(work, who);
  const against = choiceReasons(work.battle, side, pieces);
  if (against.length > 0) return against;
  const rule = who === 'invaded' ? 'bnb.terrain.8' : 'bnb.terrain.10';
  tell(work, { type: 'terrain-chosen', rule, figures: { side, pieces } });
  return goOn({ ...making, [who]: pieces });
}

/** The parts of a piece that count. Only a piece with a cover has slopes of its own. */
const readPiece = ({ kind, size, cover, slopes }: Wanted): Wanted => ({
  kind,
  size,
  ...(cover ? { cover } : {}),
  ...(cover && slopes ? { slopes } : {}),
});

function prefer(work: Work, making: Making, piece: ToLay, command: BnbOrder<'choose'>): Answer {
  const options = sidesFor(work.battle, piece);
  const edge = options.find((each) => each === command.option);
  if (!edge) {
    const figures = { option: command.option ?? '', options };
    const river = layingOf(piece.kind) === 'river' && EDGES_CLOCKWISE.some((each) => each === command.option);
    if (river) return [{ rule: 'bnb.terrain.16', key: 'bnb.setup.river-side', figures }];
    return notAmong(work, options);
  }
  tell(work, {
    type: 'side-preferred',
    rule: layingOf(piece.kind) === 'river' ? 'bnb.terrain.16' : 'bnb.terrain.28',
    figures: { side: piece.side, kind: piece.kind, edge },
  });
  return goOn({ ...making, preferred: edge });
}

function thrown(work: Work, making: Making, piece: ToLay, command: AnyCommand): Next {
  const face = facesOf(command)[0] ?? 1;
  const edge = sideThrown(making.preferred ?? 'north', face);
  const figures = { side: piece.side, kind: piece.kind, face, edge };
  tell(work, { type: 'terrain-side-thrown', rule: 'bnb.terrain.28', figures });
  return goOn({ ...making, edge });
}

function bandFound(work: Work, making: Making, piece: ToLay, command: AnyCommand): Next {
  const faces = facesOf(command);
  const band = bandThrown(making.preferred ?? bandEdges(work.battle)[0] ?? 'west', faces);
  const figures = { side: piece.side, faces, ...band };
  tell(work, { type: 'river-band-thrown', rule: 'bnb.terrain.16', figures });
  return goOn({ ...making, band });
}

export const battlefield: BnbStep<typeof FRAME> = {
  frame: FRAME,
  run(work, making) {
    const who = chooser(work, making);
    if (who) return askChoice(work, who);
    const queue = making.queue ?? layingOrder(work.battle, making.invaded ?? [], making.invader ?? []);
    const [piece] = queue;
    if (!piece) return { next: 'done' };
    return making.queue ? askToLay(work, making, piece) : goOn({ ...making, queue });
  },
  answer(work, making, command, by) {
    const asked = work.battle.flow.awaits.find((each) => each.by === by)?.kind ?? '';
    const piece = making.queue?.[0];
    const wrong = [reason(work.rules, 'wrong-phase', { command: command.type, phase: asked })];
    if (asked === 'choose-terrain') {
      const who = chooser(work, making);
      return who && command.type === asked ? choose(work, making, who, command) : wrong;
    }
    if (!piece) return wrong;
    if (asked === 'river-band') return bandFound(work, making, piece, command);
    if (asked === 'terrain-side') return thrown(work, making, piece, command);
    if (asked === 'choose-side')
      return command.type === 'choose' ? prefer(work, making, piece, command) : wrong;
    if (command.type !== 'lay-terrain') return wrong;
    const against = layPiece(work, piece, thrownFor(making), command);
    return against.length > 0 ? against : goOn(nextPiece(making));
  },
  options(_rules, battle, making): readonly Option[] {
    const piece = making.queue?.[0];
    const asked = battle.flow.awaits[0]?.kind;
    if (asked === 'choose-side' && piece)
      return sidesFor(battle, piece).map((edge) => wordOption(edge, { edge }, 'bnb.setup.option-side'));
    if (asked !== 'lay-terrain' || !piece) return [];
    return somePlaces(placesFor(battle, piece, thrownFor(making))).map((command) => ({
      command,
      key: 'bnb.setup.option-place',
      figures: { kind: piece.kind },
    }));
  },
};
