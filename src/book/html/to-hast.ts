/** Composed blocks as HTML: one tree from which the site and the EPUB are written. */
import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import { defListHastHandlers } from 'remark-definition-list';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Language } from '../../words/types.ts';
import type {
  BoxBlock,
  ClauseBlock,
  FigureBlock,
  GridBlock,
  GridCell,
  IndexWords,
  ListedBlock,
  Moment,
  RulingBlock,
  Target,
} from '../compose/nodes.ts';
import { bookWord } from '../words.ts';

/** What differs between the formats that are made of HTML. */
export interface Rendering {
  readonly language: Language;
  readonly urlOf: (target: Target) => string;
  /** The file with the drawing of a figure, and its size; null where it cannot be drawn. */
  readonly drawing: (
    figure: FigureBlock,
    moment: Moment,
  ) => { readonly src: string; readonly width: number; readonly height: number } | null;
  /** The file of a drawing that lies beside an article. */
  readonly picture: (svg: string, name: string) => string;
  readonly standing: (figure: FigureBlock, moment: Moment) => readonly string[];
  /** Where a figure can be opened on the table; null where it cannot. */
  readonly table: (figure: FigureBlock) => string | null;
  /** Footnotes and figures must have ids that no other page has. */
  readonly prefix: string;
}

type Properties = Element['properties'];

export const h = (tagName: string, properties: Properties, children: readonly ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [...children],
});

export const t = (value: string): ElementContent => ({ type: 'text', value });

/** The part of remark-rehype that handlers use. */
interface State {
  all(node: unknown): ElementContent[];
}

const inner = (state: State, children: readonly (PhrasingContent | RootContent)[]): ElementContent[] =>
  state.all({ type: 'paragraph', children });

const captionOf = (state: State, label: string, caption: readonly PhrasingContent[]): ElementContent[] => [
  h('span', { className: ['label'] }, [t(`${label}.`)]),
  t(' '),
  ...inner(state, caption),
];

/** A figure, and behind it what stands where: inside a figure nothing may follow its caption. */
function figureOf(state: State, node: FigureBlock, rendering: Rendering): ElementContent[] {
  const { language } = rendering;
  const many = node.moments.length > 1;
  const drawings = node.moments.flatMap((moment): ElementContent[] => {
    const drawing = rendering.drawing(node, moment);
    if (!drawing) return [];
    const { src, width, height } = drawing;
    const alt = many ? `${node.title} (${bookWord(moment, language)})` : node.title;
    const image = h('img', { src, width, height, alt, loading: 'lazy' }, []);
    const label = many ? [h('span', { className: ['moment'] }, [t(bookWord(moment, language))])] : [];
    return [h('div', { className: ['drawing'] }, [image, ...label])];
  });
  const table = rendering.table(node);
  const open =
    table === null ? [] : [h('a', { className: ['open'], href: table }, [t(bookWord('onTable', language))])];
  const standing = node.moments.flatMap((moment) => [
    ...(many ? [h('p', {}, [t(bookWord(moment, language))])] : []),
    h(
      'ul',
      {},
      rendering.standing(node, moment).map((line) => h('li', {}, [t(line)])),
    ),
  ]);
  return [
    h('figure', { id: node.anchor, className: ['figure', ...(many ? ['two'] : [])], dataFigure: node.path }, [
      h('div', { className: ['drawings'] }, drawings),
      h('figcaption', {}, captionOf(state, `${bookWord('figure', language)} ${node.number}`, node.caption)),
    ]),
    h('details', { className: ['standing'] }, [
      h('summary', {}, [t(bookWord('standing', language))]),
      ...standing,
      ...open,
    ]),
  ];
}

const cellOf = (state: State, cell: GridCell, tag: 'th' | 'td'): Element =>
  h(
    tag,
    {
      ...(tag === 'th' ? { scope: cell.columns > 1 ? 'colgroup' : 'col' } : {}),
      ...(cell.columns > 1 ? { colSpan: cell.columns } : {}),
      ...(cell.rows > 1 ? { rowSpan: cell.rows } : {}),
      className: [cell.align],
    },
    inner(state, cell.children),
  );

function gridOf(state: State, node: GridBlock, { language }: Rendering): Element {
  const label = `${bookWord('table', language)} ${node.number}`;
  const head = node.head.map((row) =>
    h(
      'tr',
      {},
      row.map((cell) => cellOf(state, cell, 'th')),
    ),
  );
  const body = node.body.map((row) =>
    h(
      'tr',
      {},
      row.map((cell) => cellOf(state, cell, 'td')),
    ),
  );
  return h('div', { className: ['wide'], id: node.anchor, tabIndex: 0, role: 'region', ariaLabel: label }, [
    h('table', node.name === '' ? {} : { className: ['made'] }, [
      // A caption is as wide as its table; what is said in it stays in sight.
      h('caption', {}, [h('span', {}, captionOf(state, label, node.caption))]),
      h('thead', {}, head),
      h('tbody', {}, body),
    ]),
  ]);
}

function boxOf(state: State, node: BoxBlock, { language }: Rendering): Element {
  const title = node.title.length > 0 ? inner(state, node.title) : [t(bookWord(node.kind, language))];
  const { anchor } = (node.data ?? {}) as { anchor?: string };
  return h('aside', { role: 'note', className: ['box', node.kind], ...(anchor ? { id: anchor } : {}) }, [
    h('p', { className: ['box-title'] }, title),
    ...state.all({ type: 'root', children: node.children }),
  ]);
}

