/** The tables of Hordes of the Things, as players look them up. */
import { APPEARANCES } from '../../rules/hott/arrivals/prices.ts';
import { hottClauseById } from '../../rules/hott/clauses/all.ts';
import { TACTICAL_FACTORS } from '../../rules/hott/combat/tactics.ts';
import { DEFEATS } from '../../rules/hott/ending/ending.ts';
import { OPTIONS } from '../../rules/hott/options.ts';
import { BOUND } from '../../rules/hott/sequence.ts';
import { setupPhases } from '../../rules/hott/setup/sequence.ts';
import { RANGES } from '../../rules/hott/shooting/arc.ts';
import {
  CLASSES,
  COSTS,
  DEPTHS,
  ELEMENTS,
  type Element,
  FACTORS,
  FRONTAGE,
  MOVES,
  type MoveGround,
} from '../../rules/hott/troops/troop-table.ts';
import { clauseTexts } from '../clause-text.ts';
import { type BookTable, perMember, tableOf } from '../tables.ts';
import type { Message } from '../text.ts';

const text = clauseTexts(hottClauseById);

const element = (name: string): Message => ({ key: `element.${name}` });

/** The rows of a table, one for each element, in the order of the classes. */
const byElement = <Row extends { readonly elements: readonly Element[] }>(rows: readonly Row[]) =>
  perMember(rows, ({ elements }) => elements).toSorted(
    (a, b) => ELEMENTS.indexOf(a.member) - ELEMENTS.indexOf(b.member),
  );

const GROUNDS: readonly MoveGround[] = ['road', 'good', 'bad', 'river'];
const CLASS_NAMES = {
  aerial: { en: 'Aerials', fr: 'Aériens' },
  mounted: { en: 'Mounted', fr: 'Montés' },
  foot: { en: 'Foot', fr: 'À pied' },
} as const;

