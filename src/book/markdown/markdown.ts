/** A book as one Markdown file, from which Pandoc and the like make what else somebody wants. */
import type { Heading, List, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { remarkDefinitionList } from 'remark-definition-list';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { type Composed, licencesOf, type Page } from '../compose/compose.ts';
import type { GridBlock, GridCell, ListedBlock, RulingBlock, Target } from '../compose/nodes.ts';
import { rewritten, textNode, words } from '../compose/walk.ts';
import { standing } from '../figures.ts';
import type { Knowledge } from '../knowledge.ts';
import { bookWord } from '../words.ts';

const writer = unified()
  .use(remarkGfm)
  .use(remarkDefinitionList)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-' });

const strong = (text: string): PhrasingContent => ({
  type: 'strong',
  children: [{ type: 'text', value: text }],
});
const paragraph = (...children: PhrasingContent[]): RootContent => ({ type: 'paragraph', children });

/** The anchor of a place in one file for the whole book. */
const anchorOf = ({ page, anchor }: Target): string => `#${anchor === '' ? page : `${page}-${anchor}`}`;

function rowOf(cells: readonly GridCell[], width: number): Table['children'][number] {
  const spread = cells.flatMap((cell) => [
    cell.children,
    ...Array.from({ length: cell.columns - 1 }, () => []),
  ]);
  while (spread.length < width) spread.unshift([]);
  return {
    type: 'tableRow',
    children: spread.map((children) => ({ type: 'tableCell', children: children as PhrasingContent[] })),
  };
}

function tableOf(node: GridBlock, label: string): readonly RootContent[] {
  const width = Math.max(
    ...[...node.head, ...node.body].map((row) => row.reduce((sum, cell) => sum + cell.columns, 0)),
  );
  const align = node.head.at(-1)?.map((cell) => cell.align) ?? [];
  const rows = [...node.head, ...node.body].map((row) => rowOf(row, width));
  return [
    paragraph(strong(`${label} ${node.number}.`), textNode(' '), ...node.caption),
    { type: 'table', align: [...align], children: rows },
  ];
}

const listOf = (items: readonly PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children }],
  })),
});

const linkTo = (target: Target, label: string): PhrasingContent => ({
  type: 'link',
  url: anchorOf(target),
  children: [{ type: 'text', value: label }],
});

function listedOf(node: ListedBlock): readonly RootContent[] {
  return node.groups.flatMap(({ title, items }): RootContent[] => {
    const lines = items.map(({ words: said, meaning = [], places }): PhrasingContent[] => [
      ...(said.length > 0 ? [strong(words(said as PhrasingContent[]))] : []),
      ...(meaning.length > 0 ? [textNode(': '), ...meaning] : []),
      ...places.flatMap(({ target, label }, at) => [
        textNode(at === 0 && said.length === 0 ? '' : ' '),
        linkTo(target, label),
      ]),
    ]);
    const heading: RootContent[] = title === '' ? [] : [paragraph(strong(title))];
    return [...heading, listOf(lines)];
  });
}

const rulingOf = (node: RulingBlock, composed: Composed): RootContent => ({
  type: 'blockquote',
  children: [
    { type: 'paragraph', children: [strong(`${node.id} `), ...node.title] },
    ...node.parts.map(({ name, children }) => ({
      type: 'paragraph' as const,
      children: [strong(`${bookWord(name, composed.language)}. `), ...children],
    })),
  ],
});

/** A block that Markdown has no word for, in those that it has. */
function plainBlock(composed: Composed, knowledge: Knowledge, node: Nodes): readonly Nodes[] | null {
  const { language } = composed;
  const inner = (nodes: readonly Nodes[]) =>
    rewritten(nodes, (each) => plainBlock(composed, knowledge, each)) as never;
  if (node.type === 'grid')
    return tableOf(
      {
        ...node,
        caption: inner(node.caption),
        head: node.head.map((row) => inner(row)),
        body: node.body.map((row) => inner(row)),
      },
      bookWord('table', language),
    );
  if (node.type === 'figure') {
    const lines = node.moments.flatMap((moment) =>
      standing(knowledge, node.scenario, moment, language).map((line) => [textNode(line)]),
    );
    return [
      paragraph(
        strong(`${bookWord('figure', language)} ${node.number}.`),
        textNode(' '),
        ...(inner(node.caption) as PhrasingContent[]),
      ),
      listOf(lines),
    ];
  }
  if (node.type === 'box') {
    const title = node.title.length > 0 ? words(node.title) : bookWord(node.kind, language);
    return [
      {
        type: 'blockquote',
        children: [
          { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: title }] }] },
          ...(inner(node.children) as []),
        ],
      },
    ];
  }
  if (node.type === 'clause')
    return [paragraph(strong(node.id), textNode(' '), ...(inner(node.children) as PhrasingContent[]))];
  if (node.type === 'ruling') return [rulingOf(node, composed)];
  if (node.type === 'listed') return listedOf(node);
  if (node.type === 'indexWords' || node.type === 'plainWords') return inner(node.children);
  if (node.type === 'link' && node.data?.to)
    return [{ type: 'link', url: anchorOf(node.data.to), children: inner(node.children) }];
  return null;
}

function headingOf(node: Heading, page: Page, deeper: number): Heading {
  const anchor = anchorOf({ page: page.id, anchor: node.data?.anchor ?? '' });
  const children = [...node.children, textNode(` {${anchor}}`)] as Heading['children'];
  return { ...node, depth: Math.min(6, node.depth + deeper) as Heading['depth'], children };
}

function pageBlocks(composed: Composed, knowledge: Knowledge, page: Page): readonly RootContent[] {
  const { depth, number } = page.entry;
  const level = Math.min(6, depth + 1) as Heading['depth'];
  // Pandoc reads the anchor of a heading in braces.
  const title = `${[number, page.title].filter(Boolean).join(' ')} {#${page.id}}`;
  const blocks = rewritten(page.blocks, (node) => plainBlock(composed, knowledge, node)).map((node) =>
    node.type === 'heading' ? headingOf(node, page, depth) : node,
  );
  return [{ type: 'heading', depth: level, children: [{ type: 'text', value: title }] }, ...blocks];
}

/** The whole book as Markdown. */
export function markdownOf(composed: Composed, knowledge: Knowledge): string {
  const { book, language, pages } = composed;
  const head: RootContent[] = [
    paragraph(
      textNode(
        `${book.authors.join(', ')} · ${bookWord('version', language)} ${book.version} · ${licencesOf(composed).join(', ')}`,
      ),
    ),
  ];
  const blocks = pages.flatMap((page, at) => {
    const [title, ...rest] = pageBlocks(composed, knowledge, page);
    return title ? [title, ...(at === 0 ? head : []), ...rest] : [];
  });
  const root: Root = { type: 'root', children: blocks as RootContent[] };
  return writer.stringify(root);
}
