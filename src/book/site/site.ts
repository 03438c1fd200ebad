/** A book as a site: a folder for each language, readable without script and from disk. */
import type { ElementContent } from 'hast';
import type { RootContent } from 'mdast';
import type { Language } from '../../words/types.ts';
import type { Composed, Page } from '../compose/compose.ts';
import { noticeOf } from '../html/notice.ts';
import { renderingOf } from '../html/rendering.ts';
import { h, type Rendering, t, toHast } from '../html/to-hast.ts';
import type { Knowledge } from '../knowledge.ts';
import { type Library, originalOf } from '../library.ts';
import type { Files } from '../output.ts';
import { typeset } from '../text.ts';
import { bookWord } from '../words.ts';
import { type Frame, fileOf, numberOf, pageHtml } from './page.ts';
import { SCRIPT } from './script.ts';
import { searchScript } from './search.ts';
import { STYLE } from './style.ts';

/** A book in one language while its pages are made. */
export interface Making {
  readonly library: Library;
  readonly composed: Composed;
  /** The other languages in which the site has the book. */
  readonly others: readonly Language[];
  readonly rendering: Rendering;
  /** The drawings of the pages that were made, as SVG, by their names. */
  readonly drawings: Map<string, string>;
}

function titleOf({ composed: { language, root } }: Making, { entry, title }: Page): ElementContent {
  const number = numberOf(entry, language);
  const shown =
    entry.kind === 'chapter' && number ? `${bookWord('chapter', language)}\u00a0${number}` : number;
  const before =
    shown && entry.id !== root.id ? [h('span', { className: ['number'] }, [t(shown)]), t(' ')] : [];
  return h('h1', {}, [...before, t(title)]);
}

/** The parts of a page, listed where the page itself says little. */
function partsOf({ composed }: Making, { entry }: Page): readonly ElementContent[] {
  const parts = entry.children.filter((child) => child.page === child.id);
  if (parts.length === 0) return [];
  const items = parts.map((child) =>
    h('li', {}, [
      h('a', { href: fileOf(composed, child.id) }, [
        t(
          [numberOf(child, composed.language), typeset(child.article.front.title, composed.language)]
            .filter(Boolean)
            .join(' '),
        ),
      ]),
    ]),
  );
  return [h('ol', { className: ['toc'] }, items)];
}

const bodyOf = (making: Making, page: Page, blocks: readonly RootContent[]): ElementContent[] =>
  toHast(blocks, { ...making.rendering, prefix: `${page.id}-` }).children as ElementContent[];

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

function frameOf(making: Making, page: Page): Frame {
  const { composed, others } = making;
  const at = composed.pages.indexOf(page);
  const elsewhere = others.map((language) => ({
    href: `../${language}/${fileOf(composed, page.id)}`,
    words: LANGUAGE_NAMES[language],
    lang: language,
  }));
  const both =
    others.length === 0
      ? []
      : [
          {
            href: `both-${fileOf(composed, page.id)}`,
            words: bookWord('both', composed.language),
            lang: composed.language,
          },
        ];
  return {
    composed,
    title: page.title,
    id: page.id,
    others: [...elsewhere, ...both],
    previous: composed.pages[at - 1] ?? null,
    next: composed.pages[at + 1] ?? null,
    foot: noticeOf(composed, page),
  };
}

function untranslated({ library, composed: { language } }: Making, { id }: Page): readonly ElementContent[] {
  if (library.articles.get(id)?.has(language)) return [];
  return [
    h('aside', { role: 'note', className: ['box', 'note'] }, [
      h('p', { className: ['box-title'] }, [t(bookWord('untranslated', language))]),
    ]),
  ];
}

/** One block of a page, with the footnotes that it may name. */
export function blockOf(
  { rendering }: Making,
  page: Page,
  block: RootContent | undefined,
  prefix: string,
): ElementContent[] {
  if (!block) return [];
  const notes = page.blocks.filter(({ type }) => type === 'footnoteDefinition');
  return toHast([block, ...notes], { ...rendering, prefix }).children as ElementContent[];
}

