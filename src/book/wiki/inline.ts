/** The marks of a wiki within a line, as Markdown. */
import { fromHtml } from 'hast-util-from-html';
import type { PhrasingContent } from 'mdast';
import { textNode, words } from '../compose/walk.ts';

/** What the text of a wiki is read with. */
export interface Wiki {
  /** The id of the article with this title; null if there is none. */
  readonly idOf: (title: string) => string | null;
  /** Is the article with this id set in where it is linked to? */
  readonly isSetIn: (id: string) => boolean;
  /** The id that an article with this title would have. */
  readonly wouldBe: (title: string) => string;
  /** Tells what Markdown cannot say. */
  readonly note: (what: string) => void;
}

/** Names such as `WikiWord` and `GGo` lead to an article; a `~` before them says that they do not. */
const WIKI_WORD = '(?:\\p{Lu}+\\p{Ll}+\\p{Lu}\\p{L}*|\\p{Lu}{2,}\\p{Ll}+)';

/** Each kind of piece within a line. None is longer than this, so that a text without ends is read quickly. */
const MOST = 5000;
const PIECES = {
  comment: `/%[\\s\\S]{0,${MOST}}?%/`,
  plain: `"""[\\s\\S]{0,${MOST}}?"""|<nowiki>[\\s\\S]{0,${MOST}}?</nowiki>`,
  code: `\\{\\{\\{[\\s\\S]{0,${MOST}}?\\}\\}\\}`,
  html: `<html>[\\s\\S]{0,${MOST}}?</html>`,
  macro: '<<[^<>\\n]{1,500}>>',
  image: '\\[[<>]?img[<>]?\\[[^\\]\\n]{1,500}\\](?:\\[[^\\]\\n]{0,500}\\])?\\]',
  link: '\\[\\[[^\\n]{1,500}?\\]\\]',
  address: '(?:https?|ftp|mailto):[^\\s\'"<>|]{1,2000}[\\w/]',
  entity: '&#?[0-9A-Za-z]{2,8};',
  end: '<br\\s*/?>|\\n',
  unlinked: `~${WIKI_WORD}`,
  word: `(?<![\\p{L}\\d])${WIKI_WORD}(?![\\d])`,
  dash: '(?<=^|\\s)--(?=\\s|$)',
  style: '\\{\\{[\\w ]{1,100}\\{|\\}\\}\\}',
  // The last two of three apostrophes: in l'''army'' the first is one of the text.
  mark: "''(?!')|//|__|--|==|\\^\\^|~~|@@(?:[\\w-]+:[^;\\n]{1,100};)*",
} as const;
type Piece = keyof typeof PIECES;

const NEXT = new RegExp(
  Object.entries(PIECES)
    .map(([name, pattern]) => `(?<${name}>${pattern})`)
    .join('|'),
  'gu',
);

/** What Markdown has for each mark; underlined, raised and lowered words stay as they are. */
const MARKED: Readonly<Record<string, 'strong' | 'emphasis' | 'delete' | null>> = {
  "''": 'strong',
  '@@': 'strong',
  '//': 'emphasis',
  __: 'emphasis',
  '--': 'delete',
  '==': 'delete',
  '^^': null,
  '~~': null,
  '}}}': null,
};

/** Deeper marks are taken as they stand. */
const DEEPEST = 12;

/** Marks without spaces at their ends, as Markdown wants them. */
function marked(mark: string, children: PhrasingContent[]): PhrasingContent[] {
  const type = MARKED[mark] ?? null;
  const text = words(children);
  if (type === null || text.trim() === '') return children;
  const [first, last] = [children[0], children.at(-1)];
  const before = first?.type === 'text' ? (/^\s*/.exec(first.value)?.[0] ?? '') : '';
  if (first?.type === 'text') children[0] = { ...first, value: first.value.slice(before.length) };
  const end = children.at(-1);
  const after = last?.type === 'text' ? (/\s*$/.exec(last.value)?.[0] ?? '') : '';
  if (end?.type === 'text')
    children[children.length - 1] = { ...end, value: end.value.slice(0, end.value.length - after.length) };
  return [textNode(before), { type, children }, textNode(after)];
}

/** A link by words and title, by title alone, or to an address. */
function linkOf(text: string, wiki: Wiki): PhrasingContent {
  const bar = text.lastIndexOf('|');
  const said = (bar < 0 ? text : text.slice(0, bar)).trim();
  const target = (bar < 0 ? text : text.slice(bar + 1)).replace(/^~/, '').trim();
  const children = [textNode(said)] as never[];
  if (target === '' || said === '') return textNode(said || target);
  if (/^(?:https?|ftp|mailto):/.test(target)) return { type: 'link', url: target, children };
  const id = wiki.idOf(target);
  // What is set in has no words in Markdown, and the writer of Markdown leaves raw text as it is.
  if (id !== null && wiki.isSetIn(id)) return { type: 'html', value: `![[${id}]]` };
  return { type: 'link', url: id ?? wiki.wouldBe(target), children };
}

