import { holds } from '../../../../engine/effects.ts';
import { DONE, goOn } from '../../../../engine/game/asking.ts';
import type { AnyCommand } from '../../../../engine/game/command.ts';
import type { Frame, Game } from '../../../../engine/game/game.ts';
import { because } from '../../citing.ts';
import { leaveSieges } from '../sieges.ts';
import { isOut, livingOf, placeOf, record } from '../state.ts';
import { inSupply, type Way } from '../ways.ts';
import { ACTS, marching, relieving, withdrawing } from './acts.ts';
import { reveal } from './aid.ts';
import { deal } from './bonds.ts';
import {
  ask,
  chosen,
  outOfPlace,
  question,
  refuseChoice,
  type Step,
  type Work,
  waitForAll,
} from './common.ts';

/** Has the player on turn done the one thing that his field army may do in a turn? */
export const hasActed = ({ flow }: Game): boolean =>
  flow.stack.some((frame) => frame.step === 'turn' && isUsed(frame));

const isUsed = ({ acted }: Frame): boolean => acted !== undefined && holds('hott.campyear.1');

const forbiddenOf = ({ forbidden = [] }: Frame): readonly string[] => forbidden as readonly string[];

/** The provinces into which others have not let the player on turn, in this turn. */
export const forbiddenIn = ({ flow }: Game): readonly string[] =>
  flow.stack.flatMap((frame) => (frame.step === 'turn' ? forbiddenOf(frame) : []));

/** A player's turn. The others may answer offers, and make some. */
export const turn: Step = {
  run(work, frame) {
    const player = String(frame.player);
    if (isOut(work.battle, player)) return DONE;
    if (!frame.begun) {
      reveal(work, player);
      const out = placeOf(work.battle, player) !== null && !inSupply(work.battle, player);
      return goOn({ ...frame, begun: true, ...(out ? { cutOff: true } : {}) });
    }
    if (frame.host !== undefined) {
      const about = { guest: player, province: (frame.march as Way).at(-1) ?? '' };
      return ask(String(frame.host), 'host', about);
    }
    if (frame.leave !== undefined)
      return ask(String(frame.leave), 'consent', {
        reliever: player,
        province: (frame.march as Way).at(-1) ?? '',
      });
    const others = livingOf(work.battle).filter((each) => each !== player);
    return waitForAll([question(player, 'turn'), ...others.map((each) => question(each, 'bonds'))]);
  },
  answer(work, frame, command, by) {
    const player = String(frame.player);
    if (frame.host !== undefined || frame.leave !== undefined) return allowed(work, frame, command);
    const dealt = deal(work, command, by, by === player);
    if (dealt) return dealt.length > 0 ? dealt : goOn(frame);
    if (by !== player) return outOfPlace(work, command, 'turn');
    const act = ACTS[command.type];
    if (!act) return outOfPlace(work, command, 'turn');
    if (command.type !== 'end-turn' && isUsed(frame))
      return [because('hott.campyear.1', 'hott.campaign.has-acted', { player })];
    return act(work, frame, command, player);
  },
};

/** The answer of a host to a guest, or of a besieged owner to a relief. */
function allowed(work: Work, frame: Frame, command: AnyCommand) {
  const player = String(frame.player);
  const answer = chosen(command, ['allow', 'forbid']);
  if (answer === null) return refuseChoice(work, ['allow', 'forbid']);
  const { host, leave, march, withdraws, ...rest } = frame;
  const way = march as Way;
  const goal = way.at(-1) ?? '';
  if (host !== undefined && answer === 'allow' && placeOf(work.battle, String(host)) === goal)
    return [because('hott.campinv.7', 'hott.campaign.army-there', { province: goal })];
  const forbidden = [...forbiddenOf(frame), ...(answer === 'forbid' ? [goal] : [])];
  const back: Frame = { ...rest, step: frame.step, ...(forbidden.length > 0 ? { forbidden } : {}) };
  const asked = String(host ?? leave);
  const figures = { side: asked, other: player, allows: answer === 'allow' ? 1 : 0 };
  record(work, { type: 'campaign-leave', rule: 'hott.campmove.2', figures }, {});
  if (answer === 'forbid') return goOn(back);
  if (leave !== undefined) return relieving(work, player, way, back);
  return withdraws ? withdrawing(player, way, back) : marching(player, way, back);
}

/** A field army that has gone away besieges no longer. */
export const leavingSieges: Step = {
  run(work, { player }) {
    leaveSieges(work, String(player));
    return DONE;
  },
};
