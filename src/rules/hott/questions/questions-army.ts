/** Questions about armies and losses. */

import { type Battle, findSide, type Json } from '../../../engine/battle.ts';
import type { Answer, Question } from '../../../engine/contract/questions.ts';
import { countTo, isRecord, written } from '../../../engine/data/form.ts';
import { LIMITS } from '../../../engine/data/limits.ts';
import type { Fault } from '../../../engine/event.ts';
import { figureAsked, readEach, wrong } from '../../../engine/game/questions.ts';
import { isMassSize, STANDARD } from '../ending/army-size.ts';
import { defeatsIn } from '../ending/ending.ts';
import { lostAp } from '../ending/lost.ts';
import { armyCost, armyReasons, type Enrolled } from '../setup/army-rules.ts';
import { ELEMENTS, readElement } from '../troops/troops.ts';

/** The greatest count of one line. */
const COUNT = countTo(LIMITS.army);

/** The bounds of the army points that a question may name. */
export const ARMY_POINTS = { usual: STANDARD.ap, least: 1, most: 1000 };

/** A line such as `{ troop, count, includesGeneral }`, or the fault that makes it unreadable. */
function readLine(line: Json): Enrolled | { readonly fault: Fault } {
  if (!isRecord(line)) return wrong('question-elements');
  const element = readElement(written(line.troop));
  if (element === null) return wrong('unknown-element', { troop: written(line.troop), known: ELEMENTS });
  const { count = 1 } = line;
  if (!COUNT.fits(count)) return wrong('question-elements');
  const flags: readonly Json[] = Array.isArray(line.flags) ? line.flags : [];
  return {
    element,
    count: Number(count),
    ...(line.includesGeneral || flags.includes('general') ? { general: true } : {}),
    ...(line.includesCInC || flags.includes('c-in-c') ? { general: true, cInC: true } : {}),
    ...(typeof line.command === 'string' ? { command: line.command } : {}),
  };
}

/** A line that counts no element is left out, with its general. */
const isSomebody = ({ count }: Enrolled): boolean => count > 0;

const ofElements =
  (answer: (elements: readonly Enrolled[], limit: number) => Json): Question =>
  (_, __, question): Answer => {
    const lines = readEach(question.elements ?? question.army, 'question-elements', readLine);
    if ('fault' in lines) return lines;
    const limit = figureAsked(question, 'apLimit', ARMY_POINTS);
    return typeof limit === 'number' ? { answer: answer(lines.filter(isSomebody), limit) } : limit;
  };

/** Is the list legal? It says nothing of strongholds, and may leave out commands, so those clauses do not count. */
function isLegal(elements: readonly Enrolled[], size: number): boolean {
  const unsaid = ['hott.army.6', 'hott.hold.5'];
  if (isMassSize(size) && elements.every(({ command }) => command === undefined)) unsaid.push('hott.mass.4');
  const reasons = armyReasons({ size, elements, stronghold: null });
  return armyCost(elements) > 0 && reasons.every(({ rule }) => unsaid.includes(rule));
}

const bothLost = ({ sides }: Battle, lost: (side: string) => number): Json =>
  Object.fromEntries(sides.map(({ id }) => [id, lost(id)]));

/** Lost army points of the side that the question names, or of each side. */
const lostApOf: Question = (_, battle, { side }) => {
  const lost = (id: string): number => lostAp(battle, id);
  if (side === undefined) return { answer: bothLost(battle, lost) };
  return findSide(battle, written(side))
    ? { answer: lost(written(side)) }
    : wrong('question-side', { side: written(side) });
};

/** The side that would be defeated if the bound ended now; `draw` for both, null for none. */
const defeated: Question = (_, battle) => {
  const defeats = defeatsIn(battle);
  return { answer: defeats.length > 1 ? 'draw' : (defeats[0]?.side ?? null) };
};

/** The army points of `elements`, or of an `army`. */
export const armyCostOf: Question = ofElements((elements) => armyCost(elements));

export const ARMY_QUESTIONS: Readonly<Record<string, Question>> = {
  'army-cost': armyCostOf,
  'army-legal': ofElements(isLegal),
  'lost-ap': lostApOf,
  defeated,
};
