import type { SourceFile } from './files.ts';

/** The only file that may make collections which forget a value together with its subject. */
const MEMORY = 'src/engine/data/memory.ts';

/** A collection that forgets by itself can only serve to keep answers. */
const FORGETFUL = /\bnew Weak(?:Map|Set|Ref)\b/;

/** A declaration without indentation belongs to the module. */
const LET = /^(?:export )?(?:let|var) (\w+)/;
const CONST = /^(?:export )?const (\w+)[^=]*=\s*(.*)/;
/** A module makes an empty collection only to fill it. */
const EMPTY = /^new (?:Map|Set)\b(?:<.*>)?\(\)/;

const CHANGES = 'set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin';

/** Does the module change this collection? A signal is written by `value`. */
function isChanged(name: string, text: string): boolean {
  const own = `(?<![\\w.])${name}`;
  const called = new RegExp(`${own}\\.(?:${CHANGES})\\(`);
  const written = new RegExp(
    `${own}(?:\\[[^\\]]*\\]|\\.(?!value\\b)\\w+)+\\s*(?:[-+*/|&?]{0,2}=(?![=>])|\\+\\+|--)`,
  );
  return called.test(text) || written.test(text);
}

function faultIn({ path, text }: SourceFile, line: string): string | null {
  if (FORGETFUL.test(line)) return 'keeps answers outside of the memory';
  const free = LET.exec(line)?.[1];
  // Free variables of the screen are the state of a page, and so are the notes that begin anew with each battle.
  if (/=\s*noteOfTable\b/.test(line)) return null;
  if (free !== undefined && !path.startsWith('src/web/')) return `${free} can change`;
  const [, name = '', value = ''] = CONST.exec(line) ?? [];
  if (EMPTY.test(value)) return `${name} is empty and will be filled`;
  return name !== '' && isChanged(name, text) ? `${name} is changed` : null;
}

/** The lines by which a module keeps something from one call to the next, outside of src/engine/data/memory.ts. */
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
