/** Each side may lay an ambush in secret. Blood and Blades, setup, ambush. */

import { type Answer, DONE, goOn, waitForOrders } from '../../../engine/asking.ts';
import type { Base, SideId } from '../../../engine/battle.ts';
import { findBase, otherSide } from '../../../engine/battle.ts';
import type { FrameOf, Step, Work } from '../../../engine/contract/sequence.ts';
import { reason } from '../../../engine/decide.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import { text } from '../../../engine/form.ts';
import { agreed } from '../../../engine/options.ts';
import { END_PHASE } from '../../../engine/sequence.ts';
import { placesUnfit, placingsOf } from '../../../engine/setup/putting-down.ts';
import { happen, tell } from '../../../engine/work.ts';
import { layReasons, wholeReasons } from '../ambush/lay.ts';
import type { BnbOrder, BnbStep } from '../commands.ts';
import { AMBUSH } from '../options.ts';

const FRAME = { side: text };

type AmbushFrame = FrameOf<typeof FRAME>;

/** Records an ambush for its own side only. */
function write(work: Work, side: SideId, type: string, bases: readonly Base[]): void {
  const changes: readonly Change[] = bases.map((base) => ({ change: 'add', base }));
  const figures = { side, bases: bases.map(({ id }) => id) };
  happen(work, { type, rule: 'bnb.setup.11', figures, changes, secret: { of: side, public: null } });
}

const isFree = (base: Base): boolean => base.place === 'reserve' || base.place === 'ambush';

/** The reasons against bases that belong to the other side or stand on the table. */
const unfit = (work: Work, side: SideId, bases: readonly Base[]): readonly Reason[] =>
  bases.flatMap((base) => {
    if (base.side !== side) return [reason(work.rules, 'not-yours', { base: base.id })];
    return isFree(base)
      ? []
      : [{ rule: 'bnb.ambush.1', key: 'bnb.ambush.stands', figures: { base: base.id } }];
  });

function lay(work: Work, frame: AmbushFrame, command: BnbOrder<'deploy' | 'deploy-group'>): Answer {
  const { side } = frame;
  const placings = placingsOf(work.battle, command);
  if (!placings) return [placesUnfit(work.rules, command)];
  const senseless = unfit(
    work,
    side,
    placings.map(({ base }) => base),
  );
  const against = senseless.length > 0 ? senseless : layReasons(work.rules, work.battle, placings);
  if (against.length > 0) return against;
  const laid = placings.map(({ base, pose }): Base => ({ ...base, place: 'ambush', pose, start: null }));
  write(work, side, 'ambush-laid', laid);
  return goOn(frame);
}

function takeBack(work: Work, frame: AmbushFrame, { bases: ids }: BnbOrder<'take-back'>): Answer {
  const { side } = frame;
  const bases = ids.flatMap((id) => findBase(work.battle, id) ?? []);
  const against = unfit(work, side, bases);
  if (against.length > 0) return against;
  const back = bases.map((base): Base => ({ ...base, place: 'reserve', pose: null, start: null }));
  write(work, side, 'ambush-taken-back', back);
  return goOn(frame);
}

function finish(work: Work, side: SideId): Answer {
  const against = wholeReasons(work.rules, work.battle, side);
  if (against.length > 0) return against;
  tell(work, { type: 'ambush-recorded', rule: 'bnb.setup.11', figures: { side } });
  return DONE;
}

/** One side lays and records its ambush, or none. */
export const layAmbush: BnbStep<typeof FRAME> = {
  frame: FRAME,
  run(_work, frame) {
    return waitForOrders(frame.side, 'ambush');
  },
  answer(work, frame, command) {
    switch (command.type) {
      case 'deploy':
      case 'deploy-group':
        return lay(work, frame, command);
      case 'take-back':
        return takeBack(work, frame, command);
      case 'end-phase':
        return finish(work, frame.side);
      default:
        return [reason(work.rules, 'wrong-phase', { command: command.type, phase: 'ambush' })];
    }
  },
  options(rules, battle, frame) {
    return wholeReasons(rules, battle, frame.side).length > 0 ? [] : [END_PHASE];
  },
};

/** Asks both sides, so that the question tells nothing. */
export const ambush: Step = {
  run({ battle }) {
    if (!agreed(battle.options, AMBUSH)) return { next: 'done' };
    const { active } = battle.turn;
    const frames = [active, otherSide(battle, active)].map((side) => ({ step: 'lay-ambush', side }));
    return { next: 'call', frames, then: null };
  },
};
