/** The phase of arrivals and returns, before the tactical moves. Hordes of the Things, Sequence of play. */

import { type Base, type Battle, findBase, type SideId } from '../../../engine/battle.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { flag, partly } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { tell } from '../../../engine/game/work.ts';
import { type Placing, placesUnfit, placingsOf, poseAt } from '../../../engine/setup/putting-down.ts';
import { arrivalReasons, arrive } from '../arrivals/arrive.ts';
import { arrivalsOf } from '../arrivals/desorcelling.ts';
import { stillSummoned } from '../arrivals/dragons.ts';
import { isBadFeature, isWater, noteGround } from '../arrivals/lairs.ts';
import { legalPlaces } from '../arrivals/places.ts';
import { payment, payReasons, priceOf } from '../arrivals/prices.ts';
import { atOf, desorcelReasons, releaseFrame } from '../arrivals/release.ts';
import { broken } from '../arrivals/standing.ts';
import type { HottOrder, HottStep } from '../commands.ts';
import { arriveAs } from '../contingents/arrival.ts';
import { commandInTurn } from '../contingents/contingents.ts';
import { isOutOfTurn, outOfTurn } from '../contingents/move-checks.ts';
import { comingNow, arrivalOptions as contingentOptions } from '../contingents/places.ts';
import { isHero, isLurker, isOf } from '../troops/base.ts';

const PHASE = 'special';

const FRAME = partly({ begun: flag });

type SpecialFrame = FrameOf<typeof FRAME>;

/** Once begun, the phase lasts until its side ends it. */
const begun = (frame: SpecialFrame): SpecialFrame => ({ ...frame, begun: true });

const again = (frame: SpecialFrame): Next => ({ next: 'call', frames: [], then: begun(frame) });

/** The elements of the part of the active side whose phases run. */
const ownOf = (battle: Battle): readonly Base[] =>
  battle.bases.filter((base) => base.side === battle.turn.active && !isOutOfTurn(battle, base));

/** Are there elements, known to both sides, that PIPs may bring onto the table? */
const openlyWaiting = (battle: Battle): boolean =>
  ownOf(battle).some(
    (base) =>
      base.place === 'ensorcelled' ||
      (base.place === 'reserve' && isOf(base, 'God', 'Dragon')) ||
      (base.place === 'lost' && isOf(base, 'Hordes')),
  );

/**
 * May any element arrive, as far as both sides know? The phase is never skipped if lurkers could hide, so that its
 * length tells nothing of them.
 */
const mayMatter = (battle: Battle): boolean =>
  openlyWaiting(battle) ||
  comingNow(battle).length > 0 ||
  (commandInTurn(battle) === '' && battle.terrain.some((piece) => isBadFeature(piece) || isWater(piece)));

function deploy(
  work: Work,
  frame: SpecialFrame,
  by: SideId,
  placings: readonly Placing[],
): Next | readonly Reason[] {
  const strange = placings.find(({ base }) => base.side !== by);
  if (strange) return [reason(work.rules, 'not-yours', { base: strange.base.id })];
  const early = placings.find(({ base }) => isOutOfTurn(work.battle, base));
  if (early) return [outOfTurn(work.battle, early.base)];
  for (const { base, pose } of placings) {
    // The placings before it are already carried out.
    const placing = { base: findBase(work.battle, base.id) ?? base, pose };
    const against = arrivalReasons(work.rules, work.battle, placing);
    if (against.length > 0) return against;
    arrive(work, placing);
  }
  return again(frame);
}

function place(
  work: Work,
  frame: SpecialFrame,
  command: HottOrder<'deploy' | 'deploy-group'>,
  by: SideId,
): Next | readonly Reason[] {
  const placings = placingsOf(work.battle, command);
  if (!placings) return [placesUnfit(work.rules, command)];
  const horde = placings.find(({ base }) => isOf(base, 'Hordes'));
  if (horde) return [broken('hott.seq.3', 'not-waiting', { base: horde.base.id, type: horde.base.troop })];
  return deploy(work, frame, by, placings);
}

function replaceHorde(
  work: Work,
  frame: SpecialFrame,
  command: HottOrder<'replace-horde'>,
  by: SideId,
): Next | readonly Reason[] {
  const base = findBase(work.battle, command.base);
  if (!base) return [reason(work.rules, 'unknown-base', { base: command.base })];
  if (!isOf(base, 'Hordes')) return [broken('hott.horde.1', 'no-horde', { base: base.id, type: base.troop })];
  return deploy(work, frame, by, [{ base, pose: poseAt(command.at) }]);
}

