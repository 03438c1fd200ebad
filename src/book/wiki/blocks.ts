/** The text of an article of a wiki, as the blocks of Markdown. */
import type { BlockContent, Heading, ListItem, PhrasingContent, RootContent } from 'mdast';
import { phrasingOf, type Wiki } from './inline.ts';
import { IS_ROW, tableOf } from './tables.ts';

/** Lines that belong together. */
interface Chunk {
  readonly kind: 'heading' | 'rule' | 'code' | 'table' | 'list' | 'quote' | 'lines';
  readonly lines: readonly string[];
}

const CODE = /^(?:\/\*|\/\/|<!--)?\{\{\{(?:\*\/|-->)?$/;
const CODE_END = /^(?:\/\*|\/\/|<!--)?\}\}\}(?:\*\/|-->)?$/;

/** What a line begins; `lines` goes on what stands before it. */
const KINDS: readonly (readonly [Chunk['kind'], RegExp])[] = [
  ['code', CODE],
  ['quote', /^(?:<<<\s*$|>)/],
  ['heading', /^!{1,6}/],
  ['rule', /^-{4,}\s*$/],
  ['table', IS_ROW],
  ['list', /^\s*[*#;:]/],
];

const kindOf = (line: string): Chunk['kind'] => KINDS.find(([, begins]) => begins.test(line))?.[0] ?? 'lines';

/** The line at which what began at `from` ends, which the fence itself does not. */
function fenced(lines: readonly string[], from: number, end: RegExp): number {
  const at = lines.findIndex((line, index) => index > from && end.test(line.trim()));
  return at < 0 ? lines.length : at;
}

function chunksOf(text: string): readonly Chunk[] {
  const lines = text.split('\n');
  const chunks: { kind: Chunk['kind']; lines: string[] }[] = [];
  let isOpen = false;
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] ?? '').trimEnd();
    const kind = kindOf(line);
    const fence = kind === 'code' ? CODE_END : line.startsWith('<<<') ? /^<<<$/ : null;
    const last = chunks.at(-1);
    if (line === '') isOpen = false;
    else if (fence && kind !== 'lines') {
      const end = fenced(lines, at, fence);
      chunks.push({ kind, lines: lines.slice(at + 1, end) });
      [at, isOpen] = [end, false];
    } else if (isOpen && last?.kind === kind && kind !== 'heading' && kind !== 'rule') last.lines.push(line);
    else {
      chunks.push({ kind, lines: [line] });
      isOpen = true;
    }
  }
  return chunks;
}

interface Item {
  /** Its marks, one a level: `*#`. */
  readonly marks: string;
  readonly text: string;
}

/** Deeper items stand at this level. */
const DEEPEST = 8;

const itemOf = (line: string): Item => {
  const [, marks = '', text = ''] = /^\s*([*#;:]+)\s*(.*)$/.exec(line) ?? [];
  return { marks: marks.slice(0, DEEPEST), text };
};

const paragraph = (children: PhrasingContent[]): BlockContent => ({ type: 'paragraph', children });

/** A term with its meanings; a meaning without a term is a paragraph, as the title of its article is the term. */
function defined(items: readonly Item[], wiki: Wiki): BlockContent[] {
  if (!items.some(({ marks }) => marks.endsWith(';')))
    return items.map(({ text }) => paragraph(phrasingOf(text, wiki)));
  const children = items.map(({ marks, text }) =>
    marks.endsWith(';')
      ? { type: 'defListTerm', children: phrasingOf(text, wiki) }
      : { type: 'defListDescription', spread: false, children: [paragraph(phrasingOf(text, wiki))] },
  );
  return [{ type: 'defList', children } as unknown as BlockContent];
}

/** Items of a level with those below them. Another mark begins another list. */
function listsOf(items: readonly Item[], level: number, wiki: Wiki): BlockContent[] {
  const lists: BlockContent[] = [];
  for (let at = 0; at < items.length; ) {
    const mark = items[at]?.marks[level] ?? '*';
    const isDefining = mark === ';' || mark === ':';
    const isSame = ({ marks }: Item): boolean => {
      const own = marks[level] ?? '*';
      return isDefining ? own === ';' || own === ':' : own === mark;
    };
    let end = at + 1;
    while (end < items.length && isSame(items[end] as Item)) end += 1;
    const run = items.slice(at, end);
    if (isDefining) lists.push(...defined(run, wiki));
    else
      lists.push({ type: 'list', ordered: mark === '#', spread: false, children: itemsOf(run, level, wiki) });
    at = end;
  }
  return lists;
}

function itemsOf(items: readonly Item[], level: number, wiki: Wiki): ListItem[] {
  const made: ListItem[] = [];
  for (let at = 0; at < items.length; ) {
    const { marks, text } = items[at] as Item;
    const isOwn = marks.length === level + 1;
    let end = isOwn ? at + 1 : at;
    while (end < items.length && (items[end]?.marks.length ?? 0) > level + 1) end += 1;
    const own = isOwn ? [paragraph(phrasingOf(text, wiki))] : [];
    const below = listsOf(items.slice(isOwn ? at + 1 : at, end), level + 1, wiki);
    made.push({ type: 'listItem', spread: false, children: [...own, ...below] });
    at = end;
  }
  return made;
}

/** Deeper quotes are taken as they stand. */
const MOST_QUOTED = 8;

function blocksOf(
  { kind, lines }: Chunk,
  wiki: Wiki,
  depths: readonly number[],
  quoted: number,
): RootContent[] {
  const [line = ''] = lines;
  const text = lines.join('\n');
  switch (kind) {
    case 'rule':
      return [{ type: 'thematicBreak' }];
    case 'code':
      return [{ type: 'code', value: text }];
    case 'table':
      return [tableOf(lines, wiki)];
    case 'list':
      return listsOf(lines.map(itemOf), 0, wiki);
    case 'heading': {
      const deep = /^!+/.exec(line)?.[0].length ?? 1;
      const depth = Math.min(6, depths.indexOf(deep) + 2) as Heading['depth'];
      return [{ type: 'heading', depth, children: phrasingOf(line.slice(deep).trim(), wiki) }];
    }
    case 'quote': {
      if (quoted >= MOST_QUOTED) return [paragraph(phrasingOf(text, wiki))];
      const inner = lines.map((each) => each.replace(/^>\s?/, '')).join('\n');
      return [{ type: 'blockquote', children: blocksIn(inner, wiki, quoted + 1) as BlockContent[] }];
    }
    default:
      return [paragraph(phrasingOf(text.trim(), wiki))];
  }
}

/** The blocks of a text. Its headings begin at the second level, below the title, and skip none. */
export function blocksIn(text: string, wiki: Wiki, quoted = 0): RootContent[] {
  const chunks = chunksOf(text);
  const depths = chunks.flatMap(({ kind, lines }) =>
    kind === 'heading' ? [/^!+/.exec(lines[0] ?? '')?.[0].length ?? 1] : [],
  );
  const known = [...new Set(depths)].toSorted((one, other) => one - other);
  return chunks.flatMap((chunk) => blocksOf(chunk, wiki, known, quoted));
}
