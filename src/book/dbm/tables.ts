/** The tables of DBM, as players look them up. */

import type { TroopClass } from '../../debellis/troops/troop.ts';
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
import { conditionTables } from '../clause-text.ts';
import { type BookTable, perMember, tableOf } from '../tables.ts';
import type { Text, Told } from '../text.ts';
import { CLASS_NAMES, kindName, kindsText } from './names.ts';

const conditions = conditionTables(new Map(dbmClauses.map((clause) => [clause.id, clause])));

const NONE: Text = { en: 'none', fr: 'aucun' };
const SAME: Text = { en: 'the same', fr: 'le même' };
const TROOP = ['troop', 'Troop', 'Troupe'] as const;
const FACTOR: Text = { en: 'Factor', fr: 'Facteur' };

const paces = (distance: number): Told => (distance === 0 ? NONE : distance);

/** The phases of a sequence, each with its name on the screen. */
const sequence = (name: string, title: Text, phases: readonly string[]): BookTable =>
  tableOf({
    name,
    title,
    columns: [['phase', 'Phase', 'Phase']],
    rows: phases.map((step) => ({ step })),
    key: ({ step }) => step,
    cells: ({ step }) => [{ key: `phase.${step}` }],
  });

const MOUNTED: Readonly<Record<'chariot' | 'wagon', (of: Text) => Text>> = {
  chariot: ({ en, fr }) => ({ en: `${en} in chariots`, fr: `${fr} sur chars` }),
  wagon: ({ en, fr }) => ({ en: `${en} on wagons`, fr: `${fr} sur chariots` }),
};

const troops: readonly BookTable[] = [
  tableOf({
    name: 'classes',
    title: { en: 'The classes of troops', fr: 'Les classes de troupes' },
    columns: [
      ['class', 'Class', 'Classe'],
      ['troops', 'Troops', 'Troupes'],
    ],
    rows: Object.entries(CLASSES).map(([name, row]) => ({ ...row, name: name as TroopClass })),
    key: ({ name }) => name,
    cells: ({ name, of }) => [CLASS_NAMES[name], kindsText(of)],
  }),
  tableOf({
    name: 'depths',
    title: { en: 'Depths of elements in millimetres', fr: 'Profondeurs des éléments en millimètres' },
    columns: [TROOP, ['depth', 'Depth', 'Profondeur', true]],
    rows: DEPTHS,
    key: ({ of, on }) => [of[0], on].filter(Boolean).join('-'),
    cells: ({ of, on, depth }) => [on === undefined ? kindsText(of) : MOUNTED[on](kindsText(of)), depth],
  }),
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
  tableOf({
    name: 'moves',
    title: { en: 'Tactical moves in paces', fr: 'Mouvements tactiques en pas' },
    columns: [
      TROOP,
      ['road', 'Road', 'Route', true],
      ['good', 'GGo', 'GGo', true],
      ['rough', 'RGo', 'RGo', true],
      ['difficult', 'DGo', 'DGo', true],
    ],
    rows: perMember(MOVES, ({ of }) => of),
    key: ({ member }) => member,
    cells: ({ member, paces: of }) => [
      kindName(member),
      paces(of.road),
      paces(of.GGo),
      paces(of.RGo),
      paces(of.DGo),
    ],
  }),
  tableOf({
    name: 'ranges',
    title: { en: 'Ranges of shooting in paces', fr: 'Portées de tir en pas' },
    columns: [TROOP, ['range', 'Range', 'Portée', true]],
    rows: RANGES,
    key: ({ of }) => of[0] ?? '',
    cells: ({ of, paces: range }) => [kindsText(of), range],
  }),
];

const play: readonly BookTable[] = [
  sequence('setup', { en: 'The setup, in order', fr: 'La mise en place, dans l’ordre' }, setupPhases),
  sequence('bound', { en: 'The phases of a bound', fr: 'Les phases d’un bond' }, BOUND),
  conditions('going', { en: 'The going of terrain', fr: 'La nature des terrains' }, GOING_TABLE),
  conditions('visibility', { en: 'Ground that hides troops', fr: 'Les terrains qui cachent' }, HIDING(DBM)),
  conditions(
    'orders',
    { en: 'What orders cost in PIPs', fr: 'Ce que coûtent les ordres en PIP' },
    PRICE_TABLE(DBM),
    { en: 'PIPs', fr: 'PIP' },
  ),
  conditions('passing', { en: 'Who may pass through whom', fr: 'Qui peut traverser qui' }, PASSING),
  tableOf({
    name: 'options',
    title: { en: 'What players may agree on', fr: 'Ce dont les joueurs peuvent convenir' },
    columns: [['option', 'Option', 'Option']],
    rows: OPTIONS.map(({ name, ruling }) => ({
      name,
      rule: ruling === undefined ? undefined : `dbm.R${ruling}`,
    })),
    key: ({ name }) => name,
    cells: ({ name }) => [{ key: `option.dbm.${name}` }],
  }),
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
