/** Questions about armies, not about a position. */
import { type LineReader, ofArmy } from '../../../engine/army/army-question.ts';
import type { Json } from '../../../engine/battle.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import { isRecord } from '../../../engine/data/form.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import { wrong } from '../../../engine/game/questions.ts';
import { scorePoints } from '../ending/ending.ts';
import { routingLevel } from '../ending/moral.ts';
import { muster } from '../troops/muster.ts';
import { armyCost, type BoughtBase, referenceLevel } from '../troops/prices.ts';
import { isTroopFault, parseTroop } from '../troops/troops.ts';

/** In these questions mounted infantry has a short flag too. */
const FLAG_WORDS: Readonly<Record<string, string>> = { mounted: 'mounted-infantry' };

/** Reads a line. In a C-in-C's line one base is its own. */
const readLine: LineReader<BoughtBase> = (base, flags) => {
  const found = muster(
    base,
    flags.map((flag) => rowOf(FLAG_WORDS, flag) ?? flag),
  );
  if ('key' in found) return { fault: found };
  const read = parseTroop(found.troop);
  if (isTroopFault(read)) return wrong(read.key, read.figures);
  const others = { troop: read, support: found.marks.supports === 1 };
  return { first: found.marks.cInC === 1 ? { ...others, general: true } : others, others };
};

interface Losses {
  readonly reference: number;
  readonly losses: number;
}

const isSum = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const readLosses = (value: Json | undefined): Losses | null =>
  isRecord(value) && isSum(value.reference) && isSum(value.losses)
    ? { reference: value.reference, losses: value.losses }
    : null;

const isRouted = ({ reference: level, losses }: Losses): boolean =>
  losses >= routingLevel(level) && losses > 0;

/** The score of a battle from each side's reference level and losses; `ending` names another end. */
const score: Question = (_, __, question) => {
  const red = readLosses(question.red);
  const blue = readLosses(question.blue);
  if (!red || !blue) return wrong('question-score', {});
  const routed = [isRouted(red), isRouted(blue)];
  const mutual = (routed[0] && routed[1]) || question.ending === 'night';
  if (mutual || routed[0] === routed[1]) {
    const [points] = scorePoints(mutual ? 'mutual' : 'other');
    return { answer: { winner: 'draw', red: points, blue: points } };
  }
  const [winner, loser] = scorePoints('won');
  return {
    answer: routed[1]
      ? { winner: 'red', red: winner, blue: loser }
      : { winner: 'blue', red: loser, blue: winner },
  };
};

export const ARMY_QUESTIONS: Readonly<Record<string, Question>> = {
  cost: ofArmy(readLine, armyCost),
  morale: ofArmy(readLine, (army) => {
    const reference = referenceLevel(army);
    return { reference, routing: routingLevel(reference) };
  }),
  score,
};
