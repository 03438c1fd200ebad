/** Writes composed blocks as Typst markup. */
import type { FootnoteDefinition, Nodes, PhrasingContent, Table } from 'mdast';
import type { Language } from '../../words/types.ts';
import type { FigureBlock, GridBlock, GridCell, ListedBlock, Target } from '../compose/nodes.ts';
import { slug } from '../compose/walk.ts';
import type { Knowledge } from '../knowledge.ts';
import { bookWord } from '../words.ts';
import { columnsFor, lettersOn } from './columns.ts';
import { drawingsOf, fitsBeside, GAP, isSmall, sized } from './drawings.ts';
import { call, content, named, quoted, tuple, typed } from './markup.ts';

/** What the blocks of one page are written with. */
export interface Writing {
  readonly language: Language;
  readonly knowledge: Knowledge;
  readonly page: string;
  /** The depth of the page's own heading. */
  readonly depth: number;
  /** The width and height of the text in millimetres. */
  readonly width: number;
  readonly height: number;
  /** The size of the type in points. */
  readonly type: number;
  /** The drawings, by the name of their file. */
  readonly drawings: Map<string, string>;
  readonly notes: ReadonlyMap<string, FootnoteDefinition>;
  /** The labels that are written: Typst allows each once. */
  readonly labels: Set<string>;
}

export const labelOf = ({ page, anchor }: Target): string => (anchor === '' ? page : `${page}#${anchor}`);

/** Sizes of headings below the title of a page, by their depth as written. */
const SIZES = ['1.3em', '1.3em', '1.12em', '1em'];

/** An invisible place for links; nothing where it stands already. */
export function spot({ page, labels }: Writing, anchor: string | undefined): string {
  const name = labelOf({ page, anchor: anchor ?? '' });
  if (anchor === undefined || labels.has(name)) return '';
  labels.add(name);
  return call('spot', quoted(name));
}

const link = (target: Target, body: string): string =>
  call('link', `label(${quoted(labelOf(target))})`, content(body));

const pagesOf = (targets: readonly Target[]): string =>
  call('pages', ...[...new Set(targets.map(labelOf))].map(quoted));

/** All children as running text. */
export const inline = (writing: Writing, nodes: readonly Nodes[]): string =>
  nodes.map((node) => written(writing, node)).join('');

/** All children as blocks. */
export const blocks = (writing: Writing, nodes: readonly Nodes[]): string =>
  paired(writing, nodes)
    .filter((each) => each !== '')
    .join('\n\n');

const captionOf = (writing: Writing, label: string, caption: readonly PhrasingContent[]): string =>
  `caption(${content(typed(label))}, ${content(inline(writing, caption))})`;

function figure(writing: Writing, node: FigureBlock): string {
  const { language } = writing;
  const drawings = sized(drawingsOf(writing, node), writing);
  const beside = fitsBeside(drawings, writing);
  const shown = drawings.map(({ moment, name, wide, alt }) => {
    const words = drawings.length > 1 ? content(typed(bookWord(moment, language))) : 'none';
    return `drawing(${quoted(name)}, ${quoted(alt)}, ${wide.toFixed(1)}mm, ${words})`;
  });
  const caption = captionOf(writing, `${bookWord('figure', language)} ${node.number}`, node.caption);
  return spot(writing, node.anchor) + call('picture', caption, beside ? '2' : '1', ...shown);
}

/** Small figures that follow each other stand in pairs. */
function paired(writing: Writing, nodes: readonly Nodes[]): readonly string[] {
  const [first, second, ...rest] = nodes;
  if (!first) return [];
  const half = (writing.width - GAP) / 2;
  const small = (node: Nodes | undefined): node is FigureBlock =>
    node?.type === 'figure' && isSmall(drawingsOf(writing, node), half);
  if (!small(first) || !small(second)) return [written(writing, first), ...paired(writing, nodes.slice(1))];
  const narrow = { ...writing, width: half };
  const two = [first, second].map((node) => content(figure(narrow, node)));
  return [call('pair', ...two), ...paired(writing, rest)];
}

