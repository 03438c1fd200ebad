/** By agreement contingents meet storms at sea too. A storm takes elements of the contingent. */
import { holds } from '../../../../engine/effects.ts';
import { after, DONE, goOn } from '../../../../engine/game/asking.ts';
import { facesOf } from '../../../../engine/game/command.ts';
import type { Frame, Game } from '../../../../engine/game/game.ts';
import { agreed } from '../../../../engine/game/options.ts';
import { because } from '../../citing.ts';
import { elementsIn } from '../commands.ts';
import { conflictOf, helpersOf, type Role } from '../conflict.ts';
import { type Elements, eligibleIn, lossesOf, minus, NONE, paysLoss } from '../elements.ts';
import { routeBetween } from '../map.ts';
import { CONTINGENT_STORMS } from '../options.ts';
import { leaveSieges } from '../sieges.ts';
import { mapOf, ownOf, record, toReserve } from '../state.ts';
import type { Way } from '../ways.ts';
import { ask, outOfPlace, type Step, throwDie, type Work } from './common.ts';

/** The frame in which a contingent goes by sea; none if it meets no storms. */
export function sailing(game: Game, player: string, role: Role, from: string, way: Way): readonly Frame[] {
  const places = [from, ...way];
  const stages = way.filter((to, at) => routeBetween(mapOf(game), places[at] ?? '', to) === 'sea').length;
  const meets = agreed(game.options, CONTINGENT_STORMS) && ownOf(game).season !== 'summer';
  return meets && stages > 0 && holds('hott.campmove.3')
    ? [{ step: 'contingent-storms', player, role, stages }]
    : [];
}

const contingentOf = ({ battle }: Work, { player, role }: Frame): Elements => {
  const conflict = conflictOf(battle);
  return (conflict && helpersOf(conflict, role as Role)[String(player)]?.elements) ?? NONE;
};

/** Takes elements from the contingent. Without an element for its general it does not come. */
function loses(work: Work, { player, role, ap }: Frame, loss: Elements): void {
  const who = String(player);
  const conflict = conflictOf(work.battle);
  const { [who]: contingent, ...others } = conflict ? helpersOf(conflict, role as Role) : {};
  if (!conflict || !contingent) return;
  const elements = minus(contingent.elements, loss);
  const [next] = eligibleIn(elements);
  const general = elements[contingent.general] ? contingent.general : next;
  const left = general === undefined ? others : { ...others, [who]: { ...contingent, elements, general } };
  const story = {
    type: 'campaign-lost',
    rule: 'hott.campmove.4',
    figures: { side: who, ap: Number(ap) },
  };
  toReserve(work, who, story, loss);
  record(work, story, { conflict: { ...conflict, help: { ...conflict.help, [role as Role]: left } } });
  leaveSieges(work, who);
}

export const contingentStorms: Step = {
  run(work, frame) {
    const elements = contingentOf(work, frame);
    const player = String(frame.player);
    if (frame.ap !== undefined) {
      const { ap, caught: _, ...calm } = frame;
      const losses = lossesOf(elements, Number(ap), true);
      const [only] = losses;
      if (losses.length > 1)
        return ask(player, 'lose-elements', { ap: Number(ap), mounted: true, contingent: elements });
      if (only) loses(work, frame, only);
      return goOn({ ...calm, step: frame.step });
    }
    if (frame.caught) return throwDie(player, 'storm-loss');
    return Number(frame.stages) > 0 && eligibleIn(elements).length > 0 ? throwDie(player, 'storm') : DONE;
  },
  answer(work, frame, command) {
    const [face = 0] = facesOf(command);
    if (frame.ap === undefined && frame.caught)
      return goOn({ ...frame, ap: holds('hott.campmove.4') ? 2 * face : 0 });
    if (frame.ap === undefined)
      return goOn({ ...frame, stages: Number(frame.stages) - 1, ...(face === 1 ? { caught: true } : {}) });
    if (command.type !== 'lose') return outOfPlace(work, command, 'lose-elements');
    const loss = elementsIn(command.elements);
    if (!paysLoss(contingentOf(work, frame), loss, Number(frame.ap), true))
      return [because('hott.campres.3', 'hott.campaign.loss', { ap: Number(frame.ap) })];
    loses(work, frame, loss);
    const { ap: _, caught: __, ...calm } = frame;
    return after([], { ...calm, step: frame.step });
  },
};
