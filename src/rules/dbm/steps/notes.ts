/** Both sides write their notes in secret: ambushes, flank marches, troops aboard ships. DBM, Ambush; ruling 105. */
import { lay, takeBack } from '../../../engine/ambush/laying.ts';
import type { SharedOrder } from '../../../engine/battle/command-form.ts';
import { type Base, type Battle, findBase, type SideId } from '../../../engine/battle.ts';
import type { FrameOf, Option, Step, Work } from '../../../engine/contract/sequence.ts';
import { flag, partly, text } from '../../../engine/data/form.ts';
import type { Reason } from '../../../engine/event.ts';
import { type Answer, after, DONE, goOn, waitForOrders, wrongPhase } from '../../../engine/game/asking.ts';
import { agreed } from '../../../engine/game/options.ts';
import { tell } from '../../../engine/game/work.ts';
import { END_PHASE } from '../../../engine/phases/sequence.ts';
import { LAYING } from '../ambush/lay.ts';
import { because } from '../citing.ts';
import type { DbmStep } from '../commands.ts';
import { dismountInNotes, remountInNotes } from '../dismounting/in-notes.ts';
import { recordedFlanks } from '../flank/marches.ts';
import { openMarches, send } from '../flank/sending.ts';
import { boardInNotes, leaveInNotes, sailingOptions, shipReasons } from '../naval/sailing.ts';
import { AMBUSH, FLANK_MARCHES, WATER } from '../options.ts';
import { defenderOf, invaderOf } from '../setup/roles.ts';
import { note } from '../state.ts';

const FRAME = { side: text };

const orGoOn = (reasons: readonly Reason[], frame: FrameOf<typeof FRAME>): Answer =>
  reasons.length > 0 ? reasons : goOn(frame);

const noAmbush = ({ options }: Battle): readonly Reason[] =>
  agreed(options, AMBUSH) ? [] : [because('dbm.ambush.1', 'dbm.ambush.not-agreed')];

/** Takes elements out of their ambush or off their ships. */
function withdraw(work: Work, side: SideId, command: SharedOrder<'take-back'>): readonly Reason[] {
  const bases = command.bases.map((id) => findBase(work.battle, id));
  const sail = bases.every((base): base is Base => base?.side === side && base.place === 'aboard');
  if (!sail) return takeBack(LAYING, work, side, command);
  leaveInNotes(work, bases);
  return [];
}

/** One side writes its notes, or none. */
export const writeNotes: DbmStep<typeof FRAME> = {
  frame: FRAME,
  run: (_work, { side }) => waitForOrders(side, 'notes'),
  answer(work, frame, command) {
    const { side } = frame;
    switch (command.type) {
      case 'deploy':
      case 'deploy-group': {
        const against = noAmbush(work.battle);
        return orGoOn(against.length > 0 ? against : lay(LAYING, work, side, command), frame);
      }
      case 'take-back':
        return orGoOn(withdraw(work, side, command), frame);
      case 'flank-march':
        return orGoOn(send(work, side, command.command, command.edge), frame);
      case 'dismount':
        return orGoOn(dismountInNotes(work, command, side), frame);
      case 'remount':
        return orGoOn(remountInNotes(work, command, side), frame);
      case 'embark':
        return orGoOn(boardInNotes(work, command, side), frame);
      case 'end-phase': {
        const against = shipReasons(work.rules, work.battle, side);
        if (against.length > 0) return against;
        tell(work, { type: 'notes-written', rule: 'dbm.ambush.11', figures: { side } });
        return DONE;
      }
      default:
        return wrongPhase(work, 'notes', command);
    }
  },
  options: (rules, battle, { side }) => [
    ...(shipReasons(rules, battle, side).length > 0 ? [] : [END_PHASE]),
    ...sailingOptions(rules, battle, side),
    ...openMarches(battle, side).map(
      ([command, edge]): Option => ({
        command: { type: 'flank-march', command, edge },
        key: 'option.flank-march',
        figures: { command, edge },
      }),
    ),
    ...Object.keys(recordedFlanks(battle, side)).map(
      (command): Option => ({
        command: { type: 'flank-march', command, edge: null },
        key: 'option.no-flank-march',
        figures: { command },
      }),
    ),
  ],
};

const NOTES_FRAME = partly({ written: flag });

/** Asks both sides, so that the question tells nothing. */
export const notes: Step & { readonly frame: typeof NOTES_FRAME } = {
  frame: NOTES_FRAME,
  run(work, frame) {
    const { battle } = work;
    if (![AMBUSH, FLANK_MARCHES, WATER].some((option) => agreed(battle.options, option))) return DONE;
    if (frame.written === true) {
      tell(work, { type: 'notes-closed', rule: 'dbm.ambush.11' }, [note({ notesWritten: true })]);
      return DONE;
    }
    const sides = [defenderOf(battle), invaderOf(battle)];
    return after(
      sides.map((side) => ({ step: 'write-notes', side })),
      { ...frame, written: true },
    );
  },
};
