/** The outcome tables of Blood and Blades in words. */
import {
  type Enemies,
  OUTCOME_TABLES,
  type Outcome,
  type OutcomeTable,
  type Sentence,
} from '../../rules/bnb/combat/outcome-tables.ts';
import type { TroopClass } from '../../rules/bnb/troops/troop-table.ts';
import { given, ordered, type Phrase, phrase, sentence } from '../results.ts';
import { type BookTable, tableOf } from '../tables.ts';
import type { Text } from '../text.ts';

const OUTCOMES: Readonly<Record<Outcome, Phrase>> = {
  stand: phrase('stands', 'tient'),
  recoil: phrase('recoils', 'recule'),
  flee: phrase('flees', 'fuit'),
  spent: phrase('spent', 'épuisé'),
  destroyed: phrase('destroyed', 'détruit'),
};

const CLASSES: Readonly<Record<TroopClass, Phrase>> = {
  infantry: phrase('infantry', 'infanterie'),
  'light-infantry': phrase('light infantry', 'infanterie légère'),
  'heavy-infantry': phrase('heavy infantry', 'infanterie lourde'),
  mounted: phrase('mounted', 'montés'),
  skirmishers: phrase('skirmishers', 'tirailleurs'),
  'light-troops': phrase('light troops', 'troupes légères'),
};

const WEAPONS: Readonly<Record<string, Phrase>> = {
  bow: phrase('bow', 'arc'),
  crossbow: phrase('crossbow', 'arbalète'),
  sling: phrase('sling', 'fronde'),
  javelins: phrase('javelins', 'javelots'),
};

const together =
  (parts: readonly (Phrase | string | undefined)[]): Phrase =>
  (language) =>
    parts
      .flatMap((part) => (part === undefined ? [] : [typeof part === 'string' ? part : part(language)]))
      .join(', ');

const armed = ({ butArmed }: Enemies): Phrase | undefined =>
  butArmed &&
  ((language) =>
    `${butArmed.type} ${language === 'en' ? 'with' : 'avec'} ${together(butArmed.weapons.map((each) => WEAPONS[each]))(language)}`);

function enemies(from: Enemies): Phrase {
  const who = together([from.class && CLASSES[from.class], ...(from.types ?? [])]);
  const but = together([from.butClass && CLASSES[from.butClass], ...(from.butTypes ?? []), armed(from)]);
  return (language) => {
    const named = who(language) || (language === 'en' ? 'anybody' : 'quiconque');
    const not = but(language);
    if (not === '') return named;
    return `${named} ${language === 'en' ? 'but' : 'sauf'} ${not}`;
  };
}

const from = ({ outcome, from: winners }: Sentence): Phrase | null => {
  if (!winners) return null;
  const by = outcome === 'flee' || outcome === 'recoil' ? phrase('from', 'devant') : phrase('by', 'par');
  return (language) => `${by(language)} ${enemies(winners)(language)}`;
};

const told = (each: Sentence): Text =>
  sentence(OUTCOMES[each.outcome], [
    from(each),
    given(each.closeCombat, 'in close combat', 'au combat rapproché'),
    given(each.in === 'GGo', 'in GGo', 'en GGo'),
    given(each.in === 'DGo', 'in DGo', 'en DGo'),
    given(each.in === 'dunes', 'in dunes', 'dans des dunes'),
    given(each.inForEnemy, 'on ground that is GGo to them', 'sur un terrain qui est du GGo pour eux'),
  ]);

const TITLES: Readonly<Record<OutcomeTable['name'], Text>> = {
  small: { en: 'Outcomes of a small difference', fr: 'Effets d’une faible différence' },
  big: { en: 'Outcomes of a big difference', fr: 'Effets d’une forte différence' },
  'very-big': { en: 'Outcomes of a very big difference', fr: 'Effets d’une très forte différence' },
};

function outcomeTable({ name, rows, otherwise }: OutcomeTable): BookTable {
  const table = tableOf({
    name: `${name}-difference`,
    title: TITLES[name],
    columns: [
      ['loser', 'Loser', 'Vaincu'],
      ['result', 'What becomes of it', 'Ce qu’il devient'],
    ],
    rows,
    key: ({ types }) => types[0] ?? '',
    names: ({ types }) => types,
    cells: ({ types, sentences }) => [
      { en: types.join(', '), fr: types.join(', ') },
      ordered(sentences.map(told)),
    ],
  });
  const others = {
    key: 'others',
    rules: [otherwise.rule],
    cells: [{ en: 'All others', fr: 'Tous les autres' }, ordered([told(otherwise)])],
  };
  return { ...table, rows: [...table.rows, others] };
}

export const outcomeTables: readonly BookTable[] = OUTCOME_TABLES.map(outcomeTable);
