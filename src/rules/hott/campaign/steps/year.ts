/** The beginning of a year: dice for the order, and places and wars that all write in secret and read together. */
import { holds } from '../../../../engine/effects.ts';
import { DONE, goOn, wait } from '../../../../engine/game/asking.ts';
import { facesOf } from '../../../../engine/game/command.ts';
import type { Reason } from '../../../../engine/game/event.ts';
import type { Game } from '../../../../engine/game/game.ts';
import { agreed } from '../../../../engine/game/options.ts';
import { broken } from '../../citing.ts';
import { CENTRE } from '../map.ts';
import { CENTRE_HOLDER } from '../options.ts';
import {
  areBound,
  atWar,
  controlledBy,
  livingOf,
  overlordOf,
  ownOf,
  playersOf,
  record,
  setForces,
  withoutPair,
  writtenBy,
} from '../state.ts';
import { chosen, outOfPlace, question, refuseChoice, type Step, type Work, waitForAll } from './common.ts';

/** The players clockwise from one of them. */
export const clockwiseFrom = (players: readonly string[], first: string): readonly string[] => {
  const at = Math.max(0, players.indexOf(first));
  return [...players.slice(at), ...players.slice(0, at)];
};

/** Every player throws a die, the highest again if they tie; the winner is first, and the others follow clockwise. */
export const orderDice: Step = {
  frame: {},
  run(work, frame) {
    if (frame.done) return DONE;
    const players = (frame.tied as readonly string[] | undefined) ?? livingOf(work.battle);
    const dice = players.map((owner) => ({ owner, die: 'D6', purpose: 'order-dice' }));
    return wait({ by: 'dice', kind: 'order-dice', answer: { form: 'faces', dice } });
  },
  answer(work, frame, command) {
    const game = work.battle;
    const players = (frame.tied as readonly string[] | undefined) ?? livingOf(game);
    const faces = facesOf(command);
    const best = Math.max(...faces);
    const highest = players.filter((_, at) => faces[at] === best);
    const [first = ''] = highest;
    if (highest.length > 1 && holds('hott.campyear.2')) return goOn({ ...frame, tied: highest });
    const order = clockwiseFrom(playersOf(game), first);
    const own = ownOf(game);
    const takesCentre = (own.year ?? 1) === 1 && agreed(game.options, CENTRE_HOLDER) === 'highest-die';
    record(
      work,
      { type: 'campaign-order', rule: 'hott.campyear.2', figures: { order } },
      {
        order,
        active: first,
        ...(takesCentre ? { control: { ...own.control, [CENTRE]: first } } : {}),
      },
    );
    return goOn({ ...frame, done: true });
  },
};

const hasWritten = (game: Game, player: string): boolean => writtenBy(game, player) !== undefined;

function writingFaults(game: Game, by: string, at: string, wars: readonly string[]): readonly Reason[] {
  const provinces = controlledBy(game, by);
  const unknown = wars.find((each) => each === by || !livingOf(game).includes(each));
  const bound = wars.find((each) => areBound(game, by, each));
  return [
    ...(provinces.includes(at) || (at === '' && provinces.length === 0)
      ? []
      : broken('hott.campyear.3', 'hott.campaign.not-own', { province: at })),
    ...(unknown === undefined
      ? []
      : broken('hott.campyear.5', 'hott.campaign.no-player', { player: unknown })),
    ...(bound === undefined ? [] : broken('hott.camptrib.2', 'hott.campaign.bound', { other: bound })),
  ];
}

