/** What may be wrong with a book, in words that say what would be right. The command line speaks English. */

export type Severity = 'error' | 'warning';

const FAULTS = {
  unreadable: ['error', '{what} cannot be read: {why}'],
  'no-books': [
    'error',
    'there is no book here: write a file such as rules.yaml that names title, languages and root',
  ],
  yaml: ['error', 'the YAML cannot be read: {why}'],
  form: ['error', '{where}: {why}'],
  'no-front': [
    'error',
    'the article does not begin with front matter: three dashes, “title: ...”, three dashes',
  ],
  'no-category': [
    'error',
    'there is no category “{tag}”{near}; name it under “categories” in the file of the book',
  ],
  'no-kind': ['error', 'the article has no kind; write one of {known}'],
  'in-translation': [
    'error',
    '“{name}” stands only in the article of the first language ({original}): remove it here',
  ],
  'file-name': [
    'error',
    'the name is not <id>.<language>.md, with an id of small letters, digits and dashes',
  ],
  'double-id': ['error', 'there is an article “{id}” in {language} already: {other}'],
  'old-id': ['error', 'the old id “{id}” belongs to {other} too'],
  'no-root': ['error', 'there is no article “{id}” to be the root{near}'],
  'no-ruleset': ['error', 'there is no ruleset “{id}”; known: {known}'],
  'no-chapter': ['error', 'the book has no part or chapter with the tag “{id}” for this ruleset'],
  'no-content': ['error', 'there is no article “{id}”{near}'],
  'double-content': ['error', '“{id}” stands in the contents of “{other}” already; an article has one place'],
  circle: ['error', '“{id}” contains itself: {chain}'],
  place: ['error', '“{id}” is a {kind}: it cannot stand in a {parent}'],
  immediate: ['error', '“{id}” is a {kind}: set it in with ![[{id}]] where it is to be read'],
  'not-immediate': ['error', '“{id}” is a {kind}: only {known} are set in; link to it with [](id)'],
  'set-in-circle': ['error', '“{id}” is set into itself'],
  'no-set-in': ['error', 'there is no article “{id}” to set in{near}'],
  'dead-link': ['error', 'there is no article “{id}”{near}'],
  'dead-anchor': ['error', '“{id}” has no heading “#{anchor}”{near}'],
  'dead-outside': ['warning', '“{url}” leads nowhere: {why}'],
  'no-clause': ['error', 'there is no clause “{id}”{near}'],
  'no-ruling': ['error', 'there is no ruling “{id}”'],
  'no-figure': ['error', 'there is no figure “{id}”{near}'],
  'not-shown': ['error', '“{id}” is shown nowhere in this book, so that nothing can lead to it'],
  'figure-failed': ['error', 'the figure “{id}” no longer holds: {why}'],
  'figure-untold': ['error', 'the figure “{id}” has no title in {language}'],
  'no-image': ['error', 'there is no picture “{id}” beside the article'],
  'image-untold': ['error', 'the picture “{id}” has no words for those who cannot see it: ![words](file)'],
  'no-table': ['error', 'there is no table “{id}”{near}'],
  'no-value': ['error', 'there is no value “{id}”{near}'],
  'no-directive': ['error', 'there is no directive “{name}”{near}'],
  'bare-directive': ['error', '“{name}” says of nothing: write {example}'],
  'only-what': ['error', ':::only takes {book=...} with the name of a book, or {to=...} with one of {known}'],
  'no-alike': [
    'error',
    'the article says nothing under “alike”: what each ruleset calls a thing, such as { thing: ..., rules: ... }',
  ],
  'joined-cell': ['error', 'the cell “{mark}” has no neighbour to join'],
  'no-grid': ['error', ':::table needs a table inside'],
  'double-term': ['error', 'the term “{term}” is explained in {other} already'],
  'unnamed-term': ['warning', 'the article does not name its term “{term}”: explain it, or remove it here'],
  'raw-html': ['error', 'HTML is not read; write Markdown instead of {what}'],
  licence: ['error', 'the article tells rules of {ruleset} under {licence}: write “licence: {licence}”'],
  'no-translation': ['warning', 'there is no article {id} in {language}'],
  outdated: [
    'warning',
    '{file} does not follow this paragraph yet; when it does, run: acies book follow {id}',
  ],
  'never-followed': ['warning', 'the translation does not say what it follows; run: acies book follow {id}'],
  orphan: ['warning', 'the article “{id}” stands in no contents'],
  untranslated: ['warning', 'the paragraph is the same as in {file}'],
  placeholder: ['warning', 'this seems to be a placeholder: {what}'],
  empty: ['warning', 'the article “{id}” has neither text nor contents'],
  'not-covered': ['warning', 'no article of the book tells {count} acting clauses of {topic}: {ids}'],
  'unused-figure': ['warning', 'the figure “{id}” is in no book'],
  'typed-number': [
    'warning',
    'the number {number} stands beside {clause}, which a table gives: write :value{...}',
  ],
  'broken-list': [
    'warning',
    'this line breaks the list: indent it if it goes on the item above, or begin it with the mark of the list',
  ],
  'other-version': ['warning', 'this tells of version {other} under the version {above}'],
  'pasted-title': ['warning', 'a title seems to be pasted into a word: {found}'],
  repeated: ['warning', 'this stands in {other} already: say it once, and link to it'],
  copied: ['warning', '“{words}” stands in {source}, which is not free: say it in words of your own'],
  level: ['warning', 'the heading skips a level: write {right}'],
} as const satisfies Readonly<Record<string, readonly [Severity, string]>>;

export type FaultCode = keyof typeof FAULTS;

/** Where something stands: the path of a file and a line from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface BookFault extends Place {
  readonly severity: Severity;
  readonly code: FaultCode;
  readonly message: string;
}

export type Figures = Readonly<Record<string, string | number>>;

export const FAULT_CODES = Object.keys(FAULTS) as readonly FaultCode[];

/** A fault at a place, with its message. */
export function faultAt({ file, line }: Place, code: FaultCode, figures: Figures = {}): BookFault {
  const [severity, text] = FAULTS[code];
  const message = text.replace(/\{(\w+)\}/g, (whole, name: string) => String(figures[name] ?? whole));
  return { file, line, severity, code, message };
}

/** Each fault once, in order of file and line. */
export function sortedFaults(faults: readonly BookFault[]): readonly BookFault[] {
  const keyOf = ({ file, line, code, message }: BookFault): string => `${file}:${line}:${code}:${message}`;
  const once = new Map(faults.map((fault) => [keyOf(fault), fault]));
  const order = (a: BookFault, b: BookFault): number =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
  return [...once.values()].toSorted(order);
}

/** Reports faults one by one while a book is put together. */
export type Report = (place: Place, code: FaultCode, figures?: Figures) => void;
