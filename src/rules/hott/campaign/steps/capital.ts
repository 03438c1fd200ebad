/** Sieges by die, and what the fall of a capital means for its nation. */
import { holds } from '../../../../engine/effects.ts';
import { after, DONE, goOn } from '../../../../engine/game/asking.ts';
import { facesOf } from '../../../../engine/game/command.ts';
import type { Frame, Game } from '../../../../engine/game/game.ts';
import type { Next } from '../../../../engine/game/steps.ts';
import { because } from '../../citing.ts';
import { elementsIn } from '../commands.ts';
import { apOf, type Elements, isWithin, minus, plus, typesIn } from '../elements.ts';
import { siegeScore } from '../figures.ts';
import { knockOut } from '../knock-out.ts';
import { elementsAway, endSiegesBetween, moveCaptives, setSiege, takeProvince } from '../sieges.ts';
import {
  areInimical,
  armiesSeenIn,
  armyOf,
  controllerOf,
  mapOf,
  overlordOf,
  ownOf,
  placeOf,
  record,
  replacedBy,
  reserveOf,
  setForces,
  siegeOf,
  toReserve,
  tributariesOf,
  withoutPair,
} from '../state.ts';
import { freeTributary, hordesFor, overlordsAbove, restore } from './bonds.ts';
import { ask, outOfPlace, type Step, throwDie, type Work } from './common.ts';
import { losing } from './lose.ts';

/** The besieger throws a die: he captures the stronghold, or loses 2 AP. */
export const siegeDie: Step = {
  run(work, { province, thrown }) {
    const siege = siegeOf(work.battle, String(province));
    if (!siege || thrown || !holds('hott.campsiege.2') || placeOf(work.battle, siege.by) !== province)
      return DONE;
    return throwDie(siege.by, 'siege');
  },
  answer(work, frame, command) {
    const province = String(frame.province);
    const siege = siegeOf(work.battle, province);
    const face = facesOf(command)[0] ?? 0;
    const needed = siegeScore(work.battle, province) ?? 6;
    if (!siege) return DONE;
    const figures = { side: siege.by, province, face, needed };
    record(
      work,
      { type: 'campaign-siege-die', rule: 'hott.campsiege.2', figures },
      {
        sieges: setSiege(work.battle, province, { ...siege, thrown: true }),
      },
    );
    if (face < needed)
      return holds('hott.campsiege.4') ? after([losing(siege.by, 2, 'hott.campsiege.4')], null) : DONE;
    return captured(work, province, siege.by);
  },
};

function captured(work: Work, province: string, by: string): Next {
  const siege = siegeOf(work.battle, province);
  const owner = controllerOf(work.battle, province);
  if (siege?.inside && owner !== null && holds('hott.campsiege.3')) {
    const story = { type: 'campaign-army-destroyed', rule: 'hott.campsiege.3', figures: { side: owner } };
    toReserve(work, owner, story, armyOf(work.battle, owner));
  }
  takeProvince(work, province, by, 'hott.campsiege.2', [by, ...Object.keys(siege?.with ?? {})]);
  return after(afterFall(work.battle, province, owner, by), null);
}

/** What follows the fall of a province: guests leave, its nation bows if it was its capital, captives are moved on. */
export function afterFall(
  game: Game,
  province: string,
  loser: string | null,
  conqueror: string,
): readonly Frame[] {
  const isCapital = mapOf(game).provinces.some(
    ({ id, owner, capital }) => id === province && owner === loser && capital,
  );
  const guests = armiesSeenIn(game, province, [conqueror, loser ?? '']);
  return [
    ...guests.map((player): Frame => ({ step: 'retreat', player })),
    ...(isCapital ? [{ step: 'capital', province, loser, conqueror }] : []),
    { step: 'captives', province },
  ];
}

/** Captives whose captor has lost the province where they were go to the next one of his. */
export const captives: Step = {
  run(work, { province }) {
    moveCaptives(work, String(province));
    return DONE;
  },
};

const MOST_HORDES = 12;

/** All elements of a nation, at home and away. */
const allOf = (game: Game, player: string): Elements =>
  plus(plus(armyOf(game, player), reserveOf(game, player)), elementsAway(game, player));

