/** Standing answers: what a player may have the server answer for it. */
import type { Awaited, Battle } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Instruction } from '../../protocol/requests.ts';
import { openOptions } from '../state/battle/open-options.ts';
import type { Told } from './told.ts';

/** An answer that can stand, with the question for which it was or may be given. */
export interface Offer {
  readonly instruction: Instruction;
  /** A battle in which the question was put. */
  readonly battle: Battle;
  readonly awaited: Awaited;
}

/** An answer that names no base, so that it fits the same question about another. */
const isGeneral = ({ type, ...parts }: AnyCommand): boolean =>
  type === 'choose' && Object.keys(parts).length === 1 && parts.option !== undefined;

const isPut = (battle: Battle | undefined, side: string): Awaited | null => {
  const awaited = battle?.flow.awaits[0];
  const isOpen = awaited?.by === side && awaited.answer.form === 'one' && (battle?.turn.bound ?? 0) > 0;
  return isOpen && awaited ? awaited : null;
};

const offerOf = (battle: Battle, awaited: Awaited, command: AnyCommand): Offer => ({
  instruction: { when: { kind: awaited.kind }, answer: { commands: [command] }, once: false },
  battle,
  awaited,
});

/** The same answer only for the base that the question is about; null where it is about none. */
export function forThisBase({ instruction, awaited }: Offer): Instruction | null {
  const { base } = awaited.about ?? {};
  if (typeof base !== 'string') return null;
  return { ...instruction, when: { ...instruction.when, about: { base } } };
}

export const isSame = (one: Instruction, other: Instruction): boolean =>
  JSON.stringify([one.when, one.answer]) === JSON.stringify([other.when, other.answer]);

/** The answers that a side may let stand: those to the question now, and those that it gave before. */
export function offers(rules: Ruleset, { play, instructions }: Told, side: string): readonly Offer[] {
  if (!play) return [];
  const { live, record, battles } = play;
  const given = live.flatMap((number, step) => {
    const [battle, entry] = [battles[step], record.entries[number]];
    const awaited = isPut(battle, side);
    return battle && awaited && entry?.by === side && isGeneral(entry.command)
      ? [offerOf(battle, awaited, entry.command)]
      : [];
  });
  const last = battles.at(-1);
  const put = isPut(last, side);
  const now =
    last && put
      ? openOptions(rules, last).flatMap(({ command }) =>
          isGeneral(command) ? [offerOf(last, put, command)] : [],
        )
      : [];
  const all = [...now, ...given.toReversed()];
  return all.filter(
    ({ instruction }, at) =>
      all.findIndex((other) => isSame(other.instruction, instruction)) === at &&
      !instructions.some((standing) => isSame(standing, instruction)),
  );
}

/** The shots of the nearest target. */
export const NEAREST: Instruction = { when: { kind: 'shoot' }, answer: { nearest: true }, once: false };
