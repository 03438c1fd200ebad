/** The phase of moves, in which a C-in-C may also change orders and activate allies. DBMM, Sequence of play. */
import type { FamilyCommand } from '../../../debellis/commands.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { CHANGES } from '../../../debellis/steps/changes.ts';
import { moves as shared } from '../../../debellis/steps/moves.ts';
import type { StepWith } from '../../../engine/contract/sequence.ts';
import { type Answer, goOn } from '../../../engine/game/asking.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { Frame } from '../../../engine/game/game.ts';
import { activateAlly, alliesToActivate } from '../allies/allies.ts';
import type { DbmmCommand } from '../commands.ts';
import { obstacleOptions, setObstacles } from '../obstacles/portable.ts';
import { changeOrders } from '../orders/changing.ts';
import { settlePressing } from '../orders/pressing.ts';

const orElse = (reasons: readonly Reason[], frame: Frame): Answer =>
  reasons.length > 0 ? reasons : goOn(frame);

export const moves = (game: Debellis): StepWith<Readonly<Record<never, never>>, DbmmCommand> => {
  const step = shared(game, CHANGES);
  return {
    ...step,
    answer(work, frame, command, by) {
      if (command.type === 'change-orders') return orElse(changeOrders(work, command, by), frame);
      if (command.type === 'settle-pressing') {
        settlePressing(work, by, command.press);
        return goOn(frame);
      }
      if (command.type === 'activate-ally') return orElse(activateAlly(work, command.command, by), frame);
      if (command.type === 'set-obstacles') return orElse(setObstacles(game, work, command.base, by), frame);
      // The shared step refuses every order that it does not know.
      return step.answer?.(work, frame, command as FamilyCommand, by) ?? [];
    },
    options: (rules, battle, frame) => [
      ...(step.options?.(rules, battle, frame) ?? []),
      ...obstacleOptions(game, rules, battle),
      ...alliesToActivate(battle, battle.turn.active).map((command) => ({
        command: { type: 'activate-ally', command },
        key: 'option.activate-ally',
        figures: { command },
      })),
    ],
  };
};
