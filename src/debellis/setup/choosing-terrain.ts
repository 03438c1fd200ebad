/** Both players choose terrain, then lay it: what the steps of both rulesets ask and remember. */
import type { Battle } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import { countTo, type Form, flag, listOf } from '../../engine/data/form.ts';
import { type Answer, goOn, wait, waitForDice } from '../../engine/game/asking.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { Awaited, Frame, SideId } from '../../engine/game/game.ts';
import type { Next } from '../../engine/game/steps.ts';
import { tell } from '../../engine/game/work.ts';
import { defenderOf, invaderOf } from './roles.ts';

export type Chooser = 'invader' | 'defender';

/** The parts of a frame: the pieces that each player has chosen, those still to be laid, and the dice for the next one. */
export const makingForms = <Wanted, ToLay>(wanted: Form<Wanted>, toLay: Form<ToLay>) => ({
  /** The terrain is laid now; otherwise it was there before the battle. */
  laying: flag,
  invader: listOf(wanted),
  defender: listOf(wanted),
  queue: listOf(toLay),
  faces: listOf(countTo(6)),
});

/** The pieces that the invader has chosen, which both sides see; none before the choice. */
export function chosenByInvader<Wanted>(battle: Battle, form: Form<readonly Wanted[]>): readonly Wanted[] {
  const chosen = battle.flow.stack.find(({ step }) => step === 'battlefield')?.invader;
  return form.fits(chosen) ? chosen : [];
}

/** The side that is the invader, or the defender. */
export const sideOf = (battle: Battle, who: Chooser): SideId =>
  who === 'defender' ? defenderOf(battle) : invaderOf(battle);

/** The player who chooses next; null if both have. */
export const chooserIn = (making: Frame): Chooser | null =>
  making.invader ? (making.defender ? null : 'defender') : 'invader';

/** Asks a player for terrain. */
export const askChoice = (battle: Battle, making: Frame, who: Chooser, about: Awaited['about']): Next =>
  wait(
    {
      by: sideOf(battle, who),
      kind: 'choose-terrain',
      answer: { form: 'orders' },
      about: { role: who, ...about },
    },
    making,
  );

/** Asks the player who has chosen a piece for its place. */
export const askPlace = (making: Frame, piece: { readonly side: SideId }, about: object): Next =>
  wait(
    { by: piece.side, kind: 'lay-terrain', answer: { form: 'place' }, about: { piece, ...about } as never },
    making,
  );

/** Waits for the dice that settle the place of a piece. */
export const askDice = (making: Frame, owner: SideId, count: number): Next =>
  waitForDice(
    'terrain-place',
    Array.from({ length: count }, () => ({ owner, die: 'D6', purpose: 'terrain-place' })),
    making,
  );

/** Takes the choice of a player, unless there are reasons against it. */
export function takeChoice(
  work: Work,
  making: Frame,
  who: Chooser,
  pieces: readonly object[],
  { rule, against }: { readonly rule: string; readonly against: readonly Reason[] },
): Answer {
  if (against.length > 0) return against;
  const figures = { side: sideOf(work.battle, who), pieces: pieces as never };
  tell(work, { type: 'terrain-chosen', rule, figures });
  return goOn({ ...making, [who]: pieces as never });
}
