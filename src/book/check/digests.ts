/** Digests of paragraphs, by which a translation says what it follows. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RootContent } from 'mdast';
import type { Article } from '../library.ts';

/** Letters of a digest: enough for the paragraphs of one article. */
const LETTERS = 8;

export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, LETTERS);

/** A part of an article that is translated as a whole. */
export interface Paragraph {
  readonly line: number;
  readonly digest: string;
  /** As it is typed, with single spaces. */
  readonly text: string;
}

const typed = (article: Article, { position }: RootContent): string =>
  article.text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0).replace(/\s+/g, ' ');

/** The title and the blocks of an article. */
export function paragraphsOf(article: Article): readonly Paragraph[] {
  const blocks = article.tree.children.map((node) => ({
    line: node.position?.start.line ?? 1,
    text: typed(article, node),
  }));
  return [{ line: article.lineOf('title'), text: article.front.title }, ...blocks].map((each) => ({
    ...each,
    digest: digest(each.text),
  }));
}

/** Letters of a paragraph from which on it is a sentence, which no translation leaves as it is. */
const LONG = 25;

export const isProse = (text: string): boolean => text.length >= LONG && !/^(?:::|!\[|\||```)/.test(text);
