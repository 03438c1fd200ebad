/** A book as an EPUB 3: pages of XHTML, drawings, contents, and what it says of itself, in one file. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Element, ElementContent, Root } from 'hast';
import { toXast } from 'hast-util-to-xast';
import { toXml } from 'xast-util-to-xml';
import { type Composed, licencesOf, type Page } from '../compose/compose.ts';
import type { Entry } from '../compose/outline.ts';
import { noticeOf } from '../html/notice.ts';
import { renderingOf } from '../html/rendering.ts';
import { h, t, toHast } from '../html/to-hast.ts';
import type { Knowledge } from '../knowledge.ts';
import { numberOf } from '../site/page.ts';
import { typeset } from '../text.ts';
import { bookWord } from '../words.ts';
import { EPUB_STYLE } from './style.ts';

/** Every book has this date, so that the same book has the same bytes. */
const DATE = '2026-01-01T00:00:00Z';

const fileOf = (id: string): string => `${id}.xhtml`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What a reading system would show twice or cannot use. */
function forEpub(node: ElementContent): readonly ElementContent[] {
  if (node.type !== 'element') return [node];
  const { className, loading: _, tabIndex: __, role: ___, ariaLabel: ____, ...properties } = node.properties;
  if (Array.isArray(className) && className.includes('anchor')) return [];
  const kept: Element['properties'] = { ...properties, ...(className ? { className } : {}) };
  return [{ ...node, properties: kept, children: node.children.flatMap(forEpub) }];
}

function xhtml(title: string, language: string, body: readonly ElementContent[]): string {
  const tree: Root = {
    type: 'root',
    children: [
      h(
        'html',
        {
          lang: language,
          xmlns: 'http://www.w3.org/1999/xhtml',
          'xmlns:epub': 'http://www.idpf.org/2007/ops',
          xmlLang: language,
        },
        [
          h('head', {}, [
            h('title', {}, [t(title)]),
            h('link', { rel: ['stylesheet'], type: 'text/css', href: 'book.css' }, []),
          ]),
          h('body', {}, body),
        ],
      ),
    ],
  };
  return `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n${toXml(toXast(tree))}\n`;
}

const titleOf = (entry: Entry, composed: Composed): string =>
  [numberOf(entry, composed.language), typeset(entry.article.front.title, composed.language)]
    .filter(Boolean)
    .join(' ');

function contentsOf(composed: Composed, entries: readonly Entry[]): ElementContent[] {
  const pages = entries.filter((entry) => entry.page === entry.id);
  if (pages.length === 0) return [];
  return [
    h(
      'ol',
      {},
      pages.map((entry) =>
        h('li', {}, [
          h('a', { href: fileOf(entry.id) }, [t(titleOf(entry, composed))]),
          ...contentsOf(composed, entry.children),
        ]),
      ),
    ),
  ];
}

const LANDMARKS = ['toc', 'bodymatter', 'glossary', 'backmatter'] as const;

/** The page of a list that is made from the whole book; null where the book has none. */
const pageWith = ({ pages }: Composed, what: string): Page | undefined =>
  pages.find(({ blocks }) => blocks.some((block) => block.type === 'listed' && block.what === what));

function navigation(composed: Composed): string {
  const { language, root, pages } = composed;
  const contents = bookWord('contents', language);
  const marks: Readonly<Record<(typeof LANDMARKS)[number], readonly [string | undefined, string]>> = {
    toc: ['nav', contents],
    bodymatter: [pages[1]?.id ?? root.id, typeset(composed.book.title[language] ?? '', language)],
    glossary: [pageWith(composed, 'glossary')?.id, bookWord('glossary', language)],
    backmatter: [pageWith(composed, 'index')?.id, bookWord('index', language)],
  };
  const landmarks = LANDMARKS.flatMap((type) => {
    const [id, label] = marks[type];
    return id === undefined
      ? []
      : [h('li', {}, [h('a', { 'epub:type': type, href: fileOf(id) }, [t(label)])])];
  });
  return xhtml(contents, language, [
    h('nav', { 'epub:type': 'toc', id: 'toc' }, [
      h('h1', {}, [t(contents)]),
      h('ol', {}, [
        h('li', {}, [h('a', { href: fileOf(root.id) }, [t(typeset(root.article.front.title, language))])]),
        ...((contentsOf(composed, root.children)[0] as Element | undefined)?.children ?? []),
      ]),
    ]),
    h('nav', { 'epub:type': 'landmarks', id: 'landmarks', hidden: true }, [h('ol', {}, landmarks)]),
  ]);
}

