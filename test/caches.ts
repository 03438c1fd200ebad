import type { SourceFile } from './files.ts';

/** Where answers are kept: the one file that makes collections which forget with their subjects. */
const MEMORY = 'src/engine/memory.ts';

/** A collection that forgets by itself serves nothing but to keep answers. */
const FORGETFUL = /\bnew Weak(?:Map|Set|Ref)\b/;

/** What stands at the left edge belongs to the module. */
const LET = /^(?:export )?(?:let|var) (\w+)/;
const CONST = /^(?:export )?const (\w+)[^=]*=\s*(.*)/;
/** Nobody makes a collection that is empty but to fill it. */
const EMPTY = /^new (?:Map|Set)\b(?:<.*>)?\(\)/;

const CHANGES = 'set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin';

/** Does a module change this collection of its own? Signals are written by `value`. */
function isChanged(name: string, text: string): boolean {
  const own = `(?<![\\w.])${name}`;
  const called = new RegExp(`${own}\\.(?:${CHANGES})\\(`);
  const written = new RegExp(
    `${own}(?:\\[[^\\]]*\\]|\\.(?!value\\b)\\w+)+\\s*(?:[-+*/|&?]{0,2}=(?![=>])|\\+\\+|--)`,
  );
  return called.test(text) || written.test(text);
}

function faultIn({ path, text }: SourceFile, line: string): string | null {
  if (FORGETFUL.test(line)) return 'keeps answers by itself';
  const free = LET.exec(line)?.[1];
  // What one screen is doing is the state of its page.
  if (free !== undefined && !path.startsWith('src/web/')) return `${free} can change`;
  const [, name = '', value = ''] = CONST.exec(line) ?? [];
  if (EMPTY.test(value)) return `${name} is there to be filled`;
  return name !== '' && isChanged(name, text) ? `${name} is changed` : null;
}

/** The lines by which modules keep something from one call to the next, outside of the one place for it. */
export function keptElsewhere(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => path !== MEMORY && !/\.test(?:-support)?\.tsx?$/.test(path))
    .flatMap((file) =>
      file.text.split('\n').flatMap((line, at) => {
        const fault = faultIn(file, line);
        return fault === null ? [] : [`${file.path}:${at + 1} ${fault}`];
      }),
    );
}
