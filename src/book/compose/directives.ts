/** The directives of articles, each with what takes its place. */
import type { BlockContent, Nodes, PhrasingContent, Table } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { ClauseData, RulingData } from '../../engine/clauses.ts';
import { figureTitle, runFigure } from '../figures.ts';
import { allValues, clausesOf, rulesetOf, toldValue, topicIdOf, topicsOf } from '../knowledge.ts';
import { OUTPUTS, originalOf, placeOf } from '../library.ts';
import { near } from '../near.ts';
import { toldIn, typeset } from '../text.ts';
import { reference } from '../words.ts';
import { alikeGrid } from './alike.ts';
import { anchor, nextNumber, type Reading } from './composing.ts';
import { gridOf, rulesetGrid } from './grids.ts';
import { type BoxBlock, GENERATED, type Generated, type Moment } from './nodes.ts';
import { inOrder, rootOf } from './outline.ts';
import { slug, textNode, words } from './walk.ts';

export type Directive = ContainerDirective | LeafDirective | TextDirective;
/** Makes what stands for a directive. Its children have been expanded. */
type Make = (reading: Reading, node: Directive) => readonly Nodes[];

/** The name that a directive speaks of, in braces or in brackets: `::table{name}` or `::figure[name]`. */
function named(node: Directive): string {
  const first = Object.entries(node.attributes ?? {}).find(([, value]) => value === '' || value === null);
  return node.type !== 'containerDirective' && node.children.length > 0 ? words(node) : (first?.[0] ?? '');
}

const has = (node: Directive, name: string): boolean => Object.hasOwn(node.attributes ?? {}, name);

/** The title of a container, in brackets, and what stands in it. */
function parted(node: Directive): { readonly label: PhrasingContent[]; readonly body: BlockContent[] } {
  const children = node.children as BlockContent[];
  const [first] = children;
  const labelled =
    first?.type === 'paragraph' && (first.data as { directiveLabel?: boolean })?.directiveLabel;
  return labelled
    ? { label: first.children, body: children.slice(1) }
    : { label: [], body: node.type === 'containerDirective' ? children : [] };
}

const figure: Make = (reading, node) => {
  const { composing, article } = reading;
  const { knowledge, language, report } = composing;
  const path = named(node);
  const place = placeOf(article, node);
  const known = knowledge.figures.get(path);
  if (!known) {
    report(place, 'no-figure', { id: path, near: near(path, knowledge.figures.keys()) });
    return [];
  }
  const { scenario } = known;
  const title = figureTitle(scenario, language);
  if (title === null) report(place, 'figure-untold', { id: path, language });
  const result = runFigure(knowledge, scenario);
  const fault = result === null ? `its ruleset ${scenario.ruleset} is not known` : result.fault;
  if (fault !== null) report(place, 'figure-failed', { id: path, why: fault });
  const number = nextNumber(reading, 'figure');
  const at = `figure-${slug(number)}`;
  const own = node.attributes?.caption;
  const caption = own ? typeset(own, language) : (title ?? path);
  anchor(reading, path, at, reference('figure', number, language), caption);
  const asked = (['before', 'after'] as const).filter((moment) => has(node, moment));
  const there = (asked.length > 0 ? asked : (['before', 'after'] as const)).filter(
    (moment: Moment) => result?.[moment],
  );
  return [
    {
      type: 'figure',
      path,
      anchor: at,
      number,
      caption: [textNode(caption)],
      title: title ?? path,
      scenario,
      moments: there,
    },
  ];
};

const table: Make = (reading, node) => {
  const { knowledge, report } = reading.composing;
  if (node.type === 'containerDirective') return typedTable(reading, node);
  const name = named(node);
  const found = knowledge.tables.get(name);
  if (found) return [rulesetGrid(reading, name, found)];
  report(placeOf(reading.article, node), 'no-table', { id: name, near: near(name, knowledge.tables.keys()) });
  return [];
};