const clauseOf = (state: State, node: ClauseBlock): Element =>
  h('p', { className: node.acts ? ['clause'] : ['clause', 'still'], id: node.id }, [
    h('a', { className: ['id'], href: `#${node.id}` }, [t(node.id)]),
    t(' '),
    ...inner(state, node.children),
  ]);

const rulingOf = (state: State, node: RulingBlock, { language }: Rendering): Element =>
  h('section', { className: ['ruling'], id: node.id }, [
    h('p', { className: ['ruling-title'] }, [
      h('a', { className: ['id'], href: `#${node.id}` }, [t(node.id)]),
      t(' '),
      ...inner(state, node.title),
    ]),
    ...node.parts.map(({ name, children }) =>
      h('p', { className: [name] }, [
        h('span', { className: ['label'] }, [t(`${bookWord(name, language)}. `)]),
        ...inner(state, children),
      ]),
    ),
  ]);

function listedOf(state: State, node: ListedBlock, rendering: Rendering): Element {
  const links = (item: ListedBlock['groups'][number]['items'][number]): ElementContent[] =>
    item.places.flatMap(({ target, label }, at) => [
      ...(at > 0 ? [t(', ')] : []),
      h('a', { href: rendering.urlOf(target) }, [t(label)]),
    ]);
  const groups = node.groups.map(({ title, items }) => {
    const heading = title === '' ? [] : [h('h2', {}, [t(title)])];
    if (node.what !== 'glossary')
      return h('div', { className: ['group'] }, [
        ...heading,
        h(
          'ul',
          {},
          items.map((item) => {
            const said = inner(state, item.words);
            const parts =
              node.what === 'index' || node.what === 'changes'
                ? [...said, t(' '), ...links(item)]
                : [...links(item), t(' '), ...said];
            return h('li', item.anchor ? { id: item.anchor } : {}, parts);
          }),
        ),
      ]);
    return h(
      'dl',
      {},
      items.flatMap((item) => [
        h('dt', { id: item.anchor }, inner(state, item.words)),
        h('dd', {}, [
          ...inner(state, item.meaning ?? []),
          t(' '),
          h('span', { className: ['more'] }, links(item)),
        ]),
      ]),
    );
  });
  return h('div', { className: ['listed', node.what] }, groups);
}

/** The id of a clause that a narrow column may divide behind its dots. */
const breakable = (node: ElementContent): readonly ElementContent[] =>
  node.type === 'text'
    ? node.value.split(/(?<=\.)/).flatMap((part, at) => [...(at > 0 ? [h('wbr', {}, [])] : []), t(part)])
    : [node];

type Handler = (state: State, node: never) => Element | ElementContent[];

const handlersOf = (rendering: Rendering): Record<string, Handler> => ({
  ...(defListHastHandlers as unknown as Record<string, Handler>),
  figure: (state, node: FigureBlock) => figureOf(state, node, rendering),
  grid: (state, node: GridBlock) => gridOf(state, node, rendering),
  box: (state, node: BoxBlock) => boxOf(state, node, rendering),
  clause: (state, node: ClauseBlock) => clauseOf(state, node),
  ruling: (state, node: RulingBlock) => rulingOf(state, node, rendering),
  listed: (state, node: ListedBlock) => listedOf(state, node, rendering),
  indexWords: (state, node: IndexWords) => h('span', { id: node.anchor }, inner(state, node.children)),
  plainWords: (state, node: IndexWords) => inner(state, node.children),
  heading: (state, node: { depth: number; children: PhrasingContent[]; data?: { anchor?: string } }) => {
    const { anchor } = node.data ?? {};
    const mark = anchor
      ? [h('a', { className: ['anchor'], href: `#${anchor}`, ariaHidden: 'true', tabIndex: -1 }, [t('#')])]
      : [];
    return h(`h${node.depth}`, anchor ? { id: anchor } : {}, [...inner(state, node.children), ...mark]);
  },
  link: (
    state,
    node: {
      url: string;
      title?: string;
      children: PhrasingContent[];
      data?: { to?: Target; role?: string; anchor?: string };
    },
  ) => {
    const { to, role, anchor } = node.data ?? {};
    const href = to ? rendering.urlOf(to) : node.url;
    return h(
      'a',
      {
        href,
        ...(anchor ? { id: anchor } : {}),
        ...(node.title ? { title: node.title } : {}),
        ...(role ? { className: [role] } : {}),
      },
      role === 'clause' ? inner(state, node.children).flatMap(breakable) : inner(state, node.children),
    );
  },
  image: (_, node: { url: string; alt?: string; data?: { drawing?: string } }) => {
    const { drawing } = node.data ?? {};
    return h(
      'img',
      { src: drawing ? rendering.picture(drawing, node.url) : node.url, alt: node.alt ?? '' },
      [],
    );
  },
});

/** The blocks of a page as HTML, with its footnotes at the end. */
export function toHast(blocks: readonly RootContent[], rendering: Rendering): HastRoot {
  const root: Root = { type: 'root', children: [...blocks] };
  const { language, prefix } = rendering;
  const processor = unified().use(remarkRehype, {
    handlers: handlersOf(rendering) as never,
    clobberPrefix: prefix,
    footnoteLabel: bookWord('footnotes', language),
    footnoteBackLabel: () => bookWord('back', language),
  });
  return processor.runSync(root) as HastRoot;
}
