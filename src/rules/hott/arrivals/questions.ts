/** Questions about arrivals that scenarios and screens ask. */

import { type Base, type Battle, findBase, findSide } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import { type Fitting, number, place, point, written } from '../../../engine/data/form.ts';
import type { Fault } from '../../../engine/event.ts';
import { poseAt } from '../../../engine/setup/putting-down.ts';
import { comesLater, deployReasons } from '../setup/deploy.ts';
import { isOf } from '../troops/base.ts';
import { muster } from '../troops/muster.ts';
import { placeReasons } from './arrive.ts';
import { legalPlaces } from './places.ts';
import { atOf } from './release.ts';

/** The base that a question names: one of the battle, or a new one of a troop. */
function baseAsked(battle: Battle, question: AnyCommand): Base | Fault {
  if (typeof question.base === 'string') {
    const base = findBase(battle, question.base);
    return base ?? { key: 'fault.question-base', figures: { base: question.base } };
  }
  if (!findSide(battle, written(question.side)))
    return { key: 'fault.question-side', figures: { side: written(question.side) } };
  const mustered = muster(written(question.troop), []);
  if ('key' in mustered) return mustered;
  const command = typeof question.command === 'string' ? { command: question.command } : {};
  return {
    ...mustered,
    ...command,
    id: '?',
    side: written(question.side),
    place: 'reserve',
    pose: null,
    start: null,
  };
}

/** Does this base arrive during the battle rather than before it? */
const arrives = (battle: Battle, base: Base): boolean =>
  comesLater(base)
    ? battle.flow.phase !== 'deployment'
    : isOf(base, 'Hordes') && battle.flow.phase === 'special';

/** The place that a question names: `[x, y, degrees]`, or `[x, y]` with a separate facing. */
function placeAsked({ at, facing = 0 }: AnyCommand): Fitting<typeof place> | null {
  if (place.fits(at)) return at;
  if (!point.fits(at) || !number.fits(facing)) return null;
  return [...at, facing];
}

/** May a base stand there: at deployment before the battle, or now if it arrives during the battle? */
const canDeploy: Question = (rules, battle, question) => {
  const base = baseAsked(battle, question);
  if ('key' in base) return { fault: base };
  const at = placeAsked(question);
  if (!at) return { fault: { key: 'fault.question-place', figures: {} } };
  const pose = poseAt(at);
  const reasons = arrives(battle, base)
    ? placeReasons(rules, battle, base, pose)
    : deployReasons(rules, battle, [{ base, pose }]);
  return { answer: reasons?.length === 0 };
};

/** Legal places for a waiting base: `[x, y, degrees]`. */
const placesQuestion: Question = (rules, battle, question) => {
  const base = baseAsked(battle, question);
  return 'key' in base ? { fault: base } : { answer: legalPlaces(rules, battle, base).map(atOf) };
};

export const ARRIVAL_QUESTIONS: Readonly<Record<string, Question>> = {
  'can-deploy': canDeploy,
  'deploy-places': placesQuestion,
};
