/** The tables of Blood and Blades, as players look them up. */
import { PASSING } from '../../rules/bnb/board/passing.ts';
import { bnbClauseById } from '../../rules/bnb/clauses/all.ts';
import { COMBAT_FACTORS } from '../../rules/bnb/combat/factors.ts';
import { GRADE_ADJUSTMENTS } from '../../rules/bnb/combat/grades.ts';
import { TACTICAL_FACTORS } from '../../rules/bnb/combat/tactics.ts';
import { CONFIDENCE } from '../../rules/bnb/ending/points-of-confidence.ts';
import { GOING_TABLE } from '../../rules/bnb/ground/going.ts';
import { VISIBILITY_TABLE } from '../../rules/bnb/ground/visibility.ts';
import { PRICE_TABLE } from '../../rules/bnb/moves/price.ts';
import { OPTIONS } from '../../rules/bnb/options.ts';
import { MAY_PURSUE, MUST_PURSUE } from '../../rules/bnb/outcomes/pursuit.ts';
import { BOUND } from '../../rules/bnb/sequence.ts';
import { SETUP } from '../../rules/bnb/setup/sequence.ts';
import { SIZE_CLASSES } from '../../rules/bnb/setup/terrain-kinds.ts';
import { PRICES } from '../../rules/bnb/troops/price-table.ts';
import { SURCHARGES } from '../../rules/bnb/troops/prices.ts';
import {
  DEPTHS,
  GRADES,
  MOVE_BONUSES,
  MOVES,
  TROOP_CLASSES,
  TROOP_TYPES,
} from '../../rules/bnb/troops/troop-table.ts';
import { clauseTexts, conditionTables } from '../clause-text.ts';
import { type BookTable, perMember, tableOf } from '../tables.ts';
import type { Text, Told } from '../text.ts';
import { troop } from './names.ts';

const text = clauseTexts(bnbClauseById);
const conditions = conditionTables(bnbClauseById);

const NONE: Text = { en: '–', fr: '–' };
const TROOP = ['troop', 'Troop', 'Troupe'] as const;
const FACTOR: Text = { en: 'Factor', fr: 'Facteur' };
const PHASE = [
  ['phase', 'Step', 'Étape'],
  ['what', 'What happens', 'Ce qui se passe'],
] as const;

const CLASSES: Readonly<Record<keyof typeof TROOP_CLASSES, Text>> = {
  infantry: { en: 'Infantry', fr: 'Infanterie' },
  'light-infantry': { en: 'Light infantry', fr: 'Infanterie légère' },
  'heavy-infantry': { en: 'Heavy infantry', fr: 'Infanterie lourde' },
  mounted: { en: 'Mounted', fr: 'Montés' },
  skirmishers: { en: 'Skirmishers', fr: 'Tirailleurs' },
  'light-troops': { en: 'Light troops', fr: 'Troupes légères' },
};

const notation = ({
  types,
  grades,
}: {
  readonly types: readonly string[];
  readonly grades?: readonly string[];
}): string => types.map((type) => (grades ? `${type}(${grades.join('/')})` : type)).join(', ');

const same = (words: string): Text => ({ en: words, fr: words });

const priced = (value: number | undefined): Told => value ?? NONE;

const SIZES: Readonly<Record<string, Text>> = {
  small: { en: 'Small', fr: 'Petit' },
  medium: { en: 'Medium', fr: 'Moyen' },
  large: { en: 'Large', fr: 'Grand' },
};

const troops: readonly BookTable[] = [
  tableOf({
    name: 'classes',
    title: { en: 'The classes of troops', fr: 'Les classes de troupes' },
    columns: [
      ['class', 'Class', 'Classe'],
      ['troops', 'Troops', 'Troupes'],
    ],
    rows: Object.entries(TROOP_CLASSES).map(([name, row]) => ({
      ...row,
      name: name as keyof typeof TROOP_CLASSES,
    })),
    key: ({ name }) => name,
    cells: ({ name, types }) => [CLASSES[name], types.map(troop)],
  }),
  tableOf({
    name: 'depths',
    title: { en: 'Depths of bases in millimetres', fr: 'Profondeurs des socles en millimètres' },
    columns: [
      TROOP,
      ['6mm', '6 mm', '6 mm', true],
      ['15mm', '15 mm', '15 mm', true],
      ['25mm', '25 mm', '25 mm', true],
    ],
    rows: DEPTHS,
    cells: ({ kinds, depth }) => [
      same(kinds.map(notation).join(', ')),
      depth['6mm'],
      depth['15mm'],
      depth['25mm'],
    ],
  }),
  tableOf({
    name: 'moves',
    title: { en: 'Move distances in MU', fr: 'Capacités de mouvement en MU' },
    columns: [
      TROOP,
      ['road', 'Road', 'Route', true],
      ['good', 'GGo', 'GGo', true],
      ['rough', 'RGo', 'RGo', true],
      ['difficult', 'DGo', 'DGo', true],
    ],
    rows: perMember(MOVES, ({ types }) => types),
    key: ({ member }) => member,
    cells: ({ member, distance }) => [troop(member), distance.road, distance.GGo, distance.RGo, distance.DGo],
  }),
  conditions(
    'bonuses',
    { en: 'What fast troops add to a move', fr: 'Ce que les troupes rapides ajoutent à un mouvement' },
    MOVE_BONUSES,
    {
      en: 'MU',
      fr: 'MU',
    },
  ),
  tableOf({
    name: 'costs',
    title: { en: 'Army points of a base, by grade', fr: 'Points d’armée d’un socle, par grade' },
    columns: [
      TROOP,
      ...GRADES.map(
        (grade) => [`regular-${grade.toLowerCase()}`, `Reg (${grade})`, `Reg (${grade})`, true] as const,
      ),
      ...GRADES.map(
        (grade) => [`irregular-${grade.toLowerCase()}`, `Irr (${grade})`, `Irr (${grade})`, true] as const,
      ),
    ],
    rows: PRICES,
    key: ({ type }) => type,
    cells: ({ type, regular, irregular }) => [
      troop(type),
      ...GRADES.map((grade) => priced(regular[grade])),
      ...GRADES.map((grade) => priced(irregular[grade])),
    ],
  }),
  conditions('surcharges', { en: 'What is paid besides', fr: 'Ce qui se paie en plus' }, SURCHARGES, {
    en: 'Points',
    fr: 'Points',
  }),
  tableOf({
    name: 'confidence',
    title: { en: 'Points of confidence', fr: 'Points de confiance' },
    columns: [
      ['points', 'Points', 'Points', true],
      ['troops', 'Troops', 'Troupes'],
    ],
    rows: CONFIDENCE,
    key: ({ points }) => String(points),
    cells: ({ points, troops: rows }) => [
      points,
      same(
        rows
          .map(([type, grades]) =>
            notation({ types: [type], ...(grades.length < GRADES.length ? { grades } : {}) }),
          )
          .join(', '),
      ),
    ],
  }),
];