/** A page in two languages: their blocks side by side, in order. */
function bothHtml(making: Making, other: Making, page: Page): string | null {
  const twin = other.composed.pages.find(({ id }) => id === page.id);
  if (!twin) return null;
  const file = `${other.composed.language}/${fileOf(other.composed, page.id)}`;
  const [mine, theirs] = [page, twin].map(({ blocks }) =>
    blocks.filter(({ type }) => type !== 'footnoteDefinition'),
  );
  const rows = Array.from({ length: Math.max(mine?.length ?? 0, theirs?.length ?? 0) }, (_, at) =>
    h('div', { className: ['pair'] }, [
      h('div', {}, blockOf(making, page, mine?.[at], `${page.id}-${at}-`)),
      h(
        'div',
        { lang: other.composed.language },
        foreign(blockOf(other, twin, theirs?.[at], `${page.id}-`), file),
      ),
    ]),
  );
  const title = h('div', { className: ['pair'] }, [
    titleOf(making, page),
    h('p', { className: ['twin'], lang: other.composed.language }, [t(twin.title)]),
  ]);
  return pageHtml(frameOf(making, page), [title, ...rows], true);
}

/** The text of another page: without its ids, which stand once on a page, and with addresses that lead to that page. */
const foreign = (nodes: readonly ElementContent[], file: string): ElementContent[] =>
  nodes.map((node) => {
    if (node.type !== 'element') return node;
    const { id: _, ...properties } = node.properties;
    for (const name of ['href', 'src'] as const) {
      const address = properties[name];
      if (typeof address !== 'string' || /^[a-z]+:/.test(address)) continue;
      properties[name] = address.startsWith('#')
        ? `../${file}${address}`
        : `../${file.split('/')[0]}/${address}`;
    }
    return { ...node, properties, children: foreign(node.children, file) };
  });

const movedHtml = (to: string, language: Language): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${to}"><title>${bookWord('moved', language)}</title><p>${bookWord('moved', language)}: <a href="${to}">${to}</a></p></html>\n`;

/**
 * A book in one language, of which pages can be made. Each page that is made adds its drawings.
 * @param languages those in which the site has the book
 */
export function makingOf(
  library: Library,
  knowledge: Knowledge,
  composed: Composed,
  languages: readonly Language[],
): Making {
  const { language } = composed;
  const urlOf: Rendering['urlOf'] = ({ page, anchor }) =>
    fileOf(composed, page) + (anchor ? `#${anchor}` : '');
  const places = {
    language,
    urlOf,
    drawingAt: (name: string) => `figures/${name}`,
    table: () => null,
    prefix: '',
  };
  const drawings = new Map<string, string>();
  const rendering = renderingOf(knowledge, places, drawings);
  return { library, composed, others: languages.filter((each) => each !== language), rendering, drawings };
}

/** A page of the site with this body. */
export const sitePage = (making: Making, page: Page, body: readonly ElementContent[]): string =>
  pageHtml(frameOf(making, page), [
    titleOf(making, page),
    ...untranslated(making, page),
    ...body,
    ...partsOf(making, page),
  ]);

/** The site of a book in all its languages. `minisearch` is the script of the search. */
export function siteOf(
  library: Library,
  knowledge: Knowledge,
  all: readonly Composed[],
  minisearch: string,
): Files {
  const files = new Map<string, string>();
  const languages = all.map(({ language }) => language);
  const makings = all.map((composed) => makingOf(library, knowledge, composed, languages));
  for (const making of makings) {
    const { composed } = making;
    const { language } = composed;
    for (const page of composed.pages) {
      const body = bodyOf(making, page, page.blocks);
      files.set(`${language}/${fileOf(composed, page.id)}`, sitePage(making, page, body));
      const other = makings.find((each) => each !== making);
      const both = other ? bothHtml(making, other, page) : null;
      if (both !== null) files.set(`${language}/both-${fileOf(composed, page.id)}`, both);
      for (const old of page.articles.flatMap((id) => originalOf(library, id)?.front.was ?? []))
        files.set(`${language}/${old}.html`, movedHtml(fileOf(composed, page.id), language));
    }
    files.set(`${language}/search.js`, searchScript(composed));
    for (const [name, svg] of making.drawings) files.set(`${language}/figures/${name}`, svg);
  }
  files.set('book.css', STYLE);
  files.set('book.js', SCRIPT);
  files.set('minisearch.js', minisearch);
  files.set('index.html', movedHtml(`${all[0]?.language ?? 'en'}/index.html`, all[0]?.language ?? 'en'));
  return files;
}
