/** Writes armies back as the text files they are read from. */

import { commandsOf } from '../../rules/hott/setup/army-rules.ts';
import { frenchLine } from '../army-text.ts';
import type { ArmyLine, HottArmy } from './army-data.ts';

/** The text of an army; reading it gives the same army. */
export function formatHottArmy({ name, nameFr, points, theme, stronghold, lines }: HottArmy): string {
  const commands = commandsOf(lines.map(({ command }) => (command === null ? {} : { command })));
  return `${[
    `army: ${name}`,
    ...frenchLine('army', nameFr),
    `points: ${points}`,
    ...theme.en.map((line) => `theme: ${line}`),
    ...theme.fr.map((line) => `theme fr: ${line}`),
    ...(stronghold === null
      ? []
      : [
          `stronghold: ${stronghold.name}`,
          ...frenchLine('stronghold', stronghold.nameFr),
          `look: ${stronghold.look}`,
          `shape: ${stronghold.shape} ${stronghold.width} x ${stronghold.depth}`,
        ]),
    '',
    ...lines.filter(({ command }) => command === null).map(lineText),
    ...commands.flatMap((command) => [
      `command: ${command}`,
      ...frenchLine('command', lines.find((line) => line.command === command)?.commandFr),
      ...lines.filter((line) => line.command === command).map(lineText),
    ]),
  ].join('\n')}\n`;
}

function lineText({ count, element, name, nameFr, general, depth }: ArmyLine): string {
  const marks = [general, depth === null ? null : `depth ${depth}`].filter((mark) => mark !== null);
  const names = nameFr === undefined ? name : `${name} / ${nameFr}`;
  return [`${count} ${element}${names === '' ? '' : `: ${names}`}`, ...marks].join(', ');
}
