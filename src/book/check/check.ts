/** Finds all faults of the books in a folder. */
import { type Composed, compose } from '../compose/compose.ts';
import { type BookFault, faultAt, type Report, sortedFaults } from '../faults.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Library } from '../library.ts';
import { checkArticles, checkOrphans, checkTags } from './articles.ts';
import { checkFigures, checkLicences, checkRulesets } from './rulesets.ts';
import { checkSlips } from './slips.ts';
import { checkTranslations } from './translation.ts';

/** All faults, in order of file and line. */
export function checkLibrary(library: Library, knowledge: Knowledge): readonly BookFault[] {
  const faults: BookFault[] = [...library.faults];
  const report: Report = (place, code, figures) => faults.push(faultAt(place, code, figures));
  const all: Composed[] = [];
  for (const book of library.books)
    for (const [at, language] of book.languages.entries()) {
      const composed = compose(library, knowledge, book, language, null, report);
      if (composed) all.push(composed);
      if (composed && at === 0) checkRulesets(book, library, knowledge, composed, report);
    }
  checkOrphans(library, report);
  checkTags(library, knowledge, report);
  checkArticles(library, knowledge, report);
  checkSlips(library, report);
  checkTranslations(library, report);
  checkLicences(library, knowledge, report);
  checkFigures(library, knowledge, all, report);
  return sortedFaults(faults);
}
