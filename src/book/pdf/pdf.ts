/** A book as the source of a PDF: markup for Typst, and the drawings that it names. */
import type { FootnoteDefinition } from 'mdast';
import type { Language } from '../../words/types.ts';
import { type Composed, licencesOf, type Page } from '../compose/compose.ts';
import { type Entry, partOf } from '../compose/outline.ts';
import { walk } from '../compose/walk.ts';
import type { Knowledge } from '../knowledge.ts';
import type { PageSize } from '../library.ts';
import { numberOf } from '../site/page.ts';
import { typeset } from '../text.ts';
import { bookWord } from '../words.ts';
import { LAYOUT, PAPERS, textHeight, textWidth } from './layout.ts';
import { call, content, named, quoted, tuple, typed } from './markup.ts';
import { blocks, spot, type Writing } from './writer.ts';

export interface PdfSource {
  readonly markup: string;
  /** The drawings, by the name of their file. */
  readonly drawings: ReadonlyMap<string, string>;
}

const notesOf = (page: Page): ReadonlyMap<string, FootnoteDefinition> => {
  const found = new Map<string, FootnoteDefinition>();
  walk(page.blocks, (node) => {
    if (node.type === 'footnoteDefinition') found.set(node.identifier, node);
  });
  return found;
};

const runningTitle = (entry: Entry, language: Language): string =>
  [numberOf(entry, language), typeset(entry.article.front.title, language)].filter(Boolean).join('  ');

function pageMarkup({ language }: Composed, page: Page, writing: Writing): string {
  const { entry, title } = page;
  const text = blocks(writing, page.blocks);
  const notice = page.changed.map((each) => call('notice', content(typed(typeset(each, language))))).join('');
  if (entry.depth === 0) return `${spot(writing, '')}${text}\n\n${notice}`;
  const number = numberOf(entry, language);
  const shown = [...(number ? [`${typed(number)}#h(0.7em);`] : []), typed(title)].join('');
  const part = partOf(entry);
  const opener = call(
    'opener',
    String(entry.depth),
    content(typed(runningTitle(entry, language))),
    part ? content(typed(runningTitle(part, language))) : 'none',
    String(entry.kind !== 'section'),
    content(shown),
  );
  return `${opener}${spot(writing, '')}\n\n${notice}\n\n${text}`;
}

/** The source of the PDF of a book in one language. */
export function pdfSource(composed: Composed, knowledge: Knowledge, size: PageSize): PdfSource {
  const { book, language, pages } = composed;
  const paper = PAPERS[size];
  const drawings = new Map<string, string>();
  const labels = new Set<string>();
  const [root, ...rest] = pages.map((page) =>
    pageMarkup(composed, page, {
      language,
      knowledge,
      page: page.id,
      depth: page.entry.depth,
      width: textWidth(paper),
      height: textHeight(paper),
      type: paper.type,
      drawings,
      labels,
      notes: notesOf(page),
    }),
  );
  const told = (text: string | undefined): string => quoted(typeset(text ?? '', language));
  const about = [
    `${bookWord('version', language)} ${book.version}`,
    `${bookWord('licence', language)}${language === 'fr' ? '\u00a0' : ''}: ${licencesOf(composed).join(', ')}`,
  ];
  const settings = [
    named('title', told(book.title[language])),
    named('subtitle', told(book.subtitle[language])),
    named('authors', tuple(book.authors.map(quoted))),
    named('about', tuple(about.map(quoted))),
    named('lang', quoted(language)),
    named('paper', quoted(paper.name)),
    named('inside', `${paper.inside}mm`),
    named('outside', `${paper.outside}mm`),
    named('size', `${paper.type}pt`),
  ];
  const start = `#show: book.with(${settings.join(', ')})`;
  // A book of one page has no contents.
  const contents = rest.length > 0 ? call('contents', quoted(bookWord('contents', language))) : '';
  return { markup: [LAYOUT, start, root, contents, ...rest].join('\n\n'), drawings };
}