function typedTable(reading: Reading, node: Directive): readonly Nodes[] {
  const { label, body } = parted(node);
  const inner = body.find((each): each is Table => each.type === 'table');
  if (!inner) {
    reading.composing.report(placeOf(reading.article, node), 'no-grid');
    return body;
  }
  const number = nextNumber(reading, 'table');
  const at = `table-${slug(number)}`;
  const heads = Math.min(Math.max(1, Number(node.attributes?.head ?? 1) || 1), inner.children.length);
  anchor(
    reading,
    `table ${number}`,
    at,
    reference('table', number, reading.composing.language),
    words(label),
  );
  return [
    {
      type: 'grid',
      name: '',
      anchor: at,
      number,
      caption: label,
      rules: [],
      ...gridOf(reading, inner, heads),
    },
    ...body.filter((each) => each !== inner),
  ];
}

function clauseBlock(reading: Reading, { id, text, role, deferred }: ClauseData): Nodes {
  const { language } = reading.composing;
  anchor(reading, id, id, id, text[language] ?? text.en);
  const acts = role === 'effect' && deferred === undefined;
  return { type: 'clause', id, acts, children: [textNode(typeset(text[language] ?? text.en, language))] };
}

/** The articles of the book that tell each topic, by the topic, in the order of reading. */
function tellings({ composing, entry }: Reading): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  for (const { id } of inOrder(rootOf(entry)))
    for (const each of originalOf(composing.library, id)?.front.clauses ?? [])
      if (!told.has(topicIdOf(each))) told.set(topicIdOf(each), id);
  return told;
}

/** The heading of a topic, with a link to the article that tells it. */
function topicHeading({ shift }: Reading, topic: string, telling: string | undefined): Nodes {
  const children: PhrasingContent[] = [textNode(telling === undefined ? topic : `${topic} · `)];
  if (telling !== undefined) children.push({ type: 'link', url: telling, children: [] });
  return { type: 'heading', depth: shift > 0 ? 3 : 2, children, data: { anchor: slug(topic) } };
}

/** The clauses that a pattern names; those of a whole ruleset by topic, in the order in which the book tells these. */
const clauses: Make = (reading, node) => {
  const { knowledge, report } = reading.composing;
  const pattern = named(node);
  const found = clausesOf(knowledge, pattern);
  if (found.length === 0)
    report(placeOf(reading.article, node), 'no-clause', {
      id: pattern,
      near: near(pattern, [...topicsOf(knowledge), ...knowledge.clauses.keys()]),
    });
  if (pattern.includes('.')) return found.map((each) => clauseBlock(reading, each));
  const told = tellings(reading);
  // In the order in which the book tells topics, and those that it does not tell last.
  const byTopic = new Map([...told.keys()].map((topic): [string, Nodes[]] => [topic, []]));
  for (const each of found) {
    const topic = topicIdOf(each.id);
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), clauseBlock(reading, each)]);
  }
  return [...byTopic].flatMap(([topic, all]) =>
    all.length > 0 ? [topicHeading(reading, topic, told.get(topic)), ...all] : [],
  );
};

/** One ruling, or all of a ruleset that stand in a section of them: `::ruling{rules section="Moves"}`. */
const ruling: Make = (reading, node) => {
  const { knowledge, report } = reading.composing;
  const id = named(node);
  const section = node.attributes?.section;
  const found = [...knowledge.rulings].filter(([own, each]) =>
    section ? rulesetOf(own) === id && each.section === section : own === id,
  );
  if (found.length === 0)
    report(placeOf(reading.article, node), 'no-ruling', { id: section ? `${id}, ${section}` : id });
  return found.map(([own, each]) => rulingBlock(reading, own, each));
};

function rulingBlock(reading: Reading, id: string, found: RulingData): Nodes {
  const { language } = reading.composing;
  const said = language === 'fr' && found.fr ? found.fr : found;
  anchor(reading, id, id, id, said.title);
  const parts = (['question', 'reading', 'reason'] as const)
    .filter((name) => said[name] !== '')
    .map((name) => ({ name, children: [textNode(typeset(said[name], language))] }));
  return { type: 'ruling', id, title: [textNode(typeset(said.title, language))], parts };
}

