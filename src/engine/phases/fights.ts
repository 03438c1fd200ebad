/** A phase in which a player orders fights or shots, one after the other, each settled with all its moves before the next. */

import { type Battle, type Frame, otherSide } from '../battle.ts';
import { FIGHT, type FightStory, heldFight, holding, resolveFight, throwFor } from '../combat/fighting.ts';
import { type AnyCommand, facesOf } from '../command.ts';
import type { Fight } from '../contract/combat.ts';
import type { Next, Option, StepOn, Work } from '../contract/sequence.ts';
import type { Ruleset } from '../contract.ts';
import { flag, type Parts, partly, text } from '../data/form.ts';
import { rowOf } from '../data/lookup.ts';
import { holds } from '../effects.ts';
import type { Change, Reason } from '../event.ts';
import { type Answer, after, choose, DONE, waitForOrders, wrongPhase } from '../game/asking.ts';
import { closePhase, END_PHASE, forgetting } from './sequence.ts';

/** What the frame of such a phase remembers: the fight whose dice are awaited, or the question that it asks. */
export const PHASE_FRAME = partly({ entered: flag, fight: FIGHT, asks: text });

export interface PhaseFrame extends Frame {
  readonly entered?: boolean;
  readonly fight?: Fight;
  readonly asks?: string;
}

/** What an order or a choice leads to: the fight that begins at once, what comes next, or a refusal. */
export type Ordered = Fight | Answer;

/** The orders that are legal now, and why the phase may not end before them; null if it may. */
export interface Open {
  readonly options: readonly Option[];
  readonly left: Reason | null;
}

/** The questions that come between the orders. */
export interface PhaseQuestions<MyFrame extends PhaseFrame> {
  /** Asks what must be known before the next order; null if nothing must. */
  first?(work: Work): Next | null;
  /** The choices of the question that the frame asks. */
  options(rules: Ruleset, battle: Battle, frame: MyFrame): readonly Option[];
  /** Takes one of the choices: a base or a word. */
  chosen(work: Work, frame: MyFrame, choice: string): Ordered;
}

/** The fights that its orders begin. */
export interface FightsOrdered {
  /** What is told when the dice are asked for, and when they are thrown. */
  readonly begins: FightStory;
  readonly settled: FightStory;
  /** The marks of those that fought. */
  marks(battle: Battle, fight: Fight): readonly Change[];
  /** What a fight costs apart from its outcomes. `totals` stand in the order of the assessment. */
  costs?(work: Work, fight: Fight, totals: readonly number[]): void;
}

export interface FightPhase<MyFrame extends PhaseFrame, Command extends AnyCommand> {
  /** The name of the phase and of its step. */
  readonly phase: string;
  readonly frame: Parts;
  /** What the player is asked for. */
  readonly kind: 'fight' | 'shoot';
  /** The clause by which the active player gives the orders, if they could be the other's. */
  readonly activeOrders?: string;
  /** The notes that last as long as the phase. */
  readonly notes?: readonly string[];
  /** Begins the phase: false if there is nothing to order, or what is asked before it. */
  enter(work: Work, frame: MyFrame): boolean | Next;
  open(rules: Ruleset, battle: Battle): Open;
  /** What an order does, by the type of its command. */
  readonly orders: {
    readonly [Type in Command['type']]?: (
      work: Work,
      command: Extract<Command, { readonly type: Type }>,
      by: string,
    ) => Ordered;
  };
  /** Without it the orders lead to other steps, which fight. */
  readonly fights?: FightsOrdered;
  readonly questions?: PhaseQuestions<MyFrame>;
}

/** The frame of a phase that waits for the next order. */
export const entered = (phase: string): PhaseFrame => ({ step: phase, entered: true });

type PhaseRules<MyFrame extends PhaseFrame> = FightPhase<MyFrame, AnyCommand>;

const isFight = (ordered: Ordered): ordered is Fight => 'bases' in ordered;

function begun({ phase, fights }: PhaseRules<never>, work: Work, ordered: Ordered): Answer {
  if (!isFight(ordered)) return ordered;
  return fights ? throwFor(work, ordered, fights.begins, { frame: holding(entered(phase), ordered) }) : DONE;
}

