/** Puts what articles ask for in its place: figures, tables, clauses, values, boxes, other articles. */
import type { BlockContent, Heading, Image, Nodes, Paragraph, Parents, RootContent } from 'mdast';
import { articleIn, IMMEDIATE_KINDS, isImmediate, kindOf, placeOf } from '../library.ts';
import { near } from '../near.ts';
import { anchor, type Reading } from './composing.ts';
import { DIRECTIVES, type Directive, lacking } from './directives.ts';
import { rewritten, slug, textNode, words } from './walk.ts';

const SET_IN = /!\[\[([^\]\s]+)\]\]/;

const isDirective = (node: Nodes): node is Directive =>
  node.type === 'textDirective' || node.type === 'leafDirective' || node.type === 'containerDirective';

/** What an author typed for a node. */
function typed({ article }: Reading, { position }: Nodes): string {
  const from = position?.start.offset ?? 0;
  return article.text.slice(from, position?.end.offset ?? from);
}

const MARKS = { textDirective: ':', leafDirective: '::', containerDirective: ':::' } as const;

/** `12:30` and `a:b` look like directives of text, and are none. */
const isWritten = (node: Directive): boolean =>
  node.type !== 'textDirective' || node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0;

function expandDirective(reading: Reading, node: Directive): readonly Nodes[] {
  const row = DIRECTIVES.get(node.name);
  const place = placeOf(reading.article, node);
  const { report } = reading.composing;
  if (!row?.types.includes(node.type)) {
    if (!isWritten(node)) return [textNode(typed(reading, node))];
    const known = [...DIRECTIVES].filter(([, each]) => each.types.includes(node.type)).map(([name]) => name);
    report(place, 'no-directive', { name: `${MARKS[node.type]}${node.name}`, near: near(node.name, known) });
    return node.type === 'textDirective' ? [textNode(typed(reading, node))] : [];
  }
  const example = lacking(node);
  if (example !== null) {
    report(place, 'bare-directive', { name: `${MARKS[node.type]}${node.name}`, example });
    return [];
  }
  const children = expanded(reading, node.children as Nodes[]) as typeof node.children;
  return row.make(reading, { ...node, children } as Directive);
}

/** The blocks of an article that is set in; null where it cannot be. */
function setIn(reading: Reading, id: string, node: Nodes): readonly Nodes[] | null {
  const { library, language, report } = reading.composing;
  const place = placeOf(reading.article, node);
  const kind = kindOf(library, id);
  const article = articleIn(library, id, language);
  if (!article || kind === undefined) {
    if (!article) report(place, 'no-set-in', { id, near: near(id, library.articles.keys()) });
    return null;
  }
  if (!isImmediate(kind)) {
    report(place, 'not-immediate', { id, kind, known: IMMEDIATE_KINDS.join(', ') });
    return null;
  }
  if (reading.within.includes(id)) {
    report(place, 'set-in-circle', { id });
    return null;
  }
  const inner: Reading = { ...reading, article, within: [...reading.within, id] };
  anchor(reading, id, `set-${id}`, article.front.title, article.front.title);
  const children = expanded(inner, article.tree.children) as BlockContent[];
  if (kind === 'footnote') return [{ type: 'footnoteDefinition', identifier: `set-${id}`, children }];
  return [
    {
      type: 'box',
      kind,
      title: [textNode(article.front.title)],
      children,
      data: { anchor: `set-${id}` },
    } as Nodes,
  ];
}

/** A paragraph that is nothing but `![[id]]`. */
function wholeParagraph(node: Paragraph): string | null {
  const text = node.children.length === 1 && node.children[0]?.type === 'text' ? node.children[0].value : '';
  return text.trim().replace(SET_IN, '') === '' ? (SET_IN.exec(text)?.[1] ?? null) : null;
}

/** Footnotes that are set in within a sentence: the sentence with their marks, then their texts. */
function withFootnotes(reading: Reading, node: Paragraph): readonly Nodes[] | null {
  const definitions: Nodes[] = [];
  const children = node.children.flatMap((each): Paragraph['children'] => {
    if (each.type !== 'text' || !SET_IN.test(each.value)) return [each];
    const [before = '', id = '', after = ''] = each.value.split(SET_IN);
    const [made] = setIn(reading, id, each) ?? [];
    if (made?.type !== 'footnoteDefinition')
      return [textNode(before + after) as Paragraph['children'][number]];
    definitions.push(made);
    return [
      textNode(before),
      { type: 'footnoteReference', identifier: made.identifier },
      textNode(after),
    ] as Paragraph['children'];
  });
  const had = node.children.some((each) => each.type === 'text' && SET_IN.test(each.value));
  return had
    ? [{ ...node, children: expanded(reading, children) as Paragraph['children'] }, ...definitions]
    : null;
}

/** An anchor that no other heading of the article has. */
function free({ composing, article }: Reading, name: string, count = 1): string {
  const own = count === 1 ? name : `${name}-${count}`;
  return composing.anchors.has(`${article.id}#${own}`)
    ? free({ composing, article } as Reading, name, count + 1)
    : own;
}

function expandHeading(reading: Reading, node: Heading): readonly Nodes[] {
  const { article, entry, shift } = reading;
  const children = expanded(reading, node.children) as Heading['children'];
  const own = free(reading, slug(words(children)));
  const at = article.id === entry.page ? own : `${article.id}-${own}`;
  anchor(reading, `${article.id}#${own}`, at, words(children), words(children));
  const depth = Math.min(6, node.depth + shift) as Heading['depth'];
  return [{ ...node, depth, children, data: { ...node.data, anchor: at } }];
}

/** A drawing beside the article. It takes the picture's place with its text. */
function expandImage({ article, composing }: Reading, node: Image): readonly Nodes[] {
  const place = placeOf(article, node);
  const path = [article.topic, node.url].filter(Boolean).join('/');
  const drawing = composing.library.files.get(path);
  if (drawing === undefined || !path.endsWith('.svg')) composing.report(place, 'no-image', { id: node.url });
  if (!node.alt) composing.report(place, 'image-untold', { id: node.url });
  return [{ ...node, data: { ...node.data, ...(drawing === undefined ? {} : { drawing }) } }];
}

function expandNode(reading: Reading, node: Nodes, parents: readonly Parents[]): readonly Nodes[] | null {
  const { article, composing } = reading;
  if (isDirective(node)) return expandDirective(reading, node);
  if (node.type === 'html') {
    if (/^<(?:!--|\/)/.test(node.value)) return [];
    composing.report(placeOf(article, node), 'raw-html', {
      what: node.value.slice(0, 40).split('\n')[0] ?? '',
    });
    return [];
  }
  if (node.type === 'heading') return expandHeading(reading, node);
  if (node.type === 'image') return expandImage(reading, node);
  if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
    const identifier = node.identifier.startsWith('set-')
      ? node.identifier
      : `${article.id}-${node.identifier}`;
    if (node.type === 'footnoteReference') return [{ ...node, identifier }];
    return [{ ...node, identifier, children: expanded(reading, node.children) as typeof node.children }];
  }
  if (node.type !== 'paragraph') return null;
  const id = wholeParagraph(node);
  if (id === null || parents.length > 3) return withFootnotes(reading, node);
  return setIn(reading, id, node) ?? [];
}

/** Nodes of an article with everything that they ask for. */
export const expanded = (reading: Reading, nodes: readonly Nodes[]): RootContent[] =>
  rewritten(nodes, (node, parents) => expandNode(reading, node, parents)) as RootContent[];
