/** What stands at the foot of a page: who made it, and under which licence. */
import type { ElementContent } from 'hast';
import type { Composed, Page } from '../compose/compose.ts';
import { typeset } from '../text.ts';
import { bookWord } from '../words.ts';
import { h, t } from './to-hast.ts';

/** The address of a licence by its SPDX id. */
export function licenceUrl(id: string): string {
  const [, kind, version] = /^CC-(BY(?:-[A-Z]{2})*)-(\d\.\d)$/.exec(id) ?? [];
  return kind
    ? `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`
    : `https://spdx.org/licenses/${id}.html`;
}

export function noticeOf({ book, language }: Composed, page: Page): readonly ElementContent[] {
  const by = `${typeset(book.title[language] ?? '', language)}, ${bookWord('by', language)} ${book.authors.join(', ')}`;
  const links = page.licences.flatMap((id, at) => [
    ...(at > 0 ? [t(', ')] : []),
    h('a', { href: licenceUrl(id), rel: ['license'] }, [t(id)]),
  ]);
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  return [
    t(`${by} · ${bookWord('version', language)} ${book.version} · ${bookWord('licence', language)}${colon}`),
    ...links,
    ...page.changed.map((each) => t(` · ${typeset(each, language)}`)),
  ];
}
