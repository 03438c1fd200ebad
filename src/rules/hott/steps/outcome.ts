/** Carries out the outcome of a combat for an element and its neighbours. Hordes of the Things, Combat outcome. */

import type { Battle } from '../../../engine/battle.ts';
import { type BaseId, type PlacedBase, placedBase, placedBases } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { flag, listOf, oneOf, partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { type Answer, after, baseOption, choose, DONE, waitForOne } from '../../../engine/game/asking.ts';
import { ensorcel } from '../combat/ensorcel.ts';
import type { HottStep } from '../commands.ts';
import { part, releases } from '../outcomes/aftermath.ts';
import { flee } from '../outcomes/flight.ts';
import { orderMatters } from '../outcomes/followers.ts';
import { outcomeFrame } from '../outcomes/frames.ts';
import { lose, wasDestroyed } from '../outcomes/losses.ts';
import { recoil, turnRound } from '../outcomes/recoil.ts';
import { isAerial } from '../troops/base.ts';

const FRAME = partly({
  base: text,
  outcome: text,
  winner: text,
  cause: text,
  fight: text,
  fromBehind: flag,
  stage: oneOf('support', 'followers', 'aftermath'),
  of: text,
  bases: listOf(text),
});

type OutcomeFrame = FrameOf<typeof FRAME>;

/** Makes the recoil with which every outcome move begins; null if it destroys the element. */
function goBack(work: Work, frame: OutcomeFrame, base: PlacedBase): number | null {
  if (frame.outcome !== 'recoil' && !holds('hott.flee.1')) return 0;
  const facing = frame.fromBehind === true ? turnRound(work, base) : base;
  const went = recoil(work, facing);
  if (isAerial(base) && !holds('hott.recoil.15')) part(work);
  return went;
}

function moved(work: Work, frame: OutcomeFrame, base: PlacedBase): Next {
  const went = goBack(work, frame, base);
  const stands = placedBase(work.battle, base.id);
  if (went === null || !stands) return DONE;
  if (frame.outcome === 'flee-off' && holds('hott.flee.2'))
    lose(work, { base: base.id, rule: 'hott.flee.2' });
  if (frame.outcome === 'flee' && holds('hott.flee.3')) flee(work, stands, went);
  return DONE;
}

function own(work: Work, frame: OutcomeFrame): Next {
  const base = placedBase(work.battle, frame.base ?? '');
  const { winner: by, cause: rule } = frame;
  if (!base || rule === undefined) return DONE;
  if (frame.outcome === 'ensorcelled') ensorcel(work, base.id, by ?? '', rule);
  else if (frame.outcome === 'destroyed') lose(work, { base: base.id, rule, ...(by ? { by } : {}) });
  else return moved(work, frame, base);
  return DONE;
}

/** An element that gave rear support is destroyed with the element that it supported. */
function supportLost(work: Work, frame: OutcomeFrame): Next {
  const base = placedBase(work.battle, frame.base ?? '');
  const rule = 'hott.result.10';
  if (base && wasDestroyed(work, frame.of ?? '') && holds(rule)) lose(work, { base: base.id, rule });
  return DONE;
}

/** The followers that are still on the table. */
const leftOf = (battle: Battle, { bases = [] }: OutcomeFrame): readonly PlacedBase[] =>
  placedBases(battle, bases);

function follow(frame: OutcomeFrame, first: BaseId, left: readonly PlacedBase[]): Next {
  const bases = left.map((base) => base.id).filter((id) => id !== first);
  const more = { winner: frame.winner ?? '', fight: frame.fight ?? '', cause: 'hott.result.9' };
  return after([outcomeFrame(first, 'recoil', more)], bases.length > 0 ? { ...frame, bases } : null);
}

/** The followers recoil one after another. Their owner chooses the first if the order matters. */
function followers(work: Work, frame: OutcomeFrame): Next {
  const left = leftOf(work.battle, frame);
  const [first] = left;
  if (!first) return DONE;
  const ids = left.map((base) => base.id);
  if (!orderMatters(work.rules, work.battle, ids)) return follow(frame, first.id, left);
  const about = { bases: ids, options: ids };
  return waitForOne(first.side, 'recoil-first', about);
}

function aftermath(work: Work): Next {
  part(work);
  return after(releases(work), null);
}

function run(work: Work, frame: OutcomeFrame): Next {
  if (frame.stage === 'support') return supportLost(work, frame);
  if (frame.stage === 'followers') return followers(work, frame);
  return frame.stage === 'aftermath' ? aftermath(work) : own(work, frame);
}

function answer(work: Work, frame: OutcomeFrame, command: AnyCommand): Answer {
  const left = leftOf(work.battle, frame);
  const ids = left.map(({ id }) => id);
  return choose(work, command, ids, (first) => follow(frame, first, left));
}

const options = (_rules: Ruleset, battle: Battle, frame: OutcomeFrame): readonly Option[] =>
  leftOf(battle, frame).map(({ id }) => baseOption(id, 'choice.recoil-first'));

/**
 * One element's outcome, `{ base, outcome, winner, cause, fight, fromBehind? }`; or with a `stage` a consequence of it:
 * the loss of its `support`, the recoils of its `followers`, the `aftermath`.
 */
export const outcome: HottStep<typeof FRAME> = { frame: FRAME, run, answer, options };
