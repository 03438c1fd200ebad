/** Reads the file of a TiddlyWiki Classic: one page of HTML that holds its articles ("tiddlers"). */
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** An article of a wiki, as it is written there. */
export interface Tiddler {
  readonly title: string;
  readonly tags: readonly string[];
  /** Who changed it last. */
  readonly modifier: string;
  readonly text: string;
}

const isElement = (node: Nodes): node is Element => node.type === 'element';

function* elements(node: Root | Element): Generator<Element> {
  for (const child of node.children)
    if (isElement(child)) {
      yield child;
      yield* elements(child);
    }
}

/** The text of a node. A wiki keeps plain text, so nothing nests in it. */
const textOf = ({ children }: Element): string =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('');

const attribute = ({ properties }: Element, name: string): string => {
  const value = Object.hasOwn(properties, name) ? properties[name] : '';
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
};

/** Tags stand with spaces between them: `one [[two words]]`. */
const tagsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\[\[(.*?)\]\]|(\S+)/g)].map(([, long, short]) => long ?? short ?? '');

/** Files before version 2.2 have the title under another name, and the text in one line. */
function tiddlerOf(node: Element): Tiddler | null {
  const old = attribute(node, 'tiddler');
  const title = attribute(node, 'title') || old;
  if (title === '') return null;
  const inner = node.children.filter(isElement).find(({ tagName }) => tagName === 'pre');
  const oldText = textOf(node).replace(/\\n/g, '\n').replace(/\\s/g, '\\');
  const text = inner ? textOf(inner) : old === '' ? '' : oldText;
  return {
    title: title.trim(),
    tags: tagsIn(attribute(node, 'tags')),
    modifier: attribute(node, 'modifier').trim(),
    text: text.replace(/\r\n?/g, '\n'),
  };
}

/** The articles of a wiki, or why there are none. */
export function readWiki(html: string): readonly Tiddler[] | { readonly why: string } {
  let store: Element | undefined;
  for (const node of elements(fromHtml(html))) {
    if (node.tagName === 'script' && /\btiddlywiki-tiddler-store\b/.test(attribute(node, 'className')))
      return {
        why: 'it is a TiddlyWiki 5, whose marks are others: only those of TiddlyWiki Classic are read',
      };
    if (attribute(node, 'id') === 'storeArea') store = node;
  }
  if (!store) return { why: 'it has no store of articles (an element with the id “storeArea”)' };
  const found = store.children.filter(isElement).flatMap((node) => tiddlerOf(node) ?? []);
  return found.length > 0 ? found : { why: 'its store of articles is empty' };
}