/** All write at the same time. Nobody sees what others have written. */
export const writing: Step = {
  run({ battle }) {
    const left = livingOf(battle).filter((player) => !hasWritten(battle, player));
    return left.length === 0 ? DONE : waitForAll(left.map((player) => question(player, 'write')));
  },
  answer(work, frame, command, by) {
    if (command.type !== 'write') return outOfPlace(work, command, 'writing');
    const at = typeof command.at === 'string' ? command.at : '';
    const wars = (command.wars as readonly string[] | undefined) ?? [];
    const faults = writingFaults(work.battle, by, at, wars);
    if (faults.length > 0) return faults;
    setForces(
      work,
      by,
      { type: 'campaign-written', rule: 'hott.campyear.3', figures: { side: by } },
      {
        at: null,
        hidden: at,
        written: { at, wars: [...new Set(wars)] },
      },
    );
    return goOn(frame);
  },
};

type Declaration = readonly [by: string, against: string];

const declared = (game: Game): readonly Declaration[] =>
  livingOf(game).flatMap((player) =>
    (writtenBy(game, player)?.wars ?? [])
      .filter((other) => !atWar(game, player, other))
      .map((other): Declaration => [player, other]),
  );

/** Declarations that need the consent of an overlord. They do not if the other declares war by himself. */
const needConsent = (game: Game, all: readonly Declaration[]): readonly Declaration[] =>
  all.filter(
    ([by, against]) =>
      overlordOf(game, by) !== null &&
      holds('hott.camptrib.2') &&
      !all.some(([one, other]) => one === against && other === by && overlordOf(game, one) === null),
  );

/** A war ends the alliance and the permissions between its two players. */
export function withWar(game: Game, one: string, other: string) {
  const { wars = [], allies, grants = [] } = ownOf(game);
  const between = (each: { readonly by: string; readonly to: string }): boolean =>
    [one, other].includes(each.by) && [one, other].includes(each.to);
  return {
    wars: [...withoutPair(wars, one, other), [one, other] as const],
    allies: withoutPair(allies, one, other),
    grants: grants.filter((each) => !between(each)),
  };
}

function begins(work: Work, [by, against]: Declaration): void {
  if (atWar(work.battle, by, against)) return;
  record(
    work,
    { type: 'campaign-war', rule: 'hott.campyear.5', figures: { side: by, other: against } },
    withWar(work.battle, by, against),
  );
}

/** Everything is read together; then overlords allow or forbid the wars of their tributaries. */
export const reading: Step = {
  run(work, frame) {
    const game = work.battle;
    const asked = frame.asked as readonly Declaration[] | undefined;
    if (!asked) {
      const all = declared(game);
      const pending = needConsent(game, all);
      const valid = all.filter((each) => !pending.includes(each));
      for (const player of livingOf(game))
        if (hasWritten(game, player)) {
          const wars = writtenBy(game, player)?.wars ?? [];
          const story = { type: 'campaign-read', rule: 'hott.campyear.5', figures: { side: player, wars } };
          setForces(work, player, story, { written: null });
        }
      for (const each of valid) begins(work, each);
      return goOn({ ...frame, asked: pending });
    }
    const open = asked.filter(([by, against]) => !atWar(work.battle, by, against));
    const first = open.filter(
      ([by], at) => open.findIndex(([other]) => overlordOf(game, other) === overlordOf(game, by)) === at,
    );
    if (first.length === 0) return DONE;
    return waitForAll(
      first.map(([tributary, target]) =>
        question(overlordOf(game, tributary) ?? '', 'consent', { tributary, target }),
      ),
    );
  },
  answer(work, frame, command, by) {
    const answer = chosen(command, ['allow', 'forbid']);
    if (answer === null) return refuseChoice(work, ['allow', 'forbid']);
    const asked = frame.asked as readonly Declaration[];
    const mine = asked.find(
      ([tributary, target]) =>
        overlordOf(work.battle, tributary) === by && !atWar(work.battle, tributary, target),
    );
    if (!mine) return refuseChoice(work, []);
    if (answer === 'allow') begins(work, mine);
    else {
      const figures = { side: by, tributary: mine[0], other: mine[1] };
      record(work, { type: 'campaign-war-forbidden', rule: 'hott.camptrib.2', figures }, {});
    }
    return goOn({ ...frame, asked: asked.filter((each) => each !== mine) });
  },
};
