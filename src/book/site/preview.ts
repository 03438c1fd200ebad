/** The pages of a site while its articles are being written: each block tells where it is written and what is wrong there. */
import type { ElementContent } from 'hast';
import { fromBook } from '../../engine/data/memory.ts';
import type { Language } from '../../words/types.ts';
import { composedFor, type Loaded } from '../build.ts';
import type { Page } from '../compose/compose.ts';
import type { BookFault } from '../faults.ts';
import { h, t } from '../html/to-hast.ts';
import type { BookFile } from '../library.ts';
import { fileOf } from './page.ts';
import { searchScript } from './search.ts';
import { blockOf, type Making, makingOf, sitePage } from './site.ts';

/** Answers for a path of the site; null where there is no such page or file. */
export type Preview = (path: string, faults: readonly BookFault[]) => string | null;

const faultOf = ({ file, line, severity, message }: BookFault): ElementContent =>
  h('p', { className: ['preview-fault', severity] }, [t(`${file}:${line}: ${message}`)]);

/** The body of a page. A fault stands before the block in which it was made; one without a block stands first. */
function bodyOf(making: Making, page: Page, faults: readonly BookFault[]): readonly ElementContent[] {
  const placed = page.blocks.map((block, at) => {
    const [file, line, end] = [
      page.sources[at] ?? '',
      block.position?.start.line ?? 1,
      block.position?.end.line ?? 1,
    ];
    const own = faults.filter((each) => each.file === file && each.line >= line && each.line <= end);
    const shown =
      block.type === 'footnoteDefinition' ? [] : blockOf(making, page, block, `${page.id}-${at}-`);
    return { own, element: h('div', { dataAt: `${file}:${line}` }, [...own.map(faultOf), ...shown]) };
  });
  const told = new Set(placed.flatMap(({ own }) => own));
  const others = faults.filter((each) => page.sources.includes(each.file) && !told.has(each));
  return [...others.map(faultOf), ...placed.map(({ element }) => element)];
}

const withScript = (html: string): string =>
  html.replace(
    '</head>',
    '<link rel="stylesheet" href="/preview.css"><script src="/preview.js" defer></script></head>',
  );

/** The preview of a book. A language is composed, and a page made, when it is asked for. */
export function previewOf(loaded: Loaded, book: BookFile): Preview {
  const { library, knowledge } = loaded;
  const makings = new Map<Language, Making | null>();
  const makingIn = (language: Language): Making | null => {
    const [composed] = composedFor(loaded, book, [language], 'site');
    return composed ? makingOf(library, knowledge, composed, book.languages) : null;
  };
  return (path, faults) => {
    const [code, ...rest] = path.split('/');
    const name = rest.join('/');
    const language = book.languages.find((each) => each === code);
    const making = language ? fromBook(makings, language, () => makingIn(language)) : null;
    if (!making) return null;
    if (name === 'search.js') return searchScript(making.composed);
    const drawing = making.drawings.get(name.replace(/^figures\//, ''));
    if (drawing !== undefined) return drawing;
    const page = making.composed.pages.find(({ id }) => fileOf(making.composed, id) === name);
    return page ? withScript(sitePage(making, page, bodyOf(making, page, faults))) : null;
  };
}

export const PREVIEW_STYLE = `.preview-fault { font: 0.9rem/1.4 var(--sans); margin: 0.5rem 0; padding: 0.4rem 0.7rem; border-left: 4px solid var(--warn); background: var(--shade); }
.preview-fault.error { border-color: var(--accent); }
#preview-place { position: fixed; right: 0; bottom: 0; margin: 0; padding: 0.3rem 0.7rem; background: var(--ink); color: var(--paper); font: 0.85rem monospace; }
`;

/** Shows what was saved at the place being read, and says where a clicked block is written. */
export const PREVIEW_SCRIPT = `'use strict';
(() => {
  const place = document.createElement('p');
  place.id = 'preview-place';
  place.setAttribute('role', 'status');
  document.body.append(place);
  document.addEventListener('click', ({ target }) => {
    const block = target.closest('[data-at]');
    if (block && !target.closest('a, button, summary')) place.textContent = block.dataset.at;
  });
  const blocks = () => [...document.querySelectorAll('[data-at]')];
  new EventSource('/changes').addEventListener('message', async () => {
    const answer = await fetch(location.href);
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
    const at = Math.max(0, blocks().findIndex((block) => block.getBoundingClientRect().bottom > 80));
    const top = blocks()[at]?.getBoundingClientRect().top ?? 0;
    document.querySelector('main').replaceWith(fresh);
    const moved = blocks()[at]?.getBoundingClientRect().top ?? top;
    scrollBy(0, moved - top);
  });
})();
`;
