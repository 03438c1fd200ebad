/** Losses in whole elements, storms, and ways of field armies. */
import { holds } from '../../../../engine/effects.ts';
import { after, DONE, goOn } from '../../../../engine/game/asking.ts';
import { facesOf } from '../../../../engine/game/command.ts';
import type { Frame } from '../../../../engine/game/game.ts';
import { elementsIn } from '../commands.ts';
import { apOf, type Elements, lossesOf, paysLoss } from '../elements.ts';
import { routeBetween } from '../map.ts';
import { leaveSieges } from '../sieges.ts';
import { armyOf, hasLurkers, mapOf, ownOf, placeOf, setForces, toReserve } from '../state.ts';
import { inSupply, mayStop, type Way } from '../ways.ts';
import { ask, chosen, outOfPlace, refuseChoice, type Step, throwDie, type Work } from './common.ts';

/** The frame in which a player moves elements of this many army points to his reserve. */
export const losing = (player: string, ap: number, rule: string, mounted = false): Frame => ({
  step: 'lose',
  player,
  ap,
  rule,
  ...(mounted ? { mounted } : {}),
});

/** Others are told the points that were ordered: what was lost beyond them could tell of lurkers. */
function loses(work: Work, { player, ap, rule }: Frame, loss: Elements): void {
  const who = String(player);
  const story = { type: 'campaign-lost', rule: String(rule), figures: { side: who, ap: Number(ap) } };
  toReserve(work, who, story, loss);
  leaveSieges(work, who);
}

export const lose: Step = {
  run(work, frame) {
    const { player, ap, mounted } = frame;
    const who = String(player);
    const army = armyOf(work.battle, who);
    const losses = lossesOf(army, Number(ap), mounted === true);
    const [only] = losses;
    if (apOf(army) === 0 || Number(ap) <= 0 || !only) return DONE;
    // A nation with lurkers is asked even if it has no choice, so that others do not learn where they are.
    if (losses.length > 1 || hasLurkers(work.battle, who))
      return ask(who, 'lose-elements', { ap: Number(ap), mounted: mounted === true });
    loses(work, frame, only);
    return DONE;
  },
  answer(work, frame, command) {
    const { player, ap, mounted, rule } = frame;
    if (command.type !== 'lose') return outOfPlace(work, command, 'lose-elements');
    const who = String(player);
    const loss = elementsIn(command.elements);
    if (!paysLoss(armyOf(work.battle, who), loss, Number(ap), mounted === true))
      return [{ rule: String(rule), key: 'hott.campaign.loss', figures: { ap: Number(ap) } }];
    loses(work, frame, loss);
    return DONE;
  },
};

/** Purposes of a way: an advance may be broken off after a storm, any other way goes on. */
export const goingWay = (player: string, way: Way, advance: boolean, reason: string): Frame => ({
  step: 'way',
  player,
  way: [...way],
  advance,
  reason,
});

/** A field army goes a way. Before each sea stage, except in summer, a die is thrown for a storm. */
export const wayStep: Step = {
  run(work, frame) {
    const player = String(frame.player);
    const way = frame.way as Way;
    const game = work.battle;
    const stage = Number(frame.stage ?? 0);
    const start = placeOf(game, player);
    if (start === null) return DONE;
    const end = frame.stop === undefined ? way.at(-1) : String(frame.stop);
    const goes = (place: string | undefined) => {
      if (place !== undefined && place !== start)
        setForces(
          work,
          player,
          { type: 'campaign-moved', rule: 'hott.campmove.1', figures: { side: player, province: place } },
          { at: place, hidden: null },
        );
      return DONE;
    };
    if (frame.stop !== undefined || stage >= way.length) return goes(end);
    const from = stage === 0 ? start : (way[stage - 1] ?? start);
    const rolls = ownOf(game).season !== 'summer' && holds('hott.campmove.3');
    if (routeBetween(mapOf(game), from, way[stage] ?? '') !== 'sea' || !rolls)
      return goOn({ ...frame, stage: stage + 1 });
    if (frame.storm === undefined) return throwDie(player, 'storm');
    if (frame.storm === 'calm') {
      const { storm: _, ...rest } = frame;
      return goOn({ ...rest, step: frame.step, stage: stage + 1 });
    }
    if (frame.storm === 'caught') return throwDie(player, 'storm-loss');
    if (frame.advance !== true || !holds('hott.campmove.5')) return goOn({ ...frame, storm: 'calm' });
    return ask(player, 'storm', { options: optionsAfterStorm(work, player, from, stage) });
  },
  answer(work, frame, command) {
    const player = String(frame.player);
    if (frame.storm === undefined)
      return goOn({ ...frame, storm: facesOf(command)[0] === 1 ? 'caught' : 'calm' });
    if (frame.storm === 'caught') {
      const ap = holds('hott.campmove.4') ? 2 * (facesOf(command)[0] ?? 0) : 0;
      return after([losing(player, ap, 'hott.campmove.4', true)], { ...frame, storm: 'lost' });
    }
    const stage = Number(frame.stage ?? 0);
    const start = placeOf(work.battle, player) ?? '';
    const from = stage === 0 ? start : ((frame.way as Way)[stage - 1] ?? start);
    const options = optionsAfterStorm(work, player, from, stage);
    const choice = chosen(command, options);
    if (choice === null) return refuseChoice(work, options);
    if (choice === 'go-on') return goOn({ ...frame, storm: 'calm' });
    return goOn({ ...frame, stop: choice === 'halt' ? from : start });
  },
};

function optionsAfterStorm(
  work: Parameters<Step['run']>[0],
  player: string,
  from: string,
  stage: number,
): readonly string[] {
  const halts = stage > 0 && mayStop(work.battle, player, from);
  return ['go-on', ...(halts ? ['halt'] : []), 'return'];
}

/** A field army that ends its way out of supply loses 2 AP for each point of a die. */
export const supply: Step = {
  run(work, { player, thrown }) {
    const who = String(player);
    if (thrown || placeOf(work.battle, who) === null || inSupply(work.battle, who)) return DONE;
    return throwDie(who, 'supply');
  },
  answer(_, frame, command) {
    const ap = 2 * (facesOf(command)[0] ?? 0);
    return after([losing(String(frame.player), ap, 'hott.campsup.2')], { ...frame, thrown: true });
  },
};
