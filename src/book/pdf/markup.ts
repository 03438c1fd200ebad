/** The marks of Typst: its texts, calls and labels. */

/** Characters that mean something in Typst. */
const MARKS = /[\\#*_`$<>@=\-+/~"'[\](){}.:;&]/g;

/** A text of which each character is shown as it stands. */
export const typed = (text: string): string => text.replace(/\s*\n\s*/g, ' ').replace(MARKS, '\\$&');

/** A string in code. */
export const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', ' ')}"`;

/** Content in brackets. */
export const content = (markup: string): string => `[${markup}]`;

/** A call with positional and named arguments. The semicolon ends it, whatever text follows. */
export const call = (name: string, ...given: readonly string[]): string => `#${name}(${given.join(', ')});`;

export const named = (name: string, value: string): string => `${name}: ${value}`;

/** A list of values; Typst needs the comma after a single one. */
export const tuple = (values: readonly string[]): string => `(${values.map((each) => `${each}, `).join('')})`;
