/** Plain answers to questions of DBMM whose options need no comparing. */
import { inCommand } from '../../engine/army/commands.ts';
import { isRecord } from '../../engine/data/form.ts';
import { optionsOf } from '../../engine/game/flow.ts';
import type { PlainAnswer } from '../knowledge/known.ts';

const first: PlainAnswer = (rules, view) => optionsOf(rules, view)[0]?.command ?? null;

/** The highest die goes to the command with most elements. */
const diceOrders: PlainAnswer = (rules, view, side) => {
  const most = (command: string): number => inCommand(view, side, command).length;
  const sizeOfHighest = (orders: unknown): number => {
    if (!isRecord(orders)) return 0;
    const highest = Object.keys(orders).find((command) => orders[command] === 'high');
    return highest === undefined ? 0 : most(highest);
  };
  const open = optionsOf(rules, view).map(({ command }) => command);
  return open.toSorted((a, b) => sizeOfHighest(b.orders) - sizeOfHighest(a.orders))[0] ?? null;
};

/** A stroke for PIPs is worth most when a middling die is doubled; one in a fight, while it is even. */
const STROKE_FROM = 3;

/** A stroke: doubles a good die, and helps a general who fights. */
const stroke: PlainAnswer = (rules, view) => {
  const options = optionsOf(rules, view);
  const about = view.flow.awaits[0]?.about ?? {};
  const faces = Array.isArray(about.faces) ? about.faces.map(Number) : [];
  const worthIt = faces.length === 0 || Math.max(...faces) >= STROKE_FROM;
  const use = options.find(({ command }) => command.option === 'stroke');
  const keep = options.find(({ command }) => command.option === 'keep');
  return ((worthIt ? use : keep) ?? options[0])?.command ?? null;
};

export const dbmmAnswers: Readonly<Record<string, PlainAnswer>> = {
  advance: first,
  'ambush-shots': first,
  'feigned-flights': first,
  scouting: first,
  'lose-scout': first,
  'dice-orders': diceOrders,
  stroke,
};
