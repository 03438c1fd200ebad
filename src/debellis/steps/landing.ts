/** Troops land from a victorious ship and pursue, if their player wants it. */

import type { SharedCommand } from '../../engine/battle/command-form.ts';
import type { StepWith } from '../../engine/contract/sequence.ts';
import { optional, text } from '../../engine/data/form.ts';
import { choose, DONE, waitForOne, wordOption } from '../../engine/game/asking.ts';
import { tell } from '../../engine/game/work.ts';
import { clauseIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { ashore } from '../naval/carrying.ts';
import { landingParty } from '../naval/landing-party.ts';
import { CHOICES, lineUp } from './pursuit.ts';

const FRAME = { front: text, ship: text, against: text, wall: optional(text) };

/** Asks whether the troops of a ship pursue from the front of it, or of one before it: `{ front, ship, against, wall? }`. */
export const landing = (game: Debellis): StepWith<typeof FRAME, SharedCommand> => ({
  frame: FRAME,
  run({ rules, battle }, frame) {
    const base = landingParty(game, rules, battle, frame);
    if (!base) return DONE;
    const about = { base: base.id, against: frame.against, distance: base.depth };
    return waitForOne(base.side, 'pursue', about);
  },
  answer: (work, frame, command) =>
    choose(work, command, CHOICES, (chosen) => {
      const base = landingParty(game, work.rules, work.battle, frame);
      if (chosen === 'stay' || !base) return DONE;
      const rule =
        frame.wall === undefined ? clauseIn(game.naval, 'shipsStay') : clauseIn(game.naval, 'landingPursues');
      tell(work, { type: 'landing-party', rule, figures: { base: base.id, ship: frame.ship } }, [
        { change: 'place', base: base.id, at: base.pose },
        { change: 'mark', base: base.id, set: { pursued: 1 } },
        ...ashore(work.battle, frame.ship),
      ]);
      lineUp(game, work, base);
      return DONE;
    }),
  options: (rules, battle, frame) => {
    const base = landingParty(game, rules, battle, frame)?.id ?? '';
    return CHOICES.map((choice) => wordOption(choice, { base }));
  },
});
