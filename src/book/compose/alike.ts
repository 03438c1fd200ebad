/** What each ruleset calls the same thing. An article says so in its front matter, under `alike`. */
import type { Nodes, PhrasingContent } from 'mdast';
import { rowOf } from '../../engine/data/lookup.ts';
import { RULESET_WORDS } from '../../words/rulesets.ts';
import type { Language } from '../../words/types.ts';
import { placeOf } from '../library.ts';
import { typeset } from '../text.ts';
import { bookWord, reference } from '../words.ts';
import { anchor, nextNumber, type Reading } from './composing.ts';
import { cell } from './grids.ts';
import { textNode } from './walk.ts';

/** What one thing is, under `thing`, and its name in each ruleset. */
export type AlikeNames = Readonly<Record<string, string>>;

const NONE = '–';

const nameOf = (ruleset: string): string => rowOf(RULESET_WORDS, ruleset)?.name ?? ruleset;

const plain = (text: string): PhrasingContent => ({ type: 'plainWords', children: [textNode(text)] });

/** The names of an article as a table: a row for each thing, a column for each ruleset. */
export function alikeGrid(reading: Reading, rows: readonly AlikeNames[], node: Nodes): readonly Nodes[] {
  const { language, report } = reading.composing;
  if (rows.length === 0) report(placeOf(reading.article, node), 'no-alike');
  const rulesets = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => key !== 'thing');
  const number = nextNumber(reading, 'table');
  const at = `table-alike-${number.replaceAll('.', '-')}`;
  const title = bookWord('alike', language);
  anchor(reading, `${reading.article.id}#alike`, at, reference('table', number, language), title);
  const line = (texts: readonly string[]) => texts.map((text) => cell([plain(text)], 'left'));
  return [
    {
      type: 'grid',
      name: '',
      anchor: at,
      number,
      caption: [textNode(title)],
      head: [line([bookWord('thing', language), ...rulesets.map(nameOf)])],
      body: rows.map((row) => line([row.thing ?? '', ...rulesets.map((ruleset) => row[ruleset] ?? NONE)])),
      rules: [],
    },
  ];
}

/** What other rulesets call a term, as words after its meaning: `Their game: piece`. */
export function otherNames(
  rows: readonly AlikeNames[],
  forms: readonly string[],
  language: Language,
): readonly PhrasingContent[] {
  const known = new Set(forms.map((form) => form.toLowerCase()));
  const named = rows.flatMap(({ thing: _, ...names }) => {
    const isSame = (name: string): boolean => known.has(name.toLowerCase());
    const others = Object.entries(names).filter(([, name]) => !isSame(name));
    return others.length < Object.keys(names).length ? others : [];
  });
  return named.flatMap(([ruleset, name], at) => [
    textNode(typeset(`${at === 0 ? ' ' : '; '}${nameOf(ruleset)}: `, language)),
    { type: 'emphasis', children: [textNode(name)] } as PhrasingContent,
    ...(at === named.length - 1 ? [textNode('.')] : []),
  ]);
}