const ACCESS = [
  ['schema:accessMode', 'textual'],
  ['schema:accessMode', 'visual'],
  ['schema:accessModeSufficient', 'textual'],
  ['schema:accessibilityFeature', 'alternativeText'],
  ['schema:accessibilityFeature', 'longDescription'],
  ['schema:accessibilityFeature', 'tableOfContents'],
  ['schema:accessibilityFeature', 'index'],
  ['schema:accessibilityFeature', 'structuralNavigation'],
  ['schema:accessibilityHazard', 'none'],
] as const;

function packageFile(composed: Composed, drawings: readonly string[], identifier: string): string {
  const { book, language, pages } = composed;
  const title = escaped(typeset(book.title[language] ?? '', language));
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="css" href="book.css" media-type="text/css"/>',
    ...pages.map(({ id }) => `<item id="p-${id}" href="${fileOf(id)}" media-type="application/xhtml+xml"/>`),
    ...drawings.map(
      (name) =>
        `<item id="d-${name.replaceAll('.', '-')}" href="figures/${name}" media-type="image/svg+xml"/>`,
    ),
  ];
  const summary =
    language === 'en' ? 'Every figure is told in words, too.' : 'Chaque figure est aussi dite avec des mots.';
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${identifier}</dc:identifier>
<dc:title>${title}</dc:title>
<dc:language>${language}</dc:language>
${book.authors.map((author) => `<dc:creator>${escaped(author)}</dc:creator>`).join('\n')}
<dc:rights>${escaped(licencesOf(composed).join(', '))}</dc:rights>
<meta property="dcterms:modified">${DATE}</meta>
${ACCESS.map(([property, value]) => `<meta property="${property}">${value}</meta>`).join('\n')}
<meta property="schema:accessibilitySummary">${summary}</meta>
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine>
<itemref idref="nav"/>
${pages.map(({ id }) => `<itemref idref="p-${id}"/>`).join('\n')}
</spine>
</package>
`;
}

const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

/** A page as XHTML, with its notice where it is under a licence of its own. */
function pageOf(composed: Composed, knowledge: Knowledge, page: Page, drawings: Map<string, string>): string {
  const { language } = composed;
  const urlOf = ({ page: to, anchor }: { page: string; anchor: string }): string =>
    to === page.id && anchor ? `#${anchor}` : fileOf(to) + (anchor ? `#${anchor}` : '');
  const places = {
    language,
    urlOf,
    drawingAt: (name: string) => `figures/${name}`,
    table: () => null,
    prefix: `${page.id}-`,
  };
  const body = toHast(page.blocks, renderingOf(knowledge, places, drawings)).children as ElementContent[];
  const number = numberOf(page.entry, language);
  const before = number ? [h('span', { className: ['number'] }, [t(number)]), t(' ')] : [];
  const notice = page.changed.length > 0 ? [h('footer', {}, [h('p', {}, noticeOf(composed, page))])] : [];
  const title = h('h1', {}, [...before, t(page.title)]);
  return xhtml(page.title, language, [title, ...body.flatMap(forEpub), ...notice]);
}

/** The bytes of the EPUB of a book in one language. */
export function epubOf(composed: Composed, knowledge: Knowledge): Uint8Array {
  const { language, book } = composed;
  const drawings = new Map<string, string>();
  const files = new Map<string, string>();
  for (const page of composed.pages) files.set(fileOf(page.id), pageOf(composed, knowledge, page, drawings));
  const names = [...drawings.keys()].toSorted();
  const text = [...files.values(), ...names.map((name) => drawings.get(name) ?? '')].join('');
  const hash = bytesToHex(
    sha256(utf8ToBytes(`${book.name} ${language} ${book.version} ${text.length}`)),
  ).slice(0, 32);
  const identifier = `urn:uuid:${hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')}`;
  // A ZIP keeps local time: the same hour everywhere gives the same bytes in every time zone.
  const mtime = new Date(2026, 0, 1);
  const stored = { mtime, level: 0 } as const;
  const packed = { mtime, level: 9 } as const;
  const zip: Zippable = {
    mimetype: [strToU8('application/epub+zip'), stored],
    'META-INF/container.xml': [strToU8(CONTAINER), packed],
  };
  const add = (name: string, content: string): void => {
    zip[`OEBPS/${name}`] = [strToU8(content), packed];
  };
  add('book.opf', packageFile(composed, names, identifier));
  add('nav.xhtml', navigation(composed));
  add('book.css', EPUB_STYLE);
  for (const [name, content] of files) add(name, content);
  for (const name of names) add(`figures/${name}`, drawings.get(name) ?? '');
  return zipSync(zip);
}
