/** One of the finite answers that are open. */
import { type Battle, basesOnTable, placedBase, type SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { BotAnswer } from '../bot.ts';
import { promiseOf, worthFor } from '../evaluate/evaluate.ts';
import { presence } from '../evaluate/march.ts';
import { weighingOf } from '../evaluate/outlook.ts';
import { counselFor } from '../plain-profile.ts';
import { answerWith, END_PHASE, isRefused, openOptions, pointsLeft, questionTo } from '../questions.ts';
import { after, faced } from '../ways/after.ts';

/** What a point is worth that is spent on anything but a move. */
const POINT = 0.06;

/** The option after which the position is worth most; to leave it at that is one, where orders are asked for. */
export function choose(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  refused: readonly AnyCommand[],
): BotAnswer {
  const leaves = questionTo(view, side)?.kind === 'arrivals' && !isRefused(END_PHASE, refused);
  const open = openOptions(rules, view, refused).filter(
    ({ command }) => !leaves || isTimely(rules, view, command),
  );
  const options = leaves
    ? [...open.map(({ command }) => command), END_PHASE]
    : open.map(({ command }) => command);
  const [first, ...others] = options;
  if (!first) return answerWith(END_PHASE, 'bot.nothing-left');
  if (others.length === 0) return answerWith(first, 'bot.only-option');
  let chosen = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const command of options) {
    const value = leaves ? arrivalWorth(rules, view, side, command) : optionWorth(rules, view, side, command);
    if (value > most) {
      most = value;
      chosen = command;
    }
  }
  return answerWith(chosen, 'bot.best-option', { options: options.length });
}

/** Does it bring on nobody who had better come later? */
function isTimely({ id }: Ruleset, view: Battle, command: AnyCommand): boolean {
  const base = view.bases.find((each) => each.id === command.base);
  return !base || base.place === 'table' || (counselFor(id).calls?.(base, view) ?? true);
}

/** What the position is worth once somebody has come, less the points it costs. */
function arrivalWorth(rules: Ruleset, view: Battle, side: SideId, command: AnyCommand): number {
  if (command.type === 'end-phase') return worthFor(rules, view, side);
  const next = after(rules, view, command, side);
  if (!next) return Number.MIN_SAFE_INTEGER;
  // Who is fallen on from aside or behind turns before they fight.
  const moving = after(rules, next, END_PHASE, side) ?? next;
  const weighing = weighingOf(rules, next, side);
  const come = basesOnTable(next)
    .filter((base) => base.side === side && !placedBase(view, base.id))
    .reduce((sum, base) => sum + presence(weighing, base), 0);
  const price = POINT * (pointsLeft(view) - pointsLeft(next));
  return worthFor(rules, faced(rules, moving, side), side) + come - price;
}

/** Whoever hides shoots as if it stood there. */
function shotWorth(rules: Ruleset, view: Battle, side: SideId, base: string, target: string): number {
  const seen = rules.moves.ordered?.(view, [base]) ?? view;
  return promiseOf(rules, seen, side, base, target);
}

/** What is ill advised and need not be done comes after all that must be. */
const LAST = 1000;

/** Fights and shots are taken up in the order of what they promise; all else by what it leads to. */
function optionWorth(rules: Ruleset, view: Battle, side: SideId, command: AnyCommand): number {
  if (command.type === 'end-phase') return 0;
  if (command.type === 'fight') return promiseOf(rules, view, side, String(command.base));
  if (command.type === 'shoot' || command.type === 'bespell') {
    const worth = shotWorth(rules, view, side, String(command.base), String(command.target));
    // Shots must be resolved, whatever they bring; nobody must bespell.
    return command.type === 'bespell' && worth < 0 ? worth - LAST : worth;
  }
  const next = after(rules, view, command, side);
  return next ? worthFor(rules, next, side) : Number.MIN_SAFE_INTEGER;
}