function cell(writing: Writing, { columns, rows, align, children }: GridCell): string {
  const parts = [
    ...(columns > 1 ? [named('colspan', String(columns))] : []),
    ...(rows > 1 ? [named('rowspan', String(rows))] : []),
    ...(align === 'left' ? [] : [named('align', `${align} + top`)]),
    content(inline(writing, children)),
  ];
  return `table.cell(${parts.join(', ')})`;
}

const rowsOf = (writing: Writing, rows: readonly (readonly GridCell[])[]): string =>
  tuple(
    rows.flatMap((row, at) => [
      ...(at > 0 ? ['table.hline(stroke: hair)'] : []),
      ...row.map((each) => cell(writing, each)),
    ]),
  );

/** A table over the width of the text, whose columns have the room that their words need. */
function tabled(
  writing: Writing,
  caption: string,
  head: readonly (readonly GridCell[])[],
  body: readonly (readonly GridCell[])[],
): string {
  const { columns, size } = columnsFor(head, body, lettersOn(writing));
  return call('tabled', caption, columns, `${size}em`, rowsOf(writing, head), rowsOf(writing, body));
}

function grid(writing: Writing, node: GridBlock): string {
  const label = `${bookWord('table', writing.language)} ${node.number}`;
  return (
    spot(writing, node.anchor) +
    tabled(writing, captionOf(writing, label, node.caption), node.head, node.body)
  );
}

function listed(writing: Writing, node: ListedBlock): string {
  const { language } = writing;
  const groups = node.groups.map(({ title, items }) => {
    const lines = items.map(({ anchor, words, meaning = [], places }) => {
      const at = spot(writing, anchor || undefined);
      const targets = places.map(({ target }) => target);
      const said = inline(writing, words);
      const linked = places.map(({ target, label }) => link(target, typed(label))).join(', ');
      if (node.what === 'glossary')
        return call(
          'term-entry',
          content(at + said),
          content(
            `${inline(writing, meaning)} ${typed('(')}${places.map(({ target, label }) => link(target, typed(label))).join(', ')}, ${typed(bookWord('page', language))} ${pagesOf(targets)}${typed(')')}`,
          ),
        );
      if (node.what === 'index')
        return call('line-entry', content(`${at}${said}${typed(',')} ${pagesOf(targets)}`));
      if (node.what === 'changes') return call('line-entry', content(`${at}${said}${linked}`));
      const led = places.map(({ target, label }) => link(target, typed(label))).join(' ');
      return call('line-entry', content(`${led} ${said}${call('dotted', content(pagesOf(targets)))}`));
    });
    return [...(title === '' ? [] : [call('group-title', content(typed(title)))]), ...lines].join('\n');
  });
  const body = groups.join('\n\n');
  return node.what === 'index' ? call('in-columns', content(body)) : body;
}

function plainTable(writing: Writing, node: Table): string {
  const cells = node.children.map((row) =>
    row.children.map(
      (each, at): GridCell => ({
        type: 'gridCell',
        columns: 1,
        rows: 1,
        align: node.align?.[at] ?? 'left',
        children: each.children,
      }),
    ),
  );
  return tabled(writing, 'none', cells.slice(0, 1), cells.slice(1));
}

function picture(
  writing: Writing,
  node: { url: string; alt?: string | null; data?: { drawing?: string } },
): string {
  const name = `${slug(node.url)}.svg`;
  writing.drawings.set(name, node.data?.drawing ?? '');
  return call('image', quoted(name), named('alt', quoted(node.alt ?? '')), named('width', '60%'));
}

type Write = (writing: Writing, node: never) => string;

const list: Write = (
  writing,
  node: { ordered?: boolean; start?: number; children: { children: Nodes[] }[] },
) =>
  call(
    node.ordered ? 'enum' : 'list',
    ...(node.ordered ? [named('start', String(node.start ?? 1))] : []),
    ...node.children.map((item) => content(blocks(writing, item.children))),
  );