function settle(
  { phase, fights }: PhaseRules<never>,
  work: Work,
  fight: Fight,
  faces: readonly number[],
): Next {
  if (!fights) return DONE;
  const { frames, totals } = resolveFight(
    work,
    fight,
    faces,
    fights.settled,
    fights.marks(work.battle, fight),
  );
  fights.costs?.(work, fight, totals);
  return after(frames, entered(phase));
}

const close = (
  { phase, notes = [] }: PhaseRules<never>,
  work: Work,
  type: 'phase-ended' | 'phase-skipped',
): Next => closePhase(work, phase, type, forgetting(work, notes));

function askNext({ phase, kind, activeOrders, questions }: PhaseRules<never>, work: Work): Next {
  const { battle } = work;
  const { active } = battle.turn;
  const by = activeOrders === undefined || holds(activeOrders) ? active : otherSide(battle, active);
  return questions?.first?.(work) ?? waitForOrders(by, kind, entered(phase));
}

function leave(phaseRules: PhaseRules<never>, work: Work): Answer {
  const { left } = phaseRules.open(work.rules, work.battle);
  return left ? [left] : close(phaseRules, work, 'phase-ended');
}

/** Takes the answer to the question that the frame asks: one of its options. */
function answerQuestion<MyFrame extends PhaseFrame>(
  { questions }: PhaseRules<MyFrame>,
  work: Work,
  frame: MyFrame,
  command: AnyCommand,
): Ordered {
  const options = questions?.options(work.rules, work.battle, frame) ?? [];
  const names = options.map(({ command: { base, option } }) => String(option ?? base));
  return choose(work, command, names, (choice) => questions?.chosen(work, frame, choice) ?? []);
}

/** The step of such a phase. */
export function fightPhase<MyFrame extends PhaseFrame, Command extends AnyCommand>(
  phase: FightPhase<MyFrame, Command>,
): StepOn<MyFrame, Command> {
  const phaseRules = phase as PhaseRules<MyFrame>;
  return {
    frame: phaseRules.frame,
    run(work, frame) {
      if (frame.entered) return askNext(phaseRules, work);
      const begins = phaseRules.enter(work, frame);
      if (begins === true) return askNext(phaseRules, work);
      return begins === false ? close(phaseRules, work, 'phase-skipped') : begins;
    },
    answer(work, frame, command, by) {
      if (frame.asks !== undefined)
        return begun(phaseRules, work, answerQuestion(phaseRules, work, frame, command));
      const fight = heldFight(work, frame);
      if (fight) return settle(phaseRules, work, fight, facesOf(command));
      const order = rowOf(phaseRules.orders, command.type);
      if (order) return begun(phaseRules, work, order(work, command, by));
      return command.type === 'end-phase'
        ? leave(phaseRules, work)
        : wrongPhase(work, phaseRules.phase, command);
    },
    options(rules, battle, frame) {
      if (frame.fight !== undefined) return [];
      if (frame.asks !== undefined) return phaseRules.questions?.options(rules, battle, frame) ?? [];
      const { options, left } = phaseRules.open(rules, battle);
      return left ? options : [...options, END_PHASE];
    },
  };
}

/** The order by which a fight is fought, named by its first. */
const fightOption = ({ bases: [base, against] }: Fight): Option => ({
  command: { type: 'fight', base },
  key: 'option.fight',
  figures: { base, against },
});

/** The fights that are still to be fought, and the reason that they keep the phase from ending. */
export const fightsLeft = (fights: readonly Fight[], { rule, key }: Omit<Reason, 'figures'>): Open => ({
  options: fights
    .filter(({ bases: [base] }, at) => fights.findIndex(({ bases }) => bases[0] === base) === at)
    .map(fightOption),
  left: fights.length > 0 ? { rule, key, figures: { fights: fights.map(({ bases }) => bases) } } : null,
});

/** The choice of the main opponent of `base`. */
export const opponentOption = (base: string, opponent: string): Option => ({
  command: { type: 'choose', base: opponent },
  key: 'option.main-opponent',
  figures: { base, opponent },
});

export const shotOption = (base: string, target: string): Option => ({
  command: { type: 'shoot', base, target },
  key: 'option.shoot',
  figures: { base, target },
});
