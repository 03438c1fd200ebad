/** Reads the armies in questions, line by line. */
import type { Json } from '../battle.ts';
import type { Question } from '../contract/questions.ts';
import { countTo, isRecord, written } from '../data/form.ts';
import { LIMITS } from '../data/limits.ts';
import type { Fault } from '../event.ts';
import { readEach, wrong } from '../game/questions.ts';

/** More bases of a kind must be a slip: no army or list has them. */
const MOST_BASES = LIMITS.bases;

const count = countTo(MOST_BASES);

/** Is this a possible number of bases? */
export const isCount = (value: unknown): value is number => count.fits(value);

/** The bases of a line: the first, which may be a general, and each of the others. */
export interface AskedLine<Bought> {
  readonly first: Bought;
  readonly others: Bought;
}

type Faulty = { readonly fault: Fault };

/** Reads the troop and the flags of a line for a ruleset, or gives their fault. */
export type LineReader<Bought> = (troop: string, flags: readonly string[]) => AskedLine<Bought> | Faulty;

function readLine<Bought>(line: Json, read: LineReader<Bought>): readonly Bought[] | Faulty {
  if (!isRecord(line)) return wrong('question-army');
  const { count: bases = 1, flags = [] } = line;
  const troop = written(line.troop);
  if (!Array.isArray(flags)) return wrong('question-army');
  if (!isCount(bases)) return wrong('question-count', { troop, count: written(bases), most: MOST_BASES });
  const found = read(troop, flags.map(written));
  if ('fault' in found)
    return { fault: { ...found.fault, figures: { base: troop, ...found.fault.figures } } };
  return Array.from({ length: bases }, (_, at) => (at === 0 ? found.first : found.others));
}

/** The bases of an army of lines such as `{ troop, count, flags }`, or the fault of its first wrong line. */
export function armyIn<Bought>(army: Json | undefined, read: LineReader<Bought>): readonly Bought[] | Faulty {
  const lines = readEach(army, 'question-army', (line) => readLine(line, read));
  return 'fault' in lines ? lines : lines.flat();
}

/** Makes a question about an army of lines such as `{ troop, count, flags }`. */
export const ofArmy =
  <Bought>(read: LineReader<Bought>, answer: (army: readonly Bought[]) => Json): Question =>
  (_, __, question) => {
    const army = armyIn(question.army, read);
    return 'fault' in army ? army : { answer: answer(army) };
  };