export const tables: readonly BookTable[] = [
  tableOf({
    name: 'setup',
    title: { en: 'The setup, in order', fr: 'La mise en place, dans l’ordre' },
    columns: [['step', 'Step', 'Étape']],
    rows: setupPhases.map((step) => ({ step })),
    key: ({ step }) => step,
    cells: ({ step }) => [{ key: `phase.${step}` }],
  }),
  tableOf({
    name: 'bound',
    title: { en: 'The phases of a bound', fr: 'Les phases d’une période' },
    columns: [
      ['phase', 'Phase', 'Phase'],
      ['what', 'What happens', 'Ce qui se passe'],
    ],
    rows: BOUND,
    key: ({ step }) => step,
    cells: ({ step, rule }) => [{ key: `phase.${step}` }, text(rule)],
  }),
  tableOf({
    name: 'classes',
    title: { en: 'The classes of elements', fr: 'Les classes d’éléments' },
    columns: [
      ['class', 'Class', 'Classe'],
      ['elements', 'Elements', 'Éléments'],
    ],
    rows: CLASSES,
    key: (row) => row.class,
    cells: (row) => [CLASS_NAMES[row.class], row.elements.map(element)],
  }),
  tableOf({
    name: 'costs',
    title: {
      en: 'The cost of elements in army points (AP)',
      fr: 'Le coût des éléments en points d’armée (PA)',
    },
    columns: [
      ['element', 'Element', 'Élément'],
      ['ap', 'AP', 'PA', true],
    ],
    rows: byElement(COSTS),
    key: ({ member }) => member,
    cells: ({ member, ap }) => [element(member), ap],
  }),
  tableOf({
    name: 'depths',
    title: {
      en: 'Least depths of bases in millimetres, by the scale of the figures',
      fr: 'Profondeurs minimales des socles en millimètres, selon l’échelle des figurines',
    },
    columns: [
      ['element', 'Element', 'Élément'],
      ['25mm', '25 mm', '25 mm', true],
      ['15mm', '15 mm', '15 mm', true],
      ['10mm', '10 mm', '10 mm', true],
      ['6mm', '6 mm', '6 mm', true],
    ],
    rows: byElement(DEPTHS),
    key: ({ member }) => member,
    cells: ({ member, depth }) => [
      element(member),
      depth['25mm'],
      depth['15mm'],
      depth['10mm'],
      depth['6mm'],
    ],
  }),
  tableOf({
    name: 'frontage',
    title: {
      en: 'Frontage of all bases in millimetres, by the scale of the figures',
      fr: 'Largeur de tous les socles en millimètres, selon l’échelle des figurines',
    },
    columns: [
      ['25mm', '25 mm', '25 mm', true],
      ['15mm', '15 mm', '15 mm', true],
      ['10mm', '10 mm', '10 mm', true],
      ['6mm', '6 mm', '6 mm', true],
    ],
    rows: [FRONTAGE],
    key: () => 'all',
    cells: ({ width }) => [width['25mm'], width['15mm'], width['10mm'], width['6mm']],
  }),
  tableOf({
    name: 'moves',
    title: { en: 'Move distances in paces', fr: 'Distances de mouvement en pas' },
    columns: [
      ['element', 'Element', 'Élément'],
      ['road', 'Road', 'Route', true],
      ['good', 'Good going', 'Terrain dégagé', true],
      ['bad', 'Bad going', 'Terrain difficile', true],
      ['river', 'River', 'Rivière', true],
    ],
    rows: byElement(MOVES),
    key: ({ member }) => member,
    cells: ({ member, paces }) => [
      element(member),
      ...GROUNDS.map((ground) => (paces[ground] === 0 ? { en: 'none', fr: 'aucune' } : paces[ground])),
    ],
  }),
  tableOf({
    name: 'ranges',
    title: { en: 'Ranges of shooting in paces', fr: 'Portées de tir en pas' },
    columns: [
      ['element', 'Element', 'Élément'],
      ['range', 'Range', 'Portée', true],
    ],
    rows: RANGES,
    key: (row) => row.element,
    cells: (row) => [element(row.element), row.paces],
  }),
  tableOf({
    name: 'appearances',
    title: {
      en: 'The price of a lurker’s appearances in PIPs',
      fr: 'Le prix des apparitions d’un rôdeur en PIP',
    },
    columns: [
      ['appearance', 'Appearance', 'Apparition', true],
      ['pips', 'PIPs', 'PIP', true],
    ],
    rows: APPEARANCES.map((row, at) => ({ ...row, count: at + 1 })),
    key: ({ count }) => String(count),
    cells: ({ count, pips }) => [count, pips],
  }),
  tableOf({
    name: 'factors',
    title: { en: 'Combat factors', fr: 'Facteurs de combat' },
    columns: [
      ['element', 'Element', 'Élément'],
      ['foot', 'Against foot', 'Contre à pied', true],
      ['others', 'Against others', 'Contre autres', true],
    ],
    rows: byElement(FACTORS),
    key: ({ member }) => member,
    cells: ({ member, vFoot, vOthers }) => [element(member), vFoot, vOthers],
  }),
  tableOf({
    name: 'tactics',
    title: { en: 'Tactical factors', fr: 'Facteurs tactiques' },
    columns: [
      ['value', 'Factor', 'Facteur', true],
      ['when', 'When it counts', 'Quand il compte'],
    ],
    rows: TACTICAL_FACTORS.filter(
      ({ rule }, at) => TACTICAL_FACTORS.findIndex((other) => other.rule === rule) === at,
    ),
    key: ({ key }) => key.split('.').at(-1) ?? '',
    cells: ({ value, rule }) => [value, text(rule)],
  }),
  tableOf({
    name: 'defeats',
    title: { en: 'What defeats a side', fr: 'Ce qui fait perdre un camp' },
    columns: [['condition', 'Condition', 'Condition']],
    rows: DEFEATS,
    key: ({ how }) => how,
    cells: ({ rule }) => [text(rule)],
  }),
  tableOf({
    name: 'options',
    title: { en: 'What players may agree on', fr: 'Ce dont les joueurs peuvent convenir' },
    columns: [['option', 'Option', 'Option']],
    rows: OPTIONS.map(({ name, ruling }) => ({
      name,
      rule: ruling === undefined ? undefined : `hott.R${ruling}`,
    })),
    key: ({ name }) => name,
    cells: ({ name }) => [{ key: `option.hott.${name}` }],
  }),
];
