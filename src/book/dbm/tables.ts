/** The tables of DBM, as players look them up. */
import { PASSING } from '../../rules/dbm/board/passing.ts';
import { dbmClauses } from '../../rules/dbm/clauses/all.ts';
import { COMBAT_FACTORS } from '../../rules/dbm/combat/factors.ts';
import { GRADING_FACTORS } from '../../rules/dbm/combat/grading.ts';
import { REAR_SUPPORT } from '../../rules/dbm/combat/support.ts';
import { TACTICAL_FACTORS } from '../../rules/dbm/combat/tactics.ts';
import { DBM } from '../../rules/dbm/game.ts';
import { GOING_TABLE } from '../../rules/dbm/ground/going.ts';
import { HIDING } from '../../rules/dbm/ground/visibility.ts';
import { PRICE_TABLE } from '../../rules/dbm/moves/price.ts';
import { OPTIONS } from '../../rules/dbm/options.ts';
import { BOUND } from '../../rules/dbm/sequence.ts';
import { setupPhases } from '../../rules/dbm/setup/sequence.ts';
import { RANGES } from '../../rules/dbm/shooting/ranges.ts';
import { PRICES } from '../../rules/dbm/troops/price-table.ts';
import { CLASSES, DEPTHS, MOVES } from '../../rules/dbm/troops/troop-table.ts';
import { troops as en } from '../../words/dbm/en/troops.ts';
import { troops as fr } from '../../words/dbm/fr/troops.ts';
import { conditionTables } from '../clause-text.ts';
import { kindNames } from '../debellis/names.ts';
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
import { type BookTable, perMember, tableOf } from '../tables.ts';
import type { Text } from '../text.ts';

const conditions = conditionTables(new Map(dbmClauses.map((clause) => [clause.id, clause])));
const kindName = kindNames({ en, fr });

const SAME: Text = { en: 'the same', fr: 'le même' };

const troops: readonly BookTable[] = [
  classTable(CLASSES),
  depthTable(DEPTHS),
  tableOf({
    name: 'costs',
    title: { en: 'Army points of an element', fr: 'Points d’armée d’un élément' },
    columns: [
      TROOP,
      ['regular', 'Regular', 'Régulier', true],
      ['irregular', 'Irregular', 'Irrégulier', true],
    ],
    rows: perMember(PRICES, ({ grades }) => grades),
    key: ({ type, member }) => `${type}-${member}`,
    cells: ({ type, member, regular, irregular }) => [kindName(`${type}(${member})`), regular, irregular],
  }),
  moveTable(MOVES, kindName),
  rangeTable(RANGES),
];

const play: readonly BookTable[] = [
  setupTable(setupPhases),
  boundTable(BOUND),
  conditions('going', { en: 'The going of terrain', fr: 'La nature des terrains' }, GOING_TABLE),
  conditions('visibility', { en: 'Ground that hides troops', fr: 'Les terrains qui cachent' }, HIDING(DBM)),
  conditions(
    'orders',
    { en: 'What orders cost in PIPs', fr: 'Ce que coûtent les ordres en PIP' },
    PRICE_TABLE(DBM),
    PIPS,
  ),
  conditions('passing', { en: 'Who may pass through whom', fr: 'Qui peut traverser qui' }, PASSING),
  optionTable('dbm', OPTIONS),
];

const combat: readonly BookTable[] = [
  tableOf({
    name: 'factors',
    title: { en: 'Combat factors', fr: 'Facteurs de combat' },
    columns: [
      TROOP,
      ['mounted', 'Against mounted', 'Contre les montés', true],
      ['foot', 'Against foot', 'Contre à pied', true],
      ['naval', 'Against naval', 'Contre les navals', true],
      ['bowmen', 'Shot at by bowmen', 'Sous le tir d’archers', true],
      ['shot', 'Shot at by others', 'Sous un autre tir', true],
    ],
    rows: perMember(COMBAT_FACTORS, ({ types }) => types),
    key: ({ member }) => member,
    cells: ({ member, mounted, foot, naval, bowmen, shot }) => [
      kindName(member),
      mounted,
      foot,
      naval,
      bowmen ?? shot ?? SAME,
      shot ?? SAME,
    ],
  }),
  conditions('support', { en: 'Rear support', fr: 'Le soutien de l’arrière' }, REAR_SUPPORT),
  conditions('tactics', { en: 'Tactical factors', fr: 'Facteurs tactiques' }, TACTICAL_FACTORS, FACTOR),
  conditions('grades', { en: 'Grading factors', fr: 'Facteurs de grade' }, GRADING_FACTORS, FACTOR),
];

export const tables: readonly BookTable[] = [...troops, ...play, ...combat];