const value: Make = (reading, node) => {
  const { knowledge, language, report } = reading.composing;
  const name = named(node);
  const told = toldValue(knowledge, name);
  if (told !== null) return [textNode(toldIn(told, language, rulesetOf(name)))];
  report(placeOf(reading.article, node), 'no-value', { id: name, near: near(name, allValues(knowledge)) });
  return [];
};

const box =
  (kind: BoxBlock['kind']): Make =>
  (_, node) => {
    const { label, body } = parted(node);
    return [{ type: 'box', kind, title: label, children: body }];
  };

const only: Make = (reading, node) => {
  const { book, library, to, report } = reading.composing;
  const { book: forBook, to: forOutput, ...rest } = node.attributes ?? {};
  const { body } = parted(node);
  const isKnown =
    Object.keys(rest).length === 0 &&
    (forBook ?? forOutput) !== undefined &&
    (!forBook || library.books.some(({ name }) => name === forBook)) &&
    (!forOutput || (OUTPUTS as readonly string[]).includes(forOutput));
  if (!isKnown) report(placeOf(reading.article, node), 'only-what', { known: OUTPUTS.join(', ') });
  const shown = to === null || ((!forBook || forBook === book.name) && (!forOutput || forOutput === to));
  return shown ? body : [];
};

const generated =
  (what: Generated): Make =>
  () => [{ type: 'generated', what }];

const index: Make = (reading, node) => {
  const children = node.children as PhrasingContent[];
  const entry = node.attributes?.as ?? words(children);
  const count = (reading.composing.counts.get('index') ?? 0) + 1;
  reading.composing.counts.set('index', count);
  return [
    { type: 'indexWords', entry: typeset(entry, reading.composing.language), anchor: `i${count}`, children },
  ];
};

const plain: Make = (_, node) => [{ type: 'plainWords', children: node.children as PhrasingContent[] }];

interface Row {
  /** The forms in which it may stand. */
  readonly types: readonly Directive['type'][];
  readonly make: Make;
  /** How it is written, if it must speak of something. */
  readonly example?: string;
}

const LEAF = ['leafDirective'] as const;
const CONTAINER = ['containerDirective'] as const;
const TEXT = ['textDirective'] as const;

export const DIRECTIVES: ReadonlyMap<string, Row> = new Map<string, Row>([
  ['figure', { types: LEAF, make: figure, example: '::figure[ruleset/category/name]' }],
  ['table', { types: [...LEAF, ...CONTAINER], make: table, example: '::table{ruleset.name}' }],
  ['clauses', { types: LEAF, make: clauses, example: '::clauses{ruleset.topic}' }],
  ['ruling', { types: LEAF, make: ruling, example: '::ruling{ruleset.R4}' }],
  ['value', { types: TEXT, make: value, example: ':value{ruleset.table.row.column}' }],
  [
    'index',
    {
      types: [...TEXT, ...LEAF],
      make: (reading, node) => (node.type === 'textDirective' ? index : generated('index'))(reading, node),
    },
  ],
  ['alike', { types: LEAF, make: (reading, node) => alikeGrid(reading, reading.article.front.alike, node) }],
  ['plain', { types: TEXT, make: plain, example: ':plain[words]' }],
  ['only', { types: CONTAINER, make: only }],
  ...GENERATED.filter((what) => what !== 'index').map((what): [string, Row] => [
    what,
    { types: LEAF, make: generated(what) },
  ]),
  ...(['note', 'tip', 'caution', 'important', 'warning'] as const).map((kind): [string, Row] => [
    kind,
    { types: CONTAINER, make: box(kind) },
  ]),
]);

/** What a directive lacks that it must name; null if it lacks nothing. */
export const lacking = (node: Directive): string | null => {
  const { example } = DIRECTIVES.get(node.name) ?? {};
  return example !== undefined && node.type !== 'containerDirective' && named(node) === '' ? example : null;
};
