/** Marks in both styles of bases: the colours of a command, and a white flag. */
import type { PlacedBase } from '../engine/battle.ts';
import { type DrawnNode, draw } from './node.ts';

/** The colours of commands. Each command also has a sign without colour: its number as bars across the rear. */
const COMMAND_COLOURS = ['#c2185b', '#00695c', '#f9a825', '#5e35b1', '#6d4c41', '#0277bd'] as const;

/** The colour of a command. Its number counts from 0. */
export const commandColour = (command: number): string =>
  COMMAND_COLOURS[command % COMMAND_COLOURS.length] ?? '#555';

/** As many bars as the command's number, side by side over a width. */
function bars(command: number, x: number, y: number, width: number, height: number): readonly DrawnNode[] {
  const parts = command + 1;
  const gap = 0.8;
  const wide = (width - gap * (parts - 1)) / parts;
  return Array.from({ length: parts }, (_, at) =>
    draw('rect', {
      class: 'command',
      x: x + at * (wide + gap),
      y,
      width: wide,
      height,
      fill: commandColour(command),
      stroke: '#fff',
      'stroke-width': 0.4,
    }),
  );
}

/** A strip along the rear in the colour of the command, cut into as many bars as its number. */
export const commandStrip = (
  { width, depth }: PlacedBase,
  command: number,
  height: number,
): readonly DrawnNode[] => bars(command, 1.6 - width / 2, depth - height - 0.7, width - 3.2, height);

/** The width of a command's bars in a line of text. */
export const commandWidth = (command: number): number => (command + 1) * 2.6;

/** The bars of a command in a line of text of this height. */
export const commandBars = (command: number, x: number, height: number): readonly DrawnNode[] =>
  bars(command, x, -height / 2, commandWidth(command), height);

export const whiteFlag = (base: PlacedBase): DrawnNode =>
  draw('path', {
    class: 'demoralised',
    d: 'M0 0 V-11 L8 -9 L0 -5',
    transform: `translate(${base.width / 2 - 9} ${base.depth - 1})`,
    fill: '#fff',
    stroke: '#111',
    'stroke-width': 1,
    'stroke-linejoin': 'round',
  });

/** How far stakes stand before a front, and how far apart, in millimetres. */
const STAKE = 4;
const STAKES_APART = 5;

/** Stakes that a base has set along its front. */
export function stakesBefore({ width }: Pick<PlacedBase, 'width'>): DrawnNode {
  const count = Math.floor(width / STAKES_APART);
  const left = -(count * STAKES_APART) / 2;
  const stakes = Array.from({ length: count }, (_, at) => {
    const x = left + at * STAKES_APART;
    return `M${x} 0l${STAKES_APART / 2} ${-STAKE}l${STAKES_APART / 2} ${STAKE}`;
  });
  return draw('path', {
    class: 'stakes',
    d: stakes.join(''),
    fill: 'none',
    stroke: '#4a3216',
    'stroke-width': 1.3,
    'stroke-linejoin': 'round',
  });
}