function desorcel(
  work: Work,
  frame: SpecialFrame,
  { base: id, at }: HottOrder<'desorcel'>,
  by: SideId,
): Next | readonly Reason[] {
  const { rules, battle } = work;
  const base = findBase(battle, id);
  if (!base) return [reason(rules, 'unknown-base', { base: id })];
  if (base.side !== by) return [reason(rules, 'not-yours', { base: base.id })];
  if (isOutOfTurn(battle, base)) return [outOfTurn(battle, base)];
  const price = priceOf(battle, base);
  const against = [
    ...desorcelReasons(rules, battle, base, at),
    ...(price && base.place === 'ensorcelled' ? payReasons(battle, base, price) : []),
  ];
  if (against.length > 0 || !price) return against;
  const figures = { base: base.id, price: price.pips };
  tell(work, { type: 'desorcelling', rule: price.rule, figures }, [payment(battle, base, price)]);
  return { next: 'call', frames: [releaseFrame(base.id, false, at)], then: begun(frame) };
}

/** Ends the phase, once all summoned dragons with room have arrived. */
function finish(work: Work): Next | readonly Reason[] {
  const { rules, battle } = work;
  const left = stillSummoned(battle).filter((dragon) => legalPlaces(rules, battle, dragon).length > 0);
  if (left.length > 0 && holds('hott.dragon.2'))
    return [broken('hott.dragon.2', 'dragons-wait', { bases: left.map(({ id }) => id), count: left.length })];
  tell(work, { type: 'phase-ended', rule: 'hott.seq.3', figures: { phase: PHASE } });
  return { next: 'done' };
}

/** The legal orders that bring a base onto the table. */
function arrivalOptions(rules: Ruleset, battle: Battle, base: Base): readonly Option[] {
  const type = isOf(base, 'Hordes') ? 'replace-horde' : 'deploy';
  const figures = { base: base.id, price: priceOf(battle, base)?.pips ?? 0 };
  return legalPlaces(rules, battle, base)
    .filter((pose) => arrivalReasons(rules, battle, { base, pose }).length === 0)
    .map((pose) => ({
      command: { type, base: base.id, at: atOf(pose) },
      key: `hott.option.${type}`,
      figures,
    }));
}

function desorcelOptions(rules: Ruleset, battle: Battle, base: Base): readonly Option[] {
  const price = priceOf(battle, base);
  if (!price || payReasons(battle, base, price).length > 0) return [];
  if (desorcelReasons(rules, battle, base).length > 0) return [];
  const key = 'hott.option.desorcel';
  const figures = { base: base.id, price: price.pips };
  if (!isHero(base)) return [{ command: { type: 'desorcel', base: base.id }, key, figures }];
  return arrivalsOf(rules, battle, base).map(({ pose }) => ({
    command: { type: 'desorcel', base: base.id, at: atOf(pose) },
    key,
    figures,
  }));
}

/** Can this base arrive at all? This quick test comes before any search for places. */
const isComing = (base: Base): boolean =>
  isOf(base, 'Hordes')
    ? base.place === 'lost'
    : isOf(base, 'God', 'Dragon')
      ? base.place === 'reserve'
      : isLurker(base) && base.place !== 'table';

function options(rules: Ruleset, battle: Battle): readonly Option[] {
  const others = ownOf(battle).flatMap((base) => {
    if (base.place === 'ensorcelled') return desorcelOptions(rules, battle, base);
    const price = isComing(base) ? priceOf(battle, base) : null;
    if (!price || payReasons(battle, base, price).length > 0) return [];
    return arrivalOptions(rules, battle, base);
  });
  return [...contingentOptions(rules, battle), ...others];
}

/** Gods, dragons, lurkers, hordes and contingents arrive and captives return, in any order, until the side ends the phase. */
export const special: HottStep<typeof FRAME> = {
  frame: FRAME,
  run(work, frame) {
    noteGround(work);
    // A written position in this phase stays in it.
    const reached = frame.begun !== true && work.events.some(({ type }) => type === 'pips-thrown');
    if (reached && !mayMatter(work.battle)) {
      tell(work, { type: 'phase-skipped', figures: { phase: PHASE } });
      return { next: 'done' };
    }
    const by = work.battle.turn.active;
    return { next: 'wait', awaits: [{ by, kind: 'arrivals', answer: { form: 'orders' } }] };
  },
  answer(work, frame, command, by) {
    switch (command.type) {
      case 'deploy':
      case 'deploy-group':
        return place(work, frame, command, by);
      case 'replace-horde':
        return replaceHorde(work, frame, command, by);
      case 'arrive': {
        const made = arriveAs(work, command, by);
        return 'reasons' in made ? made.reasons : { next: 'call', frames: made.frames, then: begun(frame) };
      }
      case 'desorcel':
        return desorcel(work, frame, command, by);
      case 'end-phase':
        return finish(work);
      default:
        return [reason(work.rules, 'wrong-phase', { type: command.type, phase: PHASE })];
    }
  },
  options,
};