/** The army points that a beaten inimical race must still replace by hordes. */
export const toConvert = (game: Game, player: string): number =>
  Math.max(0, MOST_HORDES - (allOf(game, player).Hordes ?? 0));

export const capital: Step = {
  run(work, frame) {
    const [province, loser, conqueror] = [frame.province, frame.loser, frame.conqueror].map(String) as [
      string,
      string,
      string,
    ];
    const inimical = areInimical(work.battle, loser, conqueror) && holds('hott.camptrib.4');
    if (!frame.told) {
      const released = tributariesOf(work.battle, loser);
      record(
        work,
        { type: 'campaign-capital', rule: 'hott.camptrib.3', figures: { side: loser, other: conqueror } },
        {
          released: [...new Set([...(ownOf(work.battle).released ?? []), ...released])],
        },
      );
      return goOn({ ...frame, told: true });
    }
    const needed = inimical && !frame.converted ? toConvert(work.battle, loser) : 0;
    if (needed === 0) {
      becomesTributary(work, province, loser, conqueror);
      return DONE;
    }
    const able = plus(armyOf(work.battle, loser), reserveOf(work.battle, loser));
    if (apOf(able) - (able.Hordes ?? 0) < needed) {
      knockOut(work, loser, conqueror, province);
      return DONE;
    }
    return ask(loser, 'convert', { ap: needed });
  },
  answer(work, frame, command) {
    const [province, loser, conqueror] = [frame.province, frame.loser, frame.conqueror].map(String) as [
      string,
      string,
      string,
    ];
    if (command.type === 'decline') {
      if (!holds('hott.camptrib.5')) return goOn({ ...frame, converted: true });
      knockOut(work, loser, conqueror, province);
      return DONE;
    }
    if (command.type !== 'convert') return outOfPlace(work, command, 'convert');
    const elements = elementsIn(command.elements);
    const game = work.battle;
    const all = plus(armyOf(game, loser), reserveOf(game, loser));
    const isRight =
      isWithin(elements, all) && (elements.Hordes ?? 0) === 0 && apOf(elements) >= toConvert(game, loser);
    if (!isRight)
      return [because('hott.camptrib.4', 'hott.campaign.convert', { ap: toConvert(game, loser) })];
    convert(work, loser, elements);
    return goOn({ ...frame, converted: true });
  },
};

/** Elements become hordes of the same army points: those of the field army first, then those of the reserve. */
function convert(work: Work, player: string, elements: Elements): void {
  let [army, reserve] = [armyOf(work.battle, player), reserveOf(work.battle, player)];
  for (const type of typesIn(elements)) {
    const fromArmy = Math.min(elements[type] ?? 0, army[type] ?? 0);
    const fromReserve = (elements[type] ?? 0) - fromArmy;
    army = plus(minus(army, { [type]: fromArmy }), { Hordes: fromArmy * hordesFor(type) });
    reserve = plus(minus(reserve, { [type]: fromReserve }), { Hordes: fromReserve * hordesFor(type) });
  }
  const story = {
    type: 'campaign-converted',
    rule: 'hott.camptrib.4',
    figures: { side: player, ap: apOf(elements) },
  };
  const replaced = plus(replacedBy(work.battle, player), elements);
  setForces(work, player, story, { army, reserve, replaced });
}

/** The loser keeps his capital and owes allegiance to the conqueror; their war ends. */
function becomesTributary(work: Work, province: string, loser: string, conqueror: string): void {
  if (!holds('hott.camptrib.3')) return;
  if (overlordsAbove(work.battle, conqueror).includes(loser))
    freeTributary(work, conqueror, 'hott.camptrib.9');
  const before = overlordOf(work.battle, loser);
  if (before !== null && !holds('hott.camptrib.7')) return;
  if (before !== null && before !== conqueror && !areInimical(work.battle, loser, conqueror))
    restore(work, loser);
  const own = ownOf(work.battle);
  record(
    work,
    { type: 'campaign-tributary', rule: 'hott.camptrib.3', figures: { side: loser, other: conqueror } },
    {
      control: { ...own.control, [province]: loser },
      overlords: { ...own.overlords, [loser]: conqueror },
      wars: withoutPair(own.wars, loser, conqueror),
      released: (own.released ?? []).filter((each) => each !== loser),
    },
  );
  endSiegesBetween(work, loser, conqueror);
}