const ground: readonly BookTable[] = [
  conditions('going', { en: 'The going of terrain', fr: 'La nature des terrains' }, GOING_TABLE),
  conditions('visibility', { en: 'What is seen', fr: 'Ce qui se voit' }, VISIBILITY_TABLE),
  tableOf({
    name: 'sizes',
    title: { en: 'Sizes of area features in MU', fr: 'Tailles des éléments de terrain en MU' },
    columns: [
      ['size', 'Size', 'Taille'],
      ['least', 'Least length', 'Longueur dès', true],
      ['below', 'Length below', 'Longueur sous', true],
      ['width', 'Least width', 'Largeur dès', true],
    ],
    rows: SIZE_CLASSES,
    key: ({ size }) => size,
    cells: ({ size, least, below, width }) => [SIZES[size] ?? same(size), least, below, width],
  }),
];

const play: readonly BookTable[] = [
  tableOf({
    name: 'setup',
    title: { en: 'The setup, in order', fr: 'La mise en place, dans l’ordre' },
    columns: PHASE,
    rows: SETUP,
    key: ({ step }) => step,
    cells: ({ step, rule }) => [{ key: `phase.${step}` }, text(rule)],
  }),
  tableOf({
    name: 'bound',
    title: { en: 'The steps of a bound', fr: 'Les étapes d’une période' },
    columns: PHASE,
    rows: BOUND,
    key: ({ step }) => step,
    cells: ({ step, rule }) => [{ key: `phase.${step}` }, text(rule)],
  }),
  conditions(
    'orders',
    { en: 'What orders cost in PIGs', fr: 'Ce que coûtent les ordres en PIG' },
    PRICE_TABLE,
    { en: 'PIGs', fr: 'PIG' },
  ),
  conditions('passing', { en: 'Who may pass through whom', fr: 'Qui peut interpénétrer qui' }, PASSING),
  conditions('must-pursue', { en: 'Who must pursue', fr: 'Qui doit poursuivre' }, MUST_PURSUE),
  conditions('may-pursue', { en: 'Who may pursue', fr: 'Qui peut poursuivre' }, MAY_PURSUE),
  tableOf({
    name: 'options',
    title: { en: 'What players may agree on', fr: 'Ce dont les joueurs peuvent convenir' },
    columns: [['option', 'Option', 'Option']],
    rows: OPTIONS.map(({ name, ruling }) => ({
      name,
      rule: ruling === undefined ? undefined : `bnb.R${ruling}`,
    })),
    key: ({ name }) => name,
    cells: ({ name }) => [{ key: `option.bnb.${name}` }],
  }),
];

const combat: readonly BookTable[] = [
  tableOf({
    name: 'factors',
    title: { en: 'Combat factors', fr: 'Facteurs de combat' },
    columns: [
      TROOP,
      ['infantry', 'Against infantry', 'Contre l’infanterie', true],
      ['mounted', 'Against mounted', 'Contre les montés', true],
      ['shot-at', 'When shot at', 'Quand on lui tire dessus', true],
    ],
    rows: TROOP_TYPES.map((type) => {
      const rows = COMBAT_FACTORS.filter(({ types }) => types.includes(type));
      return { type, rule: rows.map(({ rule }) => rule), rows };
    }),
    key: ({ type }) => type,
    cells: ({ type, rows }) => {
      const of = (column: 'infantry' | 'mounted' | 'shotAt') =>
        rows.find((row) => row[column] !== undefined)?.[column];
      return [
        troop(type),
        priced(of('infantry')),
        priced(of('mounted')),
        priced(of('shotAt') ?? of('infantry')),
      ];
    },
  }),
  conditions('tactics', { en: 'Tactical factors', fr: 'Facteurs tactiques' }, TACTICAL_FACTORS, FACTOR),
  conditions('grades', { en: 'Adjustments by grade', fr: 'Ajustements de grade' }, GRADE_ADJUSTMENTS, FACTOR),
];

export const tables: readonly BookTable[] = [...troops, ...ground, ...play, ...combat];
