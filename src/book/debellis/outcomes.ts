/** The outcome tables of De Bellis rulesets in words. */
import type { Outcome, OutcomeRow, Result } from '../../debellis/fights/outcome-rows.ts';
import type { Kind } from '../../debellis/troops/troop.ts';
import { given, ordered, type Phrase, phrase, sentence } from '../results.ts';
import { type BookTable, tableOf } from '../tables.ts';
import type { Text } from '../text.ts';
import { kindList, kindsText } from './names.ts';

const OUTCOMES: Readonly<Record<Outcome, Phrase>> = {
  stand: phrase('stands', 'tient'),
  recoil: phrase('recoils', 'recule'),
  repulsed: phrase('repulsed', 'repoussé'),
  flee: phrase('flees', 'fuit'),
  spent: phrase('spent', 'épuisé'),
  destroyed: phrase('destroyed', 'détruit'),
};

/** Facts of a ruleset in words, by the names that its rows use: what is said where one must be so, and must not be so. */
export type FactWords = Readonly<Record<string, { readonly is?: Text; readonly isNot?: Text }>>;

const EVERYBODY: readonly Kind[] = ['mounted', 'foot', 'train', 'naval'];

/** Is the row about troops of every class? */
export const isOfAll = ({ of }: OutcomeRow): boolean => EVERYBODY.every((each) => of.includes(each));

function winners({ outcome, from, but }: Result): Phrase | null {
  if (!from && !but) return null;
  const by = outcome === 'destroyed' ? phrase('by', 'par') : phrase('from', 'devant');
  return (language) => {
    const named = from ? kindList(from, language) : language === 'en' ? 'anybody' : 'n’importe qui';
    const not = but ? ` ${language === 'en' ? 'but' : 'sauf'} ${kindList(but, language)}` : '';
    return `${by(language)} ${named}${not}`;
  };
}

const GOINGS: Readonly<Record<NonNullable<Result['in']>, Phrase>> = {
  difficult: phrase('in difficult going', 'en terrain difficile'),
  good: phrase('in good going', 'en bon terrain'),
  'good-or-rough': phrase('in good or rough going', 'en terrain bon ou accidenté'),
};

const BOUNDS: Readonly<Record<NonNullable<Result['bound']>, Phrase>> = {
  own: phrase('in a bound of its own side', 'dans un bond de son camp'),
  enemy: phrase('in an enemy bound', 'dans un bond ennemi'),
};

/** The conditions that only say yes, in the order in which they are told. */
const CONDITIONS = [
  ['goodForWinner', 'on ground that is good going to these', 'sur un terrain bon pour ceux-ci'],
  [
    'goodForNeither',
    'on ground that is good going to neither',
    'sur un terrain qui n’est bon pour aucun des deux',
  ],
  [
    'charged',
    'if it moved into contact with these in this bound',
    's’il est venu à leur contact dans ce bond',
  ],
  ['inWinnersBound', 'in a bound of these', 'dans un bond de ceux-ci'],
  ['mobile', 'if it can move', 's’il peut bouger'],
  ['inFort', 'inside fortifications of its own', 'dans ses propres fortifications'],
  ['inTower', 'in a tower', 'dans une tour'],
  ['assaults', 'if it attacks fortifications', 's’il attaque des fortifications'],
  ['acrossWalls', 'across fortifications', 'par-dessus des fortifications'],
  [
    'onSection',
    'if it attacks a section that nobody defends',
    's’il attaque une section que personne ne défend',
  ],
  [
    'beset',
    'if an enemy front edge is on its flank or rear',
    'si un bord frontal ennemi touche son flanc ou son arrière',
  ],
  ['survivor', 'if its opponent is not itself destroyed', 'si son adversaire n’est pas lui-même détruit'],
] as const;

const says = (text: Text | undefined): Phrase | null => (text ? (language) => text[language] : null);

const told =
  (facts: FactWords) =>
  (each: Result): Text =>
    sentence(OUTCOMES[each.outcome], [
      each.grades ? phrase(...asGraded(each.grades)) : null,
      each.types ? phrase(`if it is ${each.types.join(', ')}`, `s’il est ${each.types.join(', ')}`) : null,
      winners(each),
      given(each.how === 'contact', 'in close combat', 'au combat rapproché'),
      given(each.how === 'shot', 'by shooting', 'par un tir'),
      each.bound ? BOUNDS[each.bound] : null,
      each.in ? GOINGS[each.in] : null,
      ...CONDITIONS.map(([name, en, fr]) => given(each[name], en, fr)),
      says(facts[each.loserIs ?? '']?.is),
      says(facts[each.loserIsNot ?? '']?.isNot),
      says(facts[each.winnerIs ?? '']?.is),
      says(facts[each.winnerIsNot ?? '']?.isNot),
    ]);

const asGraded = (grades: readonly string[]): readonly [string, string] => {
  const named = grades.map((grade) => `(${grade})`).join(', ');
  return [`if it is ${named}`, `s’il est ${named}`];
};

const UNLADEN: Text = { en: 'whose troops are ashore', fr: 'dont les troupes sont à terre' };

function loser(row: OutcomeRow): Text {
  if (isOfAll(row)) return { en: 'all troops', fr: 'toutes les troupes' };
  const named = kindsText(row.of);
  return row.unladen ? { en: `${named.en} ${UNLADEN.en}`, fr: `${named.fr} ${UNLADEN.fr}` } : named;
}

/** The clauses of a row: its own where a result names none, and those of its results. */
const rulesOf = ({ rule, results }: OutcomeRow): readonly string[] => [
  ...new Set(results.map((each) => each.rule ?? rule)),
];

/**
 * A table of outcomes: a row for each loser, results in the order in which they are tried.
 * @param keys the keys of rows that their first kind does not tell apart
 */
export const outcomeTable = (
  name: string,
  title: Text,
  rows: readonly OutcomeRow[],
  facts: FactWords = {},
  keys: ReadonlyMap<OutcomeRow, string> = new Map(),
): BookTable =>
  tableOf({
    name,
    title,
    columns: [
      ['loser', 'Loser', 'Vaincu'],
      ['result', 'What becomes of it', 'Ce qu’il devient'],
    ],
    rows: rows.map((row) => ({ row, rule: rulesOf(row) })),
    key: ({ row }) => keys.get(row) ?? `${row.of[0] ?? ''}${row.unladen ? '-unladen' : ''}`,
    names: ({ row }) => (isOfAll(row) ? [] : row.of),
    cells: ({ row }) => [loser(row), ordered(row.results.map(told(facts)))],
  });
