/** A file's name from this number of the topic's clauses on. */
type Part = readonly [from: number, file: string];

/** Topics whose scenarios do not simply stand in a file of the topic's name: it is too long, or they are too few. */
const PARTS: Readonly<Record<string, readonly Part[]>> = {
  'bnb.column': [
    [10, 'column-forming'],
    [30, 'column'],
  ],
  'bnb.outcome': [
    [7, 'outcome-small'],
    [21, 'outcome-big'],
    [29, 'outcome'],
    [31, 'outcome-small'],
  ],
  'bnb.poc': [[1, 'cohesion']],
  'bnb.score': [[1, 'victory']],
  'bnb.tactic': [[16, 'tactic-troops']],
  'bnb.tactical': [[1, 'move']],
  'bnb.terrain': [
    [37, 'terrain-rivers'],
    [47, 'terrain-waters'],
    [50, 'terrain-roads'],
    [56, 'terrain-going'],
    [71, 'terrain-roads'],
    [72, 'terrain-going'],
  ],
  'hott.result': [
    [11, 'result-beaten'],
    [29, 'result-doubled'],
    [31, 'result'],
  ],
  'hott.tac': [[1, 'move']],
};

const CLAUSE = /^([a-z]+\.([a-z]+))\.(\d+)$/;

/** A clause by its topic (`bnb.column`) and its number there, with the name of the file that its scenarios stand in. */
export interface Topic {
  readonly topic: string;
  readonly number: number;
  readonly file: string;
}

/** The topic of a clause id; null of a ruling, which has none. */
export function topicOf(id: string): Topic | null {
  const [, topic = '', name = '', digits = ''] = CLAUSE.exec(id) ?? [];
  if (topic === '') return null;
  const number = Number(digits);
  const part = PARTS[topic]?.findLast(([from]) => from <= number);
  return { topic, number, file: part?.[1] ?? name };
}
