/** The army that all ways of writing it in `ways.ts` mean, for the tests of each ruleset. */
import type { Pasted } from './read.ts';

/** The commands of the army, without the names that a way may leave out. */
export const COMMANDS = [
  ['4 Irr Ps (O)', '6 Reg Sp (S)', 'baggage: 2', 'command: C-in-C Irr Cv (O)'],
  ['3 Irr Hd (O)', '8 Irr LH (F)', 'baggage: 2', 'command: sub-general Reg Kn (F)'],
];

/** The commands of an order of battle in the same form. */
export const commandsOf = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n\n')
    .slice(1)
    .map((command) =>
      command
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .map((line) => line.replace(/^(\d+) .* ((Reg|Irr) \w+ \(.\))$/, '$1 $2'))
        .toSorted(),
    );

/** What was read, and the pieces with a number that were not: words round the army may stay unread. */
export const readingOf = ({ text, pieces }: Pasted) => ({
  commands: commandsOf(text),
  unread: pieces.filter(({ unread, piece }) => unread !== null && /\d/.test(piece)),
});
