/** Tables that show the same thing in each ruleset, side by side. */
import { RULESET_WORDS } from '../words/rulesets.ts';
import { type BookColumn, type BookRow, type BookTable, rowNamed } from './tables.ts';
import type { Text, Told } from './text.ts';

/** Tables over rulesets have a name such as `each.moves`. */
export const EACH = 'each';

/** Troops that most rulesets know. */
const TROOPS = {
  blades: { en: 'Blades', fr: 'Lames' },
  spears: { en: 'Spears', fr: 'Lances' },
  pikes: { en: 'Pikes', fr: 'Piques' },
  auxilia: { en: 'Auxilia', fr: 'Auxiliaires' },
  warband: { en: 'Warband', fr: 'Bandes guerrières' },
  bowmen: { en: 'Bowmen, shooters', fr: 'Archers, tireurs' },
  psiloi: { en: 'Psiloi, skirmishers on foot', fr: 'Psiloï, tirailleurs à pied' },
  hordes: { en: 'Hordes', fr: 'Hordes' },
  knights: { en: 'Knights', fr: 'Chevaliers' },
  cavalry: { en: 'Cavalry, riders', fr: 'Cavalerie, cavaliers' },
  'light-horse': { en: 'Light horse', fr: 'Cavalerie légère' },
  elephants: { en: 'Elephants, behemoths', fr: 'Éléphants, béhémoths' },
  artillery: { en: 'Artillery', fr: 'Artillerie' },
} as const satisfies Readonly<Record<string, Text>>;

type Troop = keyof typeof TROOPS;

/** Where a ruleset tells what all rulesets tell: its keys of troops, columns and tables. */
export interface Alike {
  readonly troops: Readonly<Partial<Record<Troop, string>>>;
  /** Columns of its table `moves`. */
  readonly moves: { readonly good: string; readonly bad: string };
  /** Columns of its table `factors`. */
  readonly factors: { readonly foot: string; readonly mounted: string };
  /** Its tables of outcomes: of the smallest difference, and of the greatest one. */
  readonly outcomes: { readonly least: string; readonly most: string };
}

/** A ruleset with its tables by their own names. */
export interface Side {
  readonly id: string;
  readonly alike: Alike;
  readonly tables: ReadonlyMap<string, BookTable>;
}

const NONE: Text = { en: '–', fr: '–' };

/** A cell whose messages keep the words of their ruleset. */
const ownWords = (told: Told, id: string): Told => {
  if (typeof told === 'number' || 'en' in told) return told;
  if ('key' in told) return { ...told, of: id };
  return told.map((each) => ownWords(each, id));
};

const cellIn = ({ id, tables }: Side, table: string, row: string | undefined, column: string): Told => {
  const found = tables.get(table);
  const line = found && row !== undefined ? (rowNamed(found, row) ?? rowNamed(found, 'others')) : undefined;
  const at = found?.columns.findIndex(({ key }) => key === column) ?? -1;
  const told = line?.cells[at];
  return told === undefined ? NONE : ownWords(told, id);
};

const nameOf = (id: string): string => RULESET_WORDS[id]?.name ?? id;

/** A column of one ruleset: the only one, or one of several under its name. */
function column({ id }: Side, part: string, what: Text | null, number: boolean): BookColumn {
  const name: Text = { en: nameOf(id), fr: nameOf(id) };
  return {
    key: [id, part].filter(Boolean).join('-'),
    ...(what === null ? { title: name } : { title: what, group: name }),
    ...(number ? { number } : {}),
  };
}

const TROOP_COLUMN: BookColumn = { key: 'troop', title: { en: 'Troop', fr: 'Troupe' } };

/** What is told of a troop in a ruleset: the heads of columns, and the cells below them. */
interface Part {
  readonly columns: readonly BookColumn[];
  readonly cells: (troop: Troop) => readonly Told[];
}

