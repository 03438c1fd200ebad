/** The outcome tables of Hordes of the Things in words. */
import {
  BEATEN,
  DOUBLED,
  DOUBLED_OTHERS,
  MUTUAL,
  type Outcome,
  type OutcomeRow,
  type Result,
} from '../../rules/hott/combat/outcome-table.ts';
import { elements as enElements } from '../../words/hott/en/elements.ts';
import { elements as frElements } from '../../words/hott/fr/elements.ts';
import { given, ordered, type Phrase, phrase, sentence } from '../results.ts';
import { type BookTable, tableOf } from '../tables.ts';
import type { Text } from '../text.ts';

const OUTCOMES: Readonly<Record<Outcome, Phrase>> = {
  stand: phrase('no effect', 'sans effet'),
  recoil: phrase('recoils', 'recule'),
  flee: phrase('flees', 'fuit'),
  destroyed: phrase('destroyed', 'détruit'),
  ensorcelled: phrase('ensorcelled', 'ensorcelé'),
  captured: phrase('captured', 'capturée'),
};

const CLASSES = {
  aerial: phrase('by aerials', 'par des aériens'),
  mounted: phrase('by mounted', 'par des montés'),
  foot: phrase('by foot', 'par des troupes à pied'),
  stronghold: phrase('by a stronghold', 'par une place forte'),
} as const;

const NAMES = { en: enElements, fr: frElements } as const;
const STRONGHOLD = { en: 'Stronghold', fr: 'Place forte' } as const;

const nameOf = (fighter: string, language: 'en' | 'fr'): string =>
  fighter === 'stronghold' ? STRONGHOLD[language] : (NAMES[language][`element.${fighter}`] ?? fighter);

const names =
  (fighters: readonly string[]): Phrase =>
  (language) =>
    fighters.map((each) => nameOf(each, language)).join(', ');

const BY: Readonly<Record<string, Phrase>> = {
  flee: phrase('from', 'devant'),
  recoil: phrase('from', 'devant'),
};

const from = ({ outcome, from: winners }: Result): Phrase | null =>
  winners === undefined
    ? null
    : (language) => `${(BY[outcome] ?? phrase('by', 'par'))(language)} ${names(winners)(language)}`;

const told = (result: Result): Text =>
  sentence(OUTCOMES[result.outcome], [
    given(result.off, 'off the table', 'hors de la table'),
    from(result),
    result.fromClass ? CLASSES[result.fromClass] : null,
    given(result.inContact, 'in close combat', 'au combat rapproché'),
    given(result.byGround, 'if one of them is on the ground', 'si l’un d’eux est au sol'),
    given(result.in === 'bad', 'in bad going', 'en terrain difficile'),
    given(result.in === 'good', 'in good going', 'en terrain dégagé'),
    given(result.movedIn, 'if it moved into contact itself', 's’il est venu lui-même au contact'),
  ]);

const COLUMNS = [
  ['loser', 'Loser', 'Vaincu'],
  ['result', 'What becomes of it', 'Ce qu’il devient'],
] as const;

const both = (fighters: readonly string[]): Text => ({
  en: names(fighters)('en'),
  fr: names(fighters)('fr'),
});

const outcomeTable = (
  name: string,
  title: Text,
  rows: readonly OutcomeRow[],
  more: BookTable['rows'] = [],
): BookTable => {
  const table = tableOf({
    name,
    title,
    columns: COLUMNS,
    rows,
    key: ({ fighters }) => fighters[0] ?? '',
    names: ({ fighters }) => fighters,
    cells: ({ fighters, results }) => [both(fighters), ordered(results.map(told))],
  });
  return { ...table, rows: [...table.rows, ...more] };
};

const others: BookTable['rows'][number] = {
  key: 'others',
  rules: [DOUBLED_OTHERS.rule],
  cells: [{ en: 'All others', fr: 'Tous les autres' }, ordered([told(DOUBLED_OTHERS)])],
};

export const outcomeTables: readonly BookTable[] = [
  outcomeTable(
    'beaten',
    {
      en: 'Outcomes of a total that is less, but more than half',
      fr: 'Effets d’un total moindre, mais de plus de la moitié',
    },
    BEATEN,
  ),
  outcomeTable(
    'doubled',
    { en: 'Outcomes of a total that is half or less', fr: 'Effets d’un total de moitié ou moins' },
    DOUBLED,
    [others],
  ),
  tableOf({
    name: 'equal',
    title: {
      en: 'Pairs that destroy each other when their totals are equal and odd',
      fr: 'Adversaires qui se détruisent l’un l’autre à totaux égaux et impairs',
    },
    columns: [
      ['one', 'One', 'L’un'],
      ['other', 'The other', 'L’autre'],
    ],
    rows: MUTUAL,
    cells: ({ between: [one, other] }) => [both(one), both(other)],
  }),
];
