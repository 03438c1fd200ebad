/** Both sides write their notes in secret: ambushes, flank marches, troops aboard ships. */

import { lay, takeBack } from '../../engine/ambush/laying.ts';
import type { SharedOrder } from '../../engine/battle/command-form.ts';
import { type Base, type Battle, findBase } from '../../engine/battle.ts';
import type { FrameOf, Step, Work } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { flag, partly, text } from '../../engine/data/form.ts';
import { type Answer, after, DONE, goOn, waitForOrders, wrongPhase } from '../../engine/game/asking.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import { agreed, type SwitchOption } from '../../engine/game/options.ts';
import type { Option } from '../../engine/game/steps.ts';
import { tell } from '../../engine/game/work.ts';
import { END_PHASE } from '../../engine/phases/sequence.ts';
import { LAYING } from '../ambush/lay.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { because } from '../citing.ts';
import type { FamilyCommand, FamilyStep } from '../commands.ts';
import { dismountInNotes, remountInNotes } from '../dismounting/in-notes.ts';
import { recordedFlanks } from '../flank/marches.ts';
import { openMarches, send } from '../flank/sending.ts';
import type { Debellis } from '../game.ts';
import { boardInNotes, leaveInNotes, sailingOptions, shipReasons } from '../naval/sailing.ts';
import { defenderOf, invaderOf } from '../setup/roles.ts';
import { note } from '../state.ts';

const FRAME = { side: text };

const orGoOn = (reasons: readonly Reason[], frame: FrameOf<typeof FRAME>): Answer =>
  reasons.length > 0 ? reasons : goOn(frame);

const noAmbush = (game: Debellis, { options }: Battle): readonly Reason[] =>
  agreed(options, game.ambushOption) && holdsIn(game.hidden, 'ambush')
    ? []
    : [because(clauseIn(game.hidden, 'ambush'), 'debellis.ambush.not-agreed')];

/** Takes elements out of their ambush or off their ships. */
function withdraw(
  game: Debellis,
  work: Work,
  side: SideId,
  command: SharedOrder<'take-back'>,
): readonly Reason[] {
  const bases = command.bases.map((id) => findBase(work.battle, id));
  const sail = bases.every((base): base is Base => base?.side === side && base.place === 'aboard');
  if (!sail) return takeBack(LAYING(game), work, side, command);
  leaveInNotes(game, work, bases);
  return [];
}

/** The open choices of a side that writes its notes. */
const noteOptions = (game: Debellis, rules: Ruleset, battle: Battle, side: SideId): readonly Option[] => [
  ...(shipReasons(game, rules, battle, side).length > 0 ? [] : [END_PHASE]),
  ...sailingOptions(game, rules, battle, side),
  ...openMarches(game, battle, side).map(
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
];

/** What else a side may write in its notes. */
export interface OtherNotes {
  /** Writes a note, or tells the reasons against it; null if it is no such note. */
  write(work: Work, command: FamilyCommand, side: SideId): readonly Reason[] | null;
  options(rules: Ruleset, battle: Battle, side: SideId): readonly Option[];
  /** Why the notes of a side are not complete. */
  unfinished(rules: Ruleset, battle: Battle, side: SideId): readonly Reason[];
}

const NO_OTHERS: OtherNotes = { write: () => null, options: () => [], unfinished: () => [] };

/** One side writes its notes, or none. */
export const writeNotes = (game: Debellis, others: OtherNotes = NO_OTHERS): FamilyStep<typeof FRAME> => ({
  frame: FRAME,
  run: (_work, { side }) => waitForOrders(side, 'notes'),
  answer(work, frame, command) {
    const { side } = frame;
    const written = others.write(work, command, side);
    if (written !== null) return orGoOn(written, frame);
    switch (command.type) {
      case 'deploy':
      case 'deploy-group': {
        const against = noAmbush(game, work.battle);
        return orGoOn(against.length > 0 ? against : lay(LAYING(game), work, side, command), frame);
      }
      case 'take-back':
        return orGoOn(withdraw(game, work, side, command), frame);
      case 'flank-march':
        return orGoOn(send(game, work, side, command.command, command.edge), frame);
      case 'dismount':
        if (!holdsIn(game.bases, 'notes')) return wrongPhase(work, 'notes', command);
        return orGoOn(dismountInNotes(game, work, command, side), frame);
      case 'remount':
        return orGoOn(remountInNotes(game, work, command, side), frame);
      case 'embark':
        return orGoOn(boardInNotes(game, work, command, side), frame);
      case 'end-phase': {
        const against = [
          ...shipReasons(game, work.rules, work.battle, side),
          ...others.unfinished(work.rules, work.battle, side),
        ];
        if (against.length > 0) return against;
        tell(work, { type: 'notes-written', rule: clauseIn(game.hidden, 'notes'), figures: { side } });
        return DONE;
      }
      default:
        return wrongPhase(work, 'notes', command);
    }
  },
  options: (rules, battle, { side }) => [
    ...noteOptions(game, rules, battle, side),
    ...others.options(rules, battle, side),
  ],
});

const NOTES_FRAME = partly({ written: flag });

/**
 * Asks both sides, so that the question tells nothing. `more`: other options for which there is something to write.
 * `hasCause`: whether by what both sides know there may be.
 */
export const notes = (
  game: Debellis,
  more: readonly SwitchOption[] = [],
  hasCause: (battle: Battle, side: SideId) => boolean = () => true,
): Step & { readonly frame: typeof NOTES_FRAME } => ({
  frame: NOTES_FRAME,
  run(work, frame) {
    const { battle } = work;
    if (
      ![game.ambushOption, game.flankMarchesOption, game.waterOption, ...more].some((option) =>
        agreed(battle.options, option),
      ) ||
      !holdsIn(game.hidden, 'notes')
    )
      return DONE;
    if (frame.written === true) {
      tell(work, { type: 'notes-closed', rule: clauseIn(game.hidden, 'notes') }, [
        note({ notesWritten: true }),
      ]);
      return DONE;
    }
    const sides = [defenderOf(battle), invaderOf(battle)].filter((side) => hasCause(battle, side));
    return after(
      sides.map((side) => ({ step: 'write-notes', side })),
      { ...frame, written: true },
    );
  },
});
