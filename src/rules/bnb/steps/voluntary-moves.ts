/** The active player gives orders, each paid at once, until the player ends the phase. Blood and Blades, bound. */
import { fromAmbush } from '../../../engine/ambush/reveal.ts';
import type { Frame, SideId } from '../../../engine/battle.ts';
import type { Next, Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { tell } from '../../../engine/game/work.ts';
import type { Made } from '../../../engine/moves/make.ts';
import { AMBUSH_RULES } from '../ambush/rules.ts';
import type { BnbOrder, BnbStep } from '../commands.ts';
import { makeHalt, makeMove } from '../moves/make.ts';
import { makeTogether } from '../moves/together.ts';
import { makePack } from '../pack/make.ts';

const answered = (made: Made, then: Frame): Next | readonly Reason[] =>
  'reasons' in made ? made.reasons : { next: 'call', frames: made.frames, then };

/** Carries out an order to a pack, which may come out of an ambush. */
const orderPack = (work: Work, command: BnbOrder<'pack'>, by: SideId): Made =>
  fromAmbush(AMBUSH_RULES, work, command.bases, (named) => {
    const { leader } = command;
    const bases = command.bases.map(named);
    return makePack(work, { ...command, bases, ...(leader ? { leader: named(leader) } : {}) }, by);
  });

/** Carries out moves made at the same time, which may come out of an ambush. */
function orderTogether(work: Work, { moves }: BnbOrder<'moves'>, by: SideId): Made {
  const ids = moves.flatMap(({ bases }) => bases);
  return fromAmbush(AMBUSH_RULES, work, ids, (named) =>
    makeTogether(
      work,
      moves.map((move) => ({ ...move, bases: move.bases.map(named) })),
      by,
    ),
  );
}

export const voluntaryMoves: BnbStep = {
  frame: {},
  run(work) {
    const by = work.battle.turn.active;
    return { next: 'wait', awaits: [{ by, kind: 'orders', answer: { form: 'orders' } }] };
  },
  answer(work, frame, command, by) {
    switch (command.type) {
      case 'move':
        return answered(makeMove(work, command, by), frame);
      case 'halt':
        if (!holds('bnb.halt.2'))
          return [reason(work.rules, 'wrong-phase', { type: command.type, phase: 'voluntary-moves' })];
        return answered(makeHalt(work, command.bases, by), frame);
      case 'pack':
        return answered(orderPack(work, command, by), frame);
      case 'end-phase':
        tell(work, { type: 'phase-ended', rule: 'bnb.bound.7', figures: { phase: 'voluntary-moves' } });
        return { next: 'done' };
      case 'moves':
        return answered(orderTogether(work, command, by), frame);
      default:
        return [reason(work.rules, 'wrong-phase', { type: command.type, phase: 'voluntary-moves' })];
    }
  },
};
