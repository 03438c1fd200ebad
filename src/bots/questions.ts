/** The questions to a bot, and the answers to choose from. */

import type { Awaited, Battle, SideId } from '../engine/battle.ts';
import type { AnyCommand } from '../engine/command.ts';
import type { Option } from '../engine/contract/sequence.ts';
import type { Ruleset } from '../engine/contract.ts';
import { canonical } from '../engine/data/canonical.ts';
import { optionsOf } from '../engine/game/flow.ts';
import type { BotAnswer } from './bot.ts';

export const END_PHASE: AnyCommand = { type: 'end-phase' };

export const questionTo = (view: Battle, side: SideId): Awaited | undefined =>
  view.flow.awaits.find((each) => each.by === side);

/** The orders of the phase in which whole moves are made: their choices come from the family of moves. */
export const isAskedForMoves = (view: Battle, side: SideId): boolean =>
  questionTo(view, side)?.kind === 'orders';

export const same = (a: AnyCommand, b: AnyCommand): boolean => canonical(a) === canonical(b);

export const isRefused = (command: AnyCommand, refused: readonly AnyCommand[]): boolean =>
  refused.some((each) => same(each, command));

/** The options now open that were not refused. */
export const openOptions = (
  rules: Ruleset,
  view: Battle,
  refused: readonly AnyCommand[],
): readonly Option[] => optionsOf(rules, view).filter(({ command }) => !isRefused(command, refused));

/** The points left to the active side, of all its commands. */
export const pointsLeft = (view: Battle): number =>
  Object.values(view.turn.pips).reduce((sum, points) => sum + points, 0);

export const answerWith = (command: AnyCommand, why: string, figures?: BotAnswer['figures']): BotAnswer =>
  figures ? { command, why, figures } : { command, why };
