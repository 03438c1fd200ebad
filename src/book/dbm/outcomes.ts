/** The outcome tables of DBM in words. */

import type { Outcome, OutcomeRow, Result } from '../../debellis/fights/outcome-rows.ts';
import { EQUAL, HALF, LESS } from '../../rules/dbm/combat/outcome-table.ts';
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

function winners({ outcome, from, but }: Result): Phrase | null {
  if (!from) return null;
  const by = outcome === 'destroyed' ? phrase('by', 'par') : phrase('from', 'devant');
  return (language) => {
    const not = but ? ` ${language === 'en' ? 'but' : 'sauf'} ${kindList(but, language)}` : '';
    return `${by(language)} ${kindList(from, language)}${not}`;
  };
}

const told = (each: Result): Text =>
  sentence(OUTCOMES[each.outcome], [
    winners(each),
    given(each.how === 'contact', 'in close combat', 'au combat rapproché'),
    given(each.how === 'shot', 'by shooting', 'par un tir'),
    given(each.in === 'difficult', 'in difficult going', 'en terrain difficile'),
    given(each.in === 'good', 'in good going', 'en bon terrain'),
    given(each.goodForWinner, 'on ground that is good going to these', 'sur un terrain bon pour ceux-ci'),
    given(
      each.goodForNeither,
      'on ground that is good going to neither',
      'sur un terrain qui n’est bon pour aucun des deux',
    ),
    given(
      each.charged,
      'if it moved into contact with these in this bound',
      's’il est venu à leur contact dans ce bond',
    ),
    given(each.inWinnersBound, 'in a bound of these', 'dans un bond de ceux-ci'),
    given(each.mobile, 'if it can move', 's’il peut bouger'),
    given(each.inFort, 'inside fortifications of its own', 'dans ses propres fortifications'),
    given(each.assaults, 'if it attacks fortifications', 's’il attaque des fortifications'),
  ]);

const UNLADEN: Text = { en: 'whose troops are ashore', fr: 'dont les troupes sont à terre' };

function loser({ of, unladen }: OutcomeRow): Text {
  const named = kindsText(of);
  return unladen ? { en: `${named.en} ${UNLADEN.en}`, fr: `${named.fr} ${UNLADEN.fr}` } : named;
}

const outcomeTable = (name: string, title: Text, rows: readonly OutcomeRow[]): BookTable =>
  tableOf({
    name,
    title,
    columns: [
      ['loser', 'Loser', 'Vaincu'],
      ['result', 'What becomes of it', 'Ce qu’il devient'],
    ],
    rows,
    key: ({ of, unladen }) => `${of[0] ?? ''}${unladen ? '-unladen' : ''}`,
    names: ({ of }) => of,
    cells: (row) => [loser(row), ordered(row.results.map(told))],
  });

export const outcomeTables: readonly BookTable[] = [
  outcomeTable('equal', { en: 'Outcomes of equal totals', fr: 'Effets de totaux égaux' }, EQUAL),
  outcomeTable(
    'less',
    {
      en: 'Outcomes of a total that is less, but more than half',
      fr: 'Effets d’un total moindre, mais de plus de la moitié',
    },
    LESS,
  ),
  outcomeTable(
    'half',
    { en: 'Outcomes of a total that is half or less', fr: 'Effets d’un total de moitié ou moins' },
    HALF,
  ),
];
