/** Warnings about translations: missing, outdated, or left in the first language. */
import { RULESET_WORDS } from '../../words/rulesets.ts';
import type { Report } from '../faults.ts';
import { type Article, type Library, originalOf } from '../library.ts';
import { isProse, paragraphsOf } from './digests.ts';

/** The names of rulesets are the same in every language. */
const NAMES: ReadonlySet<string> = new Set(Object.values(RULESET_WORDS).map(({ name }) => name));

function checkFollowing(original: Article, translation: Article, report: Report): void {
  const { id, front, file } = translation;
  if (front.follows.length === 0) {
    report({ file, line: 1 }, 'never-followed', { id });
    return;
  }
  for (const { line, digest } of paragraphsOf(original))
    if (!front.follows.includes(digest))
      report({ file: original.file, line }, 'outdated', { file: translation.file, id });
}

function checkSame(original: Article, translation: Article, report: Report): void {
  const first = new Set(paragraphsOf(original).map(({ text }) => text));
  for (const { line, text } of paragraphsOf(translation))
    if (isProse(text) && first.has(text) && !NAMES.has(text))
      report({ file: translation.file, line }, 'untranslated', { file: original.file });
}

export function checkTranslations(library: Library, report: Report): void {
  const wanted = [...new Set(library.books.flatMap(({ languages }) => languages))];
  for (const [id, languages] of library.articles) {
    const original = originalOf(library, id);
    if (!original) continue;
    for (const language of wanted) {
      const translation = languages.get(language);
      if (!translation) report({ file: original.file, line: 1 }, 'no-translation', { id, language });
      else if (translation !== original) {
        checkFollowing(original, translation, report);
        checkSame(original, translation, report);
      }
    }
  }
}
