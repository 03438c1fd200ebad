/** Chooses among a few open answers: fights, shots, spells, arrivals and questions. */
import { placedBase } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { ownBases } from '../board/groups.ts';
import type { BotAnswer } from '../bot.ts';
import { type Context, inBattle, type Situation } from '../context.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { promiseOf } from '../evaluate/odds/promise.ts';
import { outlookOf } from '../evaluate/outlook.ts';
import { presence } from '../evaluate/terms/formation.ts';
import { plainAnswer } from '../knowledge/known.ts';
import { answerWith, END_PHASE, isRefused, openOptions, pointsLeft, questionTo } from '../questions.ts';
import { after, faced } from '../ways/after.ts';

/** The worth of a point that is not spent on a move, in points of an army. */
const POINT = 0.06;

/** The option with the highest worth. If bases may arrive, one option is to bring on none. */
export function chooseOption(context: Context): BotAnswer {
  const { rules, battle, side, refused } = context;
  const plain = plainAnswer(rules, battle, side);
  if (plain && !isRefused(plain, refused)) return answerWith(plain, 'bot.only-option');
  const arrivals = questionTo(battle, side)?.kind === 'arrivals' && !isRefused(END_PHASE, refused);
  const open = openOptions(rules, battle, refused).map(({ command }) => command);
  const options = arrivals ? [...open.filter((each) => isTimely(context, each)), END_PHASE] : open;
  const [first, ...others] = options;
  if (!first) return answerWith(END_PHASE, 'bot.nothing-left');
  if (others.length === 0) return answerWith(first, 'bot.only-option');
  let chosen = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const command of options) {
    const value = arrivals ? arrivalWorth(context, command) : optionWorth(context, command);
    if (value > most) {
      most = value;
      chosen = command;
    }
  }
  return answerWith(chosen, 'bot.best-option', { options: options.length });
}

/** Is it time for the base of this command to arrive? */
function isTimely({ profile, battle }: Situation, command: AnyCommand): boolean {
  const base = battle.bases.find((each) => each.id === command.base);
  return !base || base.place === 'table' || (profile.troops.isTimely?.(base, battle) ?? true);
}

/** The worth of the position after a base has arrived, less the worth of its points. */
function arrivalWorth(context: Context, command: AnyCommand): number {
  if (command.type === 'end-phase') return evaluate(context);
  const next = after(context, command);
  if (!next) return Number.MIN_SAFE_INTEGER;
  const come = inBattle(context, next);
  // Bases that are attacked from aside or behind turn before they fight.
  const moving = after(come, END_PHASE) ?? next;
  const outlook = outlookOf(come);
  const present = ownBases(come)
    .filter((base) => !placedBase(context.battle, base.id))
    .reduce((sum, base) => sum + presence(outlook, base), 0);
  const price = POINT * (pointsLeft(context.battle) - pointsLeft(next));
  return evaluate(faced(inBattle(context, moving))) + present - price;
}

/** A hidden base shoots as if it stood on the table. */
function shotWorth(situation: Situation, base: string, target: string): number {
  const { rules, battle } = situation;
  return promiseOf(inBattle(situation, rules.moves.ordered?.(battle, [base]) ?? battle), base, target);
}

/** A spell with a negative worth comes after all shots, because every shot must be made. */
const LAST = 1000;

/** The worth of an option: the promise of a fight or shot; for others the worth of the position after it. */
function optionWorth(situation: Situation, command: AnyCommand): number {
  if (command.type === 'end-phase') return 0;
  if (command.type === 'fight') return promiseOf(situation, String(command.base));
  const isSpell = command.type === situation.profile.orders.spell;
  if (command.type === 'shoot' || isSpell) {
    const worth = shotWorth(situation, String(command.base), String(command.target));
    // Every shot must be resolved, even a bad one. A spell may be left undone.
    return isSpell && worth < 0 ? worth - LAST : worth;
  }
  const next = after(situation, command);
  return next ? evaluate(inBattle(situation, next)) : Number.MIN_SAFE_INTEGER;
}
