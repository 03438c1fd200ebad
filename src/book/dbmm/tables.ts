/** The tables of DBMM, as players look them up. */
import type { Role } from '../../debellis/fights/combatant.ts';
import type { Grade } from '../../debellis/troops/troop.ts';
import { PASSING } from '../../rules/dbmm/board/passing.ts';
import { dbmmClauses } from '../../rules/dbmm/clauses/all.ts';
import { COMBAT_FACTORS } from '../../rules/dbmm/combat/factors.ts';
import { GRADING_FACTORS } from '../../rules/dbmm/combat/grading.ts';
import { REAR_SUPPORT } from '../../rules/dbmm/combat/support.ts';
import { TACTICAL_FACTORS } from '../../rules/dbmm/combat/tactics.ts';
import { GOING_TABLE } from '../../rules/dbmm/ground/going.ts';
import { EQUIVALENTS } from '../../rules/dbmm/morale/equivalents.ts';
import { PRICE_TABLE } from '../../rules/dbmm/moves/price-table.ts';
import { OPTIONS } from '../../rules/dbmm/options.ts';
import { BOUND } from '../../rules/dbmm/sequence.ts';
import { setupPhases } from '../../rules/dbmm/setup/sequence.ts';
import { RANGES } from '../../rules/dbmm/shooting/ranges.ts';
import { PRICES } from '../../rules/dbmm/troops/price-table.ts';
import { CLASSES, DEPTHS, GRADES, MOVES } from '../../rules/dbmm/troops/troop-table.ts';
import { troops as en } from '../../words/dbmm/en/troops.ts';
import { troops as fr } from '../../words/dbmm/fr/troops.ts';
import type { Language } from '../../words/types.ts';
import { conditionTables } from '../clause-text.ts';
import { kindNames, kindsText } from '../debellis/names.ts';
import {
  boundTable,
  classTable,
  depthTable,
  FACTOR,
  moveTable,
  optionTable,
  PIPS,
  rangeTable,
  setupTable,
  TROOP,
} from '../debellis/tables.ts';
import { type BookTable, tableOf } from '../tables.ts';
import type { Text, Told } from '../text.ts';

const conditions = conditionTables(new Map(dbmmClauses.map((clause) => [clause.id, clause])));
const kindName = kindNames({ en, fr });

/** Its infantry are its foot. */
const { infantry: _, ...classes } = CLASSES;

const regularity = (regular: boolean | undefined): readonly string[] =>
  regular === undefined ? [] : [regular ? 'regular' : 'irregular'];

const REGULARITY: Readonly<Record<string, Text>> = {
  regular: { en: 'regular', fr: 'réguliers' },
  irregular: { en: 'irregular', fr: 'irréguliers' },
};

/** A name, and whether only regulars or only irregulars are meant. */
function regularOnly(name: Text, regular: boolean | undefined): Text {
  const [only] = regularity(regular).map((each) => REGULARITY[each]);
  return only ? { en: `${name.en}, ${only.en}`, fr: `${name.fr}, ${only.fr}` } : name;
}

const NONE: Text = { en: '–', fr: '–' };

const priceOf = (ap: number | undefined): Told => ap ?? NONE;

const troops: readonly BookTable[] = [
  classTable(classes as typeof CLASSES),
  depthTable(DEPTHS),
  tableOf({
    name: 'costs',
    title: { en: 'Army points of an element, by grade', fr: 'Points d’armée d’un élément, par grade' },
    columns: [
      TROOP,
      ...GRADES.grades.map((grade) => [grade.toLowerCase(), `(${grade})`, `(${grade})`, true] as const),
    ],
    rows: PRICES,
    key: ({ type, regular }) => [type, ...regularity(regular)].join('-'),
    names: ({ type }) => [type],
    cells: ({ type, regular, ap }) => [
      regularOnly(kindName(type), regular),
      ...GRADES.grades.map((grade: Grade) => priceOf(ap[grade])),
    ],
  }),
  moveTable(MOVES, kindName),
  rangeTable(RANGES),
  tableOf({
    name: 'morale',
    title: { en: 'Morale equivalents of an element', fr: 'Équivalents moraux d’un élément' },
    columns: [TROOP, ['me', 'ME', 'ME', true]],
    rows: EQUIVALENTS,
    key: ({ of }) => of[0] ?? '',
    names: ({ of }) => of,
    cells: ({ of, regular, me }) => [regularOnly(kindsText(of), regular), me],
  }),
];

const play: readonly BookTable[] = [
  setupTable(setupPhases),
  boundTable(BOUND),
  conditions('going', { en: 'The going of terrain', fr: 'La nature des terrains' }, GOING_TABLE),
  conditions(
    'orders',
    { en: 'What orders cost in PIPs', fr: 'Ce que coûtent les ordres en PIP' },
    PRICE_TABLE,
    PIPS,
  ),
  conditions('passing', { en: 'Who may pass through whom', fr: 'Qui peut traverser qui' }, PASSING),
  optionTable('dbmm', OPTIONS),
];

/** What a factor is for, where a type has several. One that shoots while it is shot at is told by the clause. */
const ROLES: Readonly<Record<Exclude<Role, 'both'>, Text>> = {
  close: { en: 'in close combat', fr: 'au combat rapproché' },
  shoots: { en: 'shooting', fr: 'au tir' },
  'shot-at': { en: 'shot at', fr: 'sous un tir' },
};

function inRoles(name: Text, roles: readonly Role[] | undefined): Text {
  if (!roles) return name;
  const listed = (language: Language): string =>
    roles.flatMap((role) => (role === 'both' ? [] : [ROLES[role][language]])).join(', ');
  return { en: `${name.en}: ${listed('en')}`, fr: `${name.fr} : ${listed('fr')}` };
}

const combat: readonly BookTable[] = [
  tableOf({
    name: 'factors',
    title: { en: 'Combat factors', fr: 'Facteurs de combat' },
    columns: [
      TROOP,
      ['mounted', 'Against mounted', 'Contre les montés', true],
      ['others', 'Against others', 'Contre les autres', true],
    ],
    rows: COMBAT_FACTORS,
    key: ({ type, roles }) => [type, ...(roles ?? []).slice(0, 1)].join('-'),
    // Under its own name a type has the factor of close combat.
    names: ({ type, roles }) => (roles?.includes('close') === false ? [] : [type]),
    cells: ({ type, roles, mounted, others }) => [inRoles(kindName(type), roles), mounted, others],
  }),
  conditions('support', { en: 'Rear support', fr: 'Le soutien de l’arrière' }, REAR_SUPPORT, FACTOR),
  conditions('tactics', { en: 'Tactical factors', fr: 'Facteurs tactiques' }, TACTICAL_FACTORS, FACTOR),
  conditions('grades', { en: 'Grading factors', fr: 'Facteurs de grade' }, GRADING_FACTORS, FACTOR),
];

export const tables: readonly BookTable[] = [...troops, ...play, ...combat];
