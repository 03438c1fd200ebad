/** How a battle ends outside of its sequence of play: by resigning, an agreed draw, or the end of time. */
import type { Finish, Work } from '../contract/sequence.ts';
import type { AnyCommand, Seat } from '../game/command.ts';
import { reason } from '../game/decide.ts';
import type { Reason } from '../game/event.ts';
import { tell } from '../game/work.ts';

/** Ends the battle outside the sequence of play, or handles an offer of a draw; null for other commands. */
export function settleEnding(work: Work, command: AnyCommand, by: Seat): readonly Reason[] | null {
  const { rules, battle } = work;
  const end = (how: Finish) => {
    const result = rules.finish(battle, how, by);
    if (!('how' in result)) return result;
    tell(work, { type: `battle-${how}`, figures: { side: by } }, [{ change: 'end', result }]);
    return [];
  };
  const standing = battle.turn.drawOffered;
  const theirs = standing !== null && standing !== by;
  switch (command.type) {
    case 'resign':
      return end('resigned');
    case 'end-of-time':
      return end('time');
    case 'offer-draw': {
      if (theirs) return end('agreed');
      const result = rules.finish(battle, 'agreed', by);
      if (!('how' in result)) return result;
      tell(work, { type: 'draw-offered', figures: { side: by } }, [
        { change: 'turn', set: { drawOffered: by } },
      ]);
      return [];
    }
    case 'accept-draw':
      return theirs ? end('agreed') : [reason(rules, 'draw-not-offered')];
    case 'decline-draw':
      if (!theirs) return [reason(rules, 'draw-not-offered')];
      tell(work, { type: 'draw-declined', figures: { side: by } }, [
        { change: 'turn', set: { drawOffered: null } },
      ]);
      return [];
    default:
      return null;
  }
}
