/** The words of a book for its search, as a script that also works from disk. */
import type { RootContent } from 'mdast';
import MiniSearch from 'minisearch';
import type { Composed } from '../compose/compose.ts';
import { walk, words } from '../compose/walk.ts';
import { fileOf } from './page.ts';

interface Found {
  readonly id: number;
  readonly at: string;
  readonly title: string;
  readonly page: string;
  readonly text: string;
}

/** A page in parts: each heading begins one. */
function partsOf(composed: Composed, page: Composed['pages'][number]): readonly Omit<Found, 'id'>[] {
  const file = fileOf(composed, page.id);
  const parts: { anchor: string; title: string; text: string[] }[] = [
    { anchor: '', title: page.title, text: [] },
  ];
  const tell = (text: string): number => parts.at(-1)?.text.push(text) ?? 0;
  const visit = (node: RootContent): void => {
    if (node.type === 'heading')
      parts.push({ anchor: node.data?.anchor ?? '', title: words(node), text: [] });
    else if (node.type === 'figure') tell(`${node.title}`);
    else if (node.type === 'grid') walkGrid(node, tell);
    else if (node.type === 'ruling')
      tell([node.id, words(node.title), ...node.parts.map(({ children }) => words(children))].join(' '));
    else if (node.type === 'clause') parts.push({ anchor: node.id, title: node.id, text: [words(node)] });
    else tell(words(node));
  };
  for (const block of page.blocks) visit(block);
  return parts.map(({ anchor, title, text }) => ({
    at: anchor === '' ? file : `${file}#${anchor}`,
    title,
    page: page.title,
    text: text.join(' '),
  }));
}

function walkGrid(node: Extract<RootContent, { type: 'grid' }>, tell: (text: string) => number): void {
  tell(words(node.caption));
  for (const row of [...node.head, ...node.body])
    walk(row, (cell) => cell.type === 'text' && tell(cell.value));
}

/** How words are compared; the script of the page says the same. */
export const PLAIN_TERM = "(term) => term.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase()";

const plain = (term: string): string => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Letters of a text that are shown with what is found. */
const SHOWN = 160;

export function searchScript(composed: Composed): string {
  const search = new MiniSearch<Found>({
    fields: ['title', 'text'],
    storeFields: ['at', 'title', 'page', 'shown'],
    processTerm: plain,
    extractField: (found, field) =>
      field === 'shown' ? found.text.slice(0, SHOWN) : found[field as keyof Found],
  });
  const parts = composed.pages.flatMap((page) => partsOf(composed, page));
  search.addAll(parts.map((part, id) => ({ ...part, id })));
  return `bookIndex(${JSON.stringify(JSON.stringify(search))});\n`;
}