function byTroop(name: string, title: Text, parts: readonly Part[]): BookTable {
  const rows = (Object.keys(TROOPS) as Troop[]).map(
    (troop): BookRow => ({
      key: troop,
      rules: [],
      cells: [TROOPS[troop], ...parts.flatMap(({ cells }) => cells(troop))],
    }),
  );
  const told = rows.filter(({ cells }) => cells.slice(1).some((each) => each !== NONE));
  return { name, title, columns: [TROOP_COLUMN, ...parts.flatMap(({ columns }) => columns)], rows: told };
}

const unitOf = (id: string, words: Text): Text => {
  const unit = RULESET_WORDS[id]?.unit ?? 'mm';
  const french = unit === 'paces' ? 'pas' : unit;
  return { en: `${words.en}, ${unit}`, fr: `${words.fr}, ${french}` };
};

const movesOf = (side: Side): Part => ({
  columns: [
    column(side, 'good', unitOf(side.id, { en: 'good going', fr: 'bon terrain' }), true),
    column(side, 'bad', { en: 'worst going', fr: 'pire terrain' }, true),
  ],
  cells: (troop) =>
    [side.alike.moves.good, side.alike.moves.bad].map((each) =>
      cellIn(side, 'moves', side.alike.troops[troop], each),
    ),
});

const factorsOf = (side: Side): Part => ({
  columns: [
    column(side, 'foot', { en: 'against foot', fr: 'contre à pied' }, true),
    column(side, 'mounted', { en: 'against mounted', fr: 'contre montés' }, true),
  ],
  cells: (troop) =>
    [side.alike.factors.foot, side.alike.factors.mounted].map((each) =>
      cellIn(side, 'factors', side.alike.troops[troop], each),
    ),
});

const outcomesOf =
  (which: keyof Alike['outcomes']) =>
  (side: Side): Part => ({
    columns: [column(side, '', null, false)],
    cells: (troop) => [cellIn(side, side.alike.outcomes[which], side.alike.troops[troop], 'result')],
  });

const STEP_COLUMN: BookColumn = { key: 'step', title: { en: 'Step', fr: 'Étape' }, number: true };

/** The phases of a bound: the first of each ruleset, then the second, and so on. */
function sequence(sides: readonly Side[]): BookTable {
  const phases = sides.map(({ id, tables }) => {
    const bound = tables.get('bound');
    const at = bound?.columns.findIndex(({ key }) => key === 'phase') ?? -1;
    return bound?.rows.map(({ cells }) => ownWords(cells[at] ?? NONE, id)) ?? [];
  });
  const most = Math.max(0, ...phases.map(({ length }) => length));
  return {
    name: 'bound',
    title: { en: 'A bound in each system', fr: 'Une période dans chaque système' },
    columns: [STEP_COLUMN, ...sides.map((side) => column(side, '', null, false))],
    rows: Array.from({ length: most }, (_, at) => ({
      key: String(at + 1),
      rules: [],
      cells: [at + 1, ...phases.map((each) => each[at] ?? NONE)],
    })),
  };
}

/** The tables over these rulesets. */
export const sideBySide = (sides: readonly Side[]): readonly BookTable[] => [
  sequence(sides),
  byTroop(
    'moves',
    { en: 'Moves in each system', fr: 'Les mouvements dans chaque système' },
    sides.map(movesOf),
  ),
  byTroop(
    'factors',
    { en: 'Combat factors in each system', fr: 'Les facteurs de combat dans chaque système' },
    sides.map(factorsOf),
  ),
  byTroop(
    'lost',
    { en: 'What becomes of one that loses narrowly', fr: 'Ce que devient celui qui perd de peu' },
    sides.map(outcomesOf('least')),
  ),
  byTroop(
    'crushed',
    { en: 'What becomes of one that loses badly', fr: 'Ce que devient celui qui perd de beaucoup' },
    sides.map(outcomesOf('most')),
  ),
];
