/** Topics with few scenarios, which share a file with related topics. */
const SHARED: Readonly<Record<string, string>> = {
  'bnb.poc': 'cohesion',
  'bnb.score': 'victory',
  'bnb.tactical': 'move',
  'dbm.art': 'train',
  'dbm.ax': 'foot',
  'dbm.bd': 'foot',
  'dbm.bg': 'train',
  'dbm.bts': 'naval',
  'dbm.bw': 'foot',
  'dbm.chariot': 'mounted',
  'dbm.cm': 'mounted',
  'dbm.cv': 'mounted',
  'dbm.el': 'mounted',
  'dbm.exp': 'mounted',
  'dbm.gal': 'naval',
  'dbm.hd': 'foot',
  'dbm.kn': 'mounted',
  'dbm.lh': 'mounted',
  'dbm.pk': 'foot',
  'dbm.ps': 'foot',
  'dbm.shp': 'naval',
  'dbm.sp': 'foot',
  'dbm.wb': 'foot',
  'dbm.wwg': 'train',
  'hott.tac': 'move',
};

/** From this clause number on, scenarios stand in this file. */
type Part = readonly [from: number, file: string];

/** Topics with too many scenarios for one file. */
const DIVIDED: Readonly<Record<string, readonly Part[]>> = {
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
  'bnb.tactic': [[16, 'tactic-troops']],
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
};

const CLAUSE = /^(([a-z]+)\.([a-z]+))\.(\d+)$/;

/** The topic of a clause, such as `bnb.column`, with the number of the clause and the file for its scenarios. */
export interface Topic {
  readonly topic: string;
  readonly number: number;
  /** The path of the file below the scenarios. */
  readonly file: string;
}

/** The topic of a clause id; null for a ruling. */
export function topicOf(id: string): Topic | null {
  const [, topic = '', ruleset, name, digits = ''] = CLAUSE.exec(id) ?? [];
  if (topic === '') return null;
  const number = Number(digits);
  const part = DIVIDED[topic]?.findLast(([from]) => from <= number);
  return { topic, number, file: `${ruleset}/rules/${SHARED[topic] ?? part?.[1] ?? name}.json` };
}
