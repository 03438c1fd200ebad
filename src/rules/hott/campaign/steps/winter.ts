/** Winter: sieges end, armies go into quarters, recruits come, and the peaceful are held to a smaller army. */
import { holds } from '../../../../engine/effects.ts';
import { after, DONE, goOn } from '../../../../engine/game/asking.ts';
import type { Frame, Game } from '../../../../engine/game/game.ts';
import type { GameWork } from '../../../../engine/game/rules.ts';
import { because } from '../../citing.ts';
import { costOf } from '../../troops/troops.ts';
import { elementsIn } from '../commands.ts';
import { apOf, isWithin, minus, plus, typesIn } from '../elements.ts';
import { isOver, recruitsDue } from '../figures.ts';
import { endSiege } from '../sieges.ts';
import {
  areAllies,
  armyOf,
  controllerOf,
  hasLurkers,
  isOut,
  livingOf,
  orderOf,
  ownOf,
  placeOf,
  record,
  reserveOf,
  setForces,
  toReserve,
} from '../state.ts';
import { type Way, winterWays } from '../ways.ts';
import { ask, chosen, outOfPlace, refuseChoice, type Step, wayIn } from './common.ts';
import { goingWay, losing } from './lose.ts';

/** Runs a frame for each player in the order of the year. */
const forEach = (step: string): Step => ({
  run(work, frame) {
    const left = (frame.left as readonly string[] | undefined) ?? orderOf(work.battle);
    const [player, ...rest] = left;
    if (player === undefined) return DONE;
    return after([{ step, player }], { ...frame, left: rest });
  },
});

const quartering = forEach('quarter');

export const winterQuarters: Step = {
  run(work, frame) {
    if (!frame.left && holds('hott.campsiege.5'))
      for (const province of Object.keys(ownOf(work.battle).sieges ?? {}))
        endSiege(work, province, 'hott.campsiege.5');
    return quartering.run(work, frame);
  },
};

/** Where a field army may stay without going anywhere: its own land, or an ally's who lets it. */
function mayStay(game: Game, player: string, refused: readonly string[]): boolean {
  const at = placeOf(game, player);
  const owner = at === null ? null : controllerOf(game, at);
  if (owner === null) return false;
  return owner === player || (areAllies(game, player, owner) && !refused.includes(owner));
}

const destroyed = (work: GameWork, player: string) => {
  const story = { type: 'campaign-army-destroyed', rule: 'hott.campyear.6', figures: { side: player } };
  toReserve(work, player, story, armyOf(work.battle, player));
  return DONE;
};

/** One field army goes into winter quarters. A host is asked, and may refuse. */
export const quarter: Step = {
  run(work, frame) {
    const player = String(frame.player);
    const game = work.battle;
    const at = placeOf(game, player);
    const refused = (frame.refused as readonly string[] | undefined) ?? [];
    if (at === null || frame.welcome || !holds('hott.campyear.6')) return DONE;
    if (mayStay(game, player, refused)) {
      const owner = controllerOf(game, at) ?? player;
      return owner === player ? DONE : ask(owner, 'host', { guest: player, province: at });
    }
    const march = frame.march as Way | undefined;
    if (march)
      return ask(controllerOf(game, march.at(-1) ?? '') ?? player, 'host', {
        guest: player,
        province: march.at(-1) ?? '',
      });
    const ways = winterWays(game, player, refused);
    const [only] = ways;
    if (!only) return destroyed(work, player);
    if (ways.length > 1)
      return ask(player, 'winter-quarters', { from: at, to: ways.map((way) => way.at(-1) ?? '').toSorted() });
    return goes(game, frame, player, only);
  },
  answer(work, frame, command) {
    const player = String(frame.player);
    const refused = (frame.refused as readonly string[] | undefined) ?? [];
    const game = work.battle;
    const march = frame.march as Way | undefined;
    if (march || mayStay(game, player, refused)) {
      const answer = chosen(command, ['allow', 'forbid']);
      if (answer === null) return refuseChoice(work, ['allow', 'forbid']);
      const goal = march ? (march.at(-1) ?? '') : (placeOf(game, player) ?? '');
      const host = controllerOf(game, goal) ?? '';
      const figures = { side: host, other: player, allows: answer === 'allow' ? 1 : 0 };
      record(work, { type: 'campaign-leave', rule: 'hott.campyear.6', figures }, {});
      const { march: _, ...rest } = frame;
      const back: Frame = { ...rest, step: frame.step };
      if (answer === 'forbid') return goOn({ ...back, refused: [...refused, host] });
      return march ? goesTo(back, player, march) : goOn({ ...back, welcome: true });
    }
    if (command.type !== 'march' && command.type !== 'retreat')
      return outOfPlace(work, command, 'winter-quarters');
    const way = wayIn(command);
    const known = winterWays(game, player, refused).find((each) => each.at(-1) === way.at(-1));
    if (!known) return [because('hott.campyear.6', 'hott.campaign.no-stop', { province: way.at(-1) ?? '' })];
    return goes(game, frame, player, known);
  },
};

const goesTo = (frame: Frame, player: string, way: Way) =>
  after([goingWay(player, way, false, 'winter')], { ...frame, welcome: true });

function goes(game: Game, frame: Frame, player: string, way: Way) {
  const host = controllerOf(game, way.at(-1) ?? '');
  return host === player || host === null ? goesTo(frame, player, way) : goOn({ ...frame, march: [...way] });
}

export const recruiting = forEach('recruit');

/** Elements of the reserve join the field army, up to the army points due; the rest lapses. */
export const recruit: Step = {
  run(work, { player, done }) {
    const who = String(player);
    const due = recruitsDue(work.battle, who);
    const reserve = reserveOf(work.battle, who);
    const mayRecruit = typesIn(reserve).some((type) => costOf(type) <= due) || hasLurkers(work.battle, who);
    if (done || isOut(work.battle, who) || due === 0 || !mayRecruit) return DONE;
    return ask(who, 'recruit', { ap: due });
  },
  answer(work, frame, command) {
    const who = String(frame.player);
    const due = recruitsDue(work.battle, who);
    if (command.type === 'decline') return DONE;
    if (command.type !== 'recruit') return outOfPlace(work, command, 'recruit');
    const elements = elementsIn(command.elements);
    const reserve = reserveOf(work.battle, who);
    if (!isWithin(elements, reserve)) return [because('hott.campres.3', 'hott.campaign.not-in-reserve', {})];
    if (apOf(elements) > due) return [because('hott.campyear.7', 'hott.campaign.recruits', { ap: due })];
    setForces(
      work,
      who,
      { type: 'campaign-recruited', rule: 'hott.campyear.7', figures: { side: who, due } },
      { army: plus(armyOf(work.battle, who), elements), reserve: minus(reserve, elements) },
    );
    return DONE;
  },
};

/** Who took part in no battle or siege in this year has at most 20 AP in the next. */
export const maximum: Step = {
  run(work, frame) {
    if (!frame.told) {
      const { fought = [] } = ownOf(work.battle);
      const small = holds('hott.campyear.8')
        ? livingOf(work.battle).filter((player) => !fought.includes(player))
        : [];
      record(
        work,
        { type: 'campaign-maximum', rule: 'hott.campyear.8', figures: { small } },
        { small, fought: [] },
      );
      return goOn({ ...frame, told: true });
    }
    const over = orderOf(work.battle).find((player) => isOver(work.battle, player) > 0);
    if (over === undefined) return DONE;
    return after([losing(over, isOver(work.battle, over), 'hott.campyear.8')], frame);
  },
};