const wrapped =
  (name: string): Write =>
  (writing, node: { children: Nodes[] }) =>
    call(name, content(inline(writing, node.children)));

const WRITERS: Readonly<Record<string, Write>> = {
  text: (_, node: { value: string }) => typed(node.value),
  inlineCode: (_, node: { value: string }) => call('raw', quoted(node.value)),
  code: (_, node: { value: string }) =>
    call('raw', `${quoted(node.value).replaceAll('\n', '\\n')}`, 'block: true'),
  break: () => call('linebreak'),
  thematicBreak: () => call('line', 'length: 30%', 'stroke: hair'),
  emphasis: wrapped('emph'),
  strong: wrapped('strong'),
  delete: wrapped('strike'),
  plainWords: (writing, node: { children: Nodes[] }) => inline(writing, node.children),
  indexWords: (writing, node: { anchor: string; children: Nodes[] }) =>
    spot(writing, node.anchor) + inline(writing, node.children),
  paragraph: (writing, node: { children: Nodes[] }) => inline(writing, node.children),
  heading: (writing, node: { depth: number; children: Nodes[]; data?: { anchor?: string } }) =>
    call(
      'inner',
      String(writing.depth + node.depth - 1),
      SIZES[node.depth - 1] ?? '1em',
      content(inline(writing, node.children)),
    ) + spot(writing, node.data?.anchor),
  list,
  blockquote: (writing, node: { children: Nodes[] }) =>
    call('quote', 'block: true', content(blocks(writing, node.children))),
  defList: (writing, node: { children: { type: string; children: Nodes[] }[] }) =>
    node.children
      .map((each) =>
        each.type === 'defListTerm'
          ? call('par', content(call('strong', content(inline(writing, each.children)))))
          : call('pad', 'left: 1.2em', content(blocks(writing, each.children))),
      )
      .join('\n'),
  table: plainTable,
  link: (
    writing,
    node: { url: string; children: Nodes[]; data?: { to?: Target; role?: string; anchor?: string } },
  ) => {
    const { to, role, anchor } = node.data ?? {};
    const body = inline(writing, node.children);
    if (!to) return call('link', quoted(node.url), content(body));
    return spot(writing, anchor) + link(to, role === 'clause' ? call('small-id', content(body)) : body);
  },
  image: picture,
  footnoteReference: (writing, node: { identifier: string }) =>
    call('footnote', content(blocks(writing, writing.notes.get(node.identifier)?.children ?? []))),
  footnoteDefinition: () => '',
  figure,
  grid,
  listed,
  box: (writing, node: { kind: 'note'; title: Nodes[]; children: Nodes[]; data?: { anchor?: string } }) => {
    const title =
      node.title.length > 0 ? inline(writing, node.title) : typed(bookWord(node.kind, writing.language));
    return (
      spot(writing, node.data?.anchor) +
      call('box-of', content(title), content(blocks(writing, node.children)))
    );
  },
  clause: (writing, node: { id: string; children: Nodes[] }) =>
    spot(writing, node.id) + call('clause', content(typed(node.id)), content(inline(writing, node.children))),
  ruling: (writing, node: { id: string; title: Nodes[]; parts: { name: 'reason'; children: Nodes[] }[] }) =>
    spot(writing, node.id) +
    call(
      'ruling',
      content(typed(node.id)),
      content(inline(writing, node.title)),
      ...node.parts.map(({ name, children }) =>
        tuple([content(typed(bookWord(name, writing.language))), content(inline(writing, children))]),
      ),
    ),
};

/** A node as markup; what has no writer is written as its children. */
function written(writing: Writing, node: Nodes): string {
  const write = WRITERS[node.type];
  if (write) return write(writing, node as never);
  return 'children' in node ? inline(writing, node.children as Nodes[]) : '';
}
