/** One page of the site: its frame, the contents at its side, and the way on. */
import type { ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Language } from '../../words/types.ts';
import type { Composed, Page } from '../compose/compose.ts';
import type { Entry } from '../compose/outline.ts';
import { h, t } from '../html/to-hast.ts';
import { typeset } from '../text.ts';
import { bookWord } from '../words.ts';

/** What stands round the text of a page. */
export interface Frame {
  readonly composed: Composed;
  readonly title: string;
  /** The id of the page; empty for pages that are in no contents. */
  readonly id: string;
  /** The same page in another language, and both side by side. */
  readonly others: readonly { readonly href: string; readonly words: string; readonly lang: Language }[];
  readonly previous: Page | null;
  readonly next: Page | null;
  /** The licence of the page, and who made it. */
  readonly foot: readonly ElementContent[];
}

/** The number of an entry before its title, such as `Part II` or `3.2`. */
export function numberOf({ kind, number }: Entry, language: Language): string {
  if (number === '') return '';
  return kind === 'part' || kind === 'appendix' ? `${bookWord(kind, language)}\u00a0${number}` : number;
}

/** The file of a page. The root is `index.html`, so that an article with the id `index` is not. */
export const fileOf = (composed: Composed, id: string): string => {
  if (id === composed.root.id) return 'index.html';
  return id === 'index' ? 'index-of-words.html' : `${id}.html`;
};

const isWithin = (entry: Entry, id: string): boolean =>
  entry.id === id || entry.children.some((child) => isWithin(child, id));

/** The entries that have a page, as items of the contents. What has parts is opened by its title, and is the first of them. */
function itemsOf(frame: Frame, entries: readonly Entry[]): readonly ElementContent[] {
  const { composed, id } = frame;
  const pages = entries.filter((entry) => entry.page === entry.id);
  return pages.map((entry) => {
    const number = numberOf(entry, composed.language);
    const title = [
      ...(number ? [h('span', { className: ['number'] }, [t(number)]), t(' ')] : []),
      t(typeset(entry.article.front.title, composed.language)),
    ];
    const current = entry.id === id ? ({ ariaCurrent: 'page' } as const) : {};
    const item = h('li', {}, [h('a', { href: fileOf(composed, entry.id), ...current }, title)]);
    const parts = itemsOf(frame, entry.children);
    if (parts.length === 0) return item;
    const open = isWithin(entry, id) || (entry.kind === 'part' && id === composed.root.id);
    return h('li', {}, [
      h('details', open ? { open: true } : {}, [h('summary', {}, title), h('ol', {}, [item, ...parts])]),
    ]);
  });
}

function contentsOf(frame: Frame, entries: readonly Entry[]): ElementContent[] {
  const items = itemsOf(frame, entries);
  return items.length === 0 ? [] : [h('ol', {}, items)];
}

function wayOn({ composed, previous, next }: Frame): ElementContent {
  const { language } = composed;
  const link = (page: Page | null, rel: 'previous' | 'next'): ElementContent[] =>
    page === null
      ? [h('span', {}, [])]
      : [
          h('a', { href: fileOf(composed, page.id), rel: [rel === 'previous' ? 'prev' : 'next'] }, [
            h('span', { className: ['which'] }, [t(bookWord(rel, language))]),
            t(page.title),
          ]),
        ];
  const label = `${bookWord('previous', language)}, ${bookWord('next', language)}`;
  return h('nav', { className: ['way'], ariaLabel: label }, [
    ...link(previous, 'previous'),
    ...link(next, 'next'),
  ]);
}

function headOf({ composed, title, id }: Frame): ElementContent {
  const { book, language } = composed;
  const name = typeset(book.title[language] ?? '', language);
  return h('head', {}, [
    h('meta', { charSet: 'utf-8' }, []),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }, []),
    h('meta', { name: 'color-scheme', content: 'light dark' }, []),
    h('title', {}, [t(id === composed.root.id ? name : `${title} · ${name}`)]),
    h('link', { rel: ['stylesheet'], href: '../book.css' }, []),
    h('script', { src: '../book.js', defer: true }, []),
  ]);
}

function searchOf(language: Language): ElementContent {
  return h('search', { className: ['search'], hidden: true }, [
    h('label', { htmlFor: ['search'] }, [t(bookWord('search', language))]),
    h(
      'input',
      { id: 'search', type: 'search', autoComplete: ['off'], dataNothing: bookWord('nothing', language) },
      [],
    ),
    h('div', { id: 'found', ariaLive: 'polite' }, []),
  ]);
}

/** The whole document of a page. */
export function pageHtml(frame: Frame, body: readonly ElementContent[], wide = false): string {
  const { composed, others } = frame;
  const { book, language, root } = composed;
  const name = typeset(book.title[language] ?? '', language);
  const links = others.map(({ href, words, lang }) => h('a', { href, hrefLang: lang, lang }, [t(words)]));
  const tree: Root = {
    type: 'root',
    children: [
      { type: 'doctype' },
      h('html', { lang: language }, [
        headOf(frame),
        h('body', {}, [
          h('a', { className: ['skip'], href: '#text' }, [t(bookWord('skip', language))]),
          h('header', { className: ['top'] }, [
            h('a', { className: ['home'], href: 'index.html' }, [t(name)]),
            h(
              'nav',
              { className: ['languages'], ariaLabel: language === 'en' ? 'Languages' : 'Langues' },
              links,
            ),
          ]),
          h('div', { className: wide ? ['frame', 'both'] : ['frame'] }, [
            h('nav', { className: ['contents'], ariaLabel: bookWord('contents', language) }, [
              h('details', { open: true }, [
                h('summary', {}, [t(bookWord('contents', language))]),
                searchOf(language),
                ...contentsOf(frame, root.children),
              ]),
            ]),
            h('main', { id: 'text', tabIndex: -1 }, [
              ...body,
              wayOn(frame),
              h('footer', {}, [h('p', {}, frame.foot)]),
            ]),
          ]),
        ]),
      ]),
    ],
  };
  return `${toHtml(tree)}\n`;
}