function imageOf(text: string): PhrasingContent {
  const [, said = ''] = /img[<>]?\[([^\]]*)\]/.exec(text) ?? [];
  const bar = said.indexOf('|');
  return {
    type: 'image',
    url: said.slice(bar + 1).trim(),
    alt: bar < 0 ? '' : said.slice(0, bar).trim(),
  };
}

/** A character by its name or number: `&nbsp;`. A name that HTML does not know stays as it is. */
function character(entity: string): string {
  const [first] = fromHtml(entity, { fragment: true }).children;
  return first?.type === 'text' ? first.value : entity;
}

function wordOf(word: string, wiki: Wiki): PhrasingContent {
  const id = wiki.idOf(word);
  return id === null ? textNode(word) : { type: 'link', url: id, children: [textNode(word)] as never[] };
}

/** What stands for a piece that is no mark. */
const MADE: Readonly<
  Record<Exclude<Piece, 'mark' | 'style'>, (text: string, wiki: Wiki) => PhrasingContent>
> = {
  comment: () => textNode(''),
  plain: (text) => textNode(text.replace(/^"""|"""$|<\/?nowiki>/g, '')),
  code: (text) => ({ type: 'inlineCode', value: text.slice(3, -3) }),
  html: (text, { note }) => {
    note(`HTML is kept as code: ${text.slice(0, 40)}`);
    return { type: 'inlineCode', value: text };
  },
  macro: (text, { note }) => {
    note(`the macro ${text.slice(0, 40)} does nothing here, and is kept as code`);
    return { type: 'inlineCode', value: text };
  },
  image: (text) => imageOf(text),
  link: (text, wiki) => linkOf(text.slice(2, -2), wiki),
  address: (text) => ({ type: 'link', url: text, children: [textNode(text)] as never[] }),
  entity: (text) => textNode(character(text)),
  end: () => ({ type: 'break' }),
  unlinked: (text) => textNode(text.slice(1)),
  word: wordOf,
  dash: () => textNode('—'),
};

interface Frame {
  /** The mark that ends it. */
  readonly mark: string;
  /** What was written to begin it. */
  readonly written: string;
  readonly children: PhrasingContent[];
}

/** The text of one block: its words, links and marks. A mark that does not end is taken as it stands. */
export function phrasingOf(text: string, wiki: Wiki): PhrasingContent[] {
  const frames: Frame[] = [{ mark: '', written: '', children: [] }];
  const add = (...nodes: PhrasingContent[]): void => {
    frames.at(-1)?.children.push(...nodes);
  };
  const unmark = (): void => {
    const { written, children } = frames.pop() as Frame;
    add(textNode(written), ...children);
  };
  const close = (mark: string): void => {
    while (frames.at(-1)?.mark !== mark) unmark();
    const { children } = frames.pop() as Frame;
    add(...marked(mark, joined(children)));
  };
  let at = 0;
  for (const found of text.matchAll(NEXT)) {
    const [written] = found;
    const [name] = Object.entries(found.groups ?? {}).find(([, value]) => value !== undefined) ?? [];
    add(textNode(text.slice(at, found.index)));
    at = found.index + written.length;
    if (name !== 'mark' && name !== 'style') {
      add(MADE[name as keyof typeof MADE](written, wiki));
      continue;
    }
    const mark = name === 'style' ? '}}}' : written.slice(0, 2);
    const isOpen = frames.some((frame) => frame.mark === mark);
    if (isOpen && (name === 'mark' || written === '}}}')) close(mark);
    else if (written === '}}}' || frames.length > DEEPEST) add(textNode(written));
    else frames.push({ mark, written, children: [] });
  }
  add(textNode(text.slice(at)));
  while (frames.length > 1) unmark();
  const [first, ...rest] = joined(frames[0]?.children ?? []);
  if (first?.type !== 'text') return first ? [first, ...rest] : [];
  // A space in front may come out of a mark.
  return joined([textNode(first.value.trimStart()), ...rest]);
}

/** Neighbouring texts as one, and none that is empty. */
function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const kept: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = kept.at(-1);
    if (node.type !== 'text') kept.push(node);
    else if (last?.type === 'text') kept[kept.length - 1] = textNode(last.value + node.value);
    else if (node.value !== '') kept.push(node);
  }
  return kept;
}
