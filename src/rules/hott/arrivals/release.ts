/** The step in which an ensorcelled element comes back. Hordes of the Things, Desorcelling heroes or magicians. */

import {
  type Base,
  type BaseId,
  type Battle,
  type Frame,
  findBase,
  otherSide,
  type PlacedBase,
} from '../../../engine/battle.ts';
import { FLANKS } from '../../../engine/board/positions.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { type Fitting, flag, oneOf, partly, place, recordOf, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import {
  type Answer,
  choose,
  DONE,
  goOn,
  wait,
  waitForOne,
  wordOption,
} from '../../../engine/game/asking.ts';
import { reason } from '../../../engine/game/decide.ts';
import { tell } from '../../../engine/game/work.ts';
import { poseAt } from '../../../engine/setup/putting-down.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { settleEngaged } from '../board/engaged.ts';
import type { HottClause } from '../clauses/ids.ts';
import { MUST_LEAD } from '../combat/opponents.ts';
import type { HottOrder, HottStep } from '../commands.ts';
import { captivesOf, noteCaptive } from '../state.ts';
import { isHero } from '../troops/base.ts';
import { type Arrival, arrivalsOf, arrivalThere, isCovered, stormedBy } from './desorcelling.ts';
import { broken } from './standing.ts';

const FRAME = {
  base: text,
  ...partly({
    freely: flag,
    at: place,
    choices: recordOf(oneOf(...FLANKS)),
    asks: oneOf('place', 'flank'),
    about: text,
  }),
};

type ReleaseFrame = FrameOf<typeof FRAME>;

type At = Fitting<typeof place>;

export const atOf = ({ x, y, facing }: Pose): At => [x, y, degreesOf(facing)];

/** The frame that brings one captive back; `freely` if the loss of its bespeller frees it. */
export const releaseFrame = (base: BaseId, freely: boolean, at?: At): ReleaseFrame => ({
  step: 'release',
  base,
  freely,
  ...(at ? { at } : {}),
});

const isFreed = (magician: BaseId, captive: Base): boolean => {
  if (captive.id === magician && holds('hott.ensorcel.5')) return false;
  return isHero(captive) ? holds('hott.desorcel.8') : true;
};

/** The frames that free all captives of a magician that is destroyed, ensorcelled or flees. */
export function releaseCaptives({ battle }: Pick<Work, 'battle'>, magician: BaseId): readonly Frame[] {
  if (!holds('hott.ensorcel.1')) return [];
  return captivesOf(battle, magician)
    .flatMap((id) => findBase(battle, id) ?? [])
    .filter((captive) => captive.place === 'ensorcelled' && isFreed(magician, captive))
    .map(({ id }) => releaseFrame(id, true));
}

function comeBack(work: Work, base: Base, pose: Pose, rule: HottClause, more: readonly Change[]): void {
  tell(work, { type: 'desorcelled', rule, figures: { base: base.id } }, [
    { change: 'place', base: base.id, at: pose },
    noteCaptive(work.battle, base.id, null),
    ...more,
  ]);
}

function releaseMagician(work: Work, frame: ReleaseFrame, base: Base): Next {
  if (frame.freely === true && isCovered(work.battle, base) && holds('hott.desorcel.7')) {
    tell(work, { type: 'destroyed', rule: 'hott.desorcel.7', figures: { base: base.id } }, [
      { change: 'remove', base: base.id, to: 'lost' },
      noteCaptive(work.battle, base.id, null),
    ]);
    return DONE;
  }
  if (base.pose && holds('hott.desorcel.5')) comeBack(work, base, base.pose, 'hott.desorcel.5', []);
  return DONE;
}

function arrive(work: Work, hero: Base, { pose, way }: Arrival): Next {
  const shifts = 'shifts' in way ? way.shifts : [];
  const storms = stormedBy(work.battle, hero) !== null;
  comeBack(work, hero, pose, storms ? 'hott.desorcel.2' : 'hott.desorcel.3', [
    ...(storms ? [{ change: 'brand', base: hero.id, set: { [MUST_LEAD]: 1 } } as const] : []),
    ...shifts.flatMap(({ base, at }): Change[] => [
      { change: 'place', base, at },
      { change: 'mark', base, set: { pushed: 1 } },
    ]),
  ]);
  settleEngaged(work);
  return DONE;
}

function askOwner(frame: ReleaseFrame, hero: Base, enemy: PlacedBase): Next {
  const about = { base: enemy.id, other: hero.id, options: FLANKS };
  return waitForOne(enemy.side, 'arrival-flank', about, { ...frame, asks: 'flank', about: enemy.id });
}

const askPlace = (frame: ReleaseFrame, { id: base, side: by }: Base): Next =>
  wait(
    { by, kind: 'arrival-place', answer: { form: 'place' }, about: { base } },
    { ...frame, asks: 'place' },
  );

/** The place that the command names, or the only legal one. */
function placeOf(work: Work, frame: ReleaseFrame, hero: Base): Arrival | 'ask' | null {
  const { rules, battle } = work;
  if (frame.at) return arrivalThere(rules, battle, hero, poseAt(frame.at), frame.choices ?? {});
  const places = arrivalsOf(rules, battle, hero);
  if (places.length > 1) return 'ask';
  const [only] = places;
  return only ? arrivalThere(rules, battle, hero, only.pose, frame.choices ?? {}) : null;
}

function releaseHero(work: Work, frame: ReleaseFrame, hero: Base): Next {
  const place = placeOf(work, frame, hero);
  if (place === 'ask') return askPlace(frame, hero);
  if (place === null) {
    tell(work, { type: 'no-room-to-return', rule: 'hott.desorcel.3', figures: { base: hero.id } }, [
      noteCaptive(work.battle, hero.id, null),
    ]);
    return DONE;
  }
  return 'asks' in place.way ? askOwner(frame, hero, place.way.asks) : arrive(work, hero, place);
}

function answerPlace(work: Work, frame: ReleaseFrame, { at }: HottOrder<'choose'>): Next | readonly Reason[] {
  const hero = findBase(work.battle, frame.base);
  const fits = hero && at && arrivalThere(work.rules, work.battle, hero, poseAt(at), {});
  if (!fits) return [broken('hott.desorcel.2', 'no-return-there', { base: frame.base })];
  return goOn({ ...rest(frame), at });
}

function rest({ asks: _asks, about: _about, ...kept }: ReleaseFrame): ReleaseFrame {
  return kept;
}

function answerFlank(work: Work, frame: ReleaseFrame, command: HottOrder<'choose'>): Answer {
  return choose(work, command, FLANKS, (flank) =>
    goOn({ ...rest(frame), choices: { ...frame.choices, [frame.about ?? '']: flank } }),
  );
}

function optionsOf(rules: Ruleset, battle: Battle, frame: ReleaseFrame): readonly Option[] {
  const hero = findBase(battle, frame.base);
  if (frame.asks === 'flank')
    return FLANKS.map((flank) =>
      wordOption(flank, { base: frame.about ?? '', other: frame.base }, `choice.flank-${flank}`),
    );
  if (frame.asks !== 'place' || !hero) return [];
  return arrivalsOf(rules, battle, hero).map(({ pose }) => ({
    command: { type: 'choose', at: atOf(pose) },
    key: 'choice.return-there',
    figures: { base: hero.id },
  }));
}

/** The step that brings one captive back: `{ base, freely, at?, choices? }`. */
export const release: HottStep<typeof FRAME> = {
  frame: FRAME,
  run(work, frame) {
    const base = findBase(work.battle, frame.base);
    if (base?.place !== 'ensorcelled') return DONE;
    return isHero(base) ? releaseHero(work, frame, base) : releaseMagician(work, frame, base);
  },
  answer(work, frame, command) {
    if (command.type !== 'choose')
      return [reason(work.rules, 'not-an-option', { option: command.type, options: [] })];
    return frame.asks === 'flank' ? answerFlank(work, frame, command) : answerPlace(work, frame, command);
  },
  options: optionsOf,
};

/** Reasons that forbid desorcelling a base by PIPs, apart from its price. */
export function desorcelReasons(rules: Ruleset, battle: Battle, base: Base, at?: At): readonly Reason[] {
  const figures = { base: base.id };
  if (base.place !== 'ensorcelled') return [broken('hott.desorcel.1', 'not-ensorcelled', figures)];
  if (!isHero(base))
    return isCovered(battle, base) && holds('hott.desorcel.6')
      ? [broken('hott.desorcel.6', 'marker-covered', figures)]
      : [];
  const fits = at
    ? arrivalThere(rules, battle, base, poseAt(at), {}) !== null
    : arrivalsOf(rules, battle, base).length > 0;
  const rule = stormedBy(battle, base) ? 'hott.desorcel.2' : 'hott.desorcel.3';
  return fits ? [] : [broken(rule, 'no-return-there', { ...figures, side: otherSide(battle, base.side) })];
}
