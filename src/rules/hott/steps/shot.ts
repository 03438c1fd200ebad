/** One shot: who shoots with whom, who shoots back, the dice, what it does. Hordes of the Things, Distant shooting. */
import type { Awaited, BaseId, Battle, Frame, Json, SideId } from '../../../engine/battle.ts';
import { otherSide, placedBase } from '../../../engine/battle.ts';
import { type Fight, openingFigures, settlementFigures } from '../../../engine/combat.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Next, Option, Ruleset, Step, Work } from '../../../engine/contract.ts';
import { reason } from '../../../engine/decide.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import { tell } from '../../../engine/work.ts';
import { framesAfter, marked } from '../combat/aftermath.ts';
import { assess } from '../combat/assess.ts';
import { settle } from '../combat/settle.ts';
import { doneWith, passOver } from '../shooting/resolved.ts';
import {
  type Candidate,
  candidatesAt,
  companyOf,
  fightOf,
  isFromBehind,
  leftOut,
  mustAnswer,
  returners,
  type Volley,
} from '../shooting/shots.ts';
import { targetOf } from '../shooting/target.ts';

const STEP = 'shot';
/** The most who aid the one that a target answers with, or a main shooter. */
const MOST_AIDERS = 2;

/** The frame of a shot of which it is settled who shoots. */
export const volleyFrame = (volley: Volley): Frame => ({ step: STEP, volley: volley as unknown as Json });

/** The frame of a shot at a target whose enemies have not yet said who shoots. */
export const namedFrame = (target: string, by: SideId): Frame => ({ step: STEP, target, by });

const volleyOf = (frame: Frame): Volley => frame.volley as unknown as Volley;
const goOn = (volley: Volley): Next => ({ next: 'call', frames: [], then: volleyFrame(volley) });

const ids = (candidates: readonly Candidate[]): readonly BaseId[] => candidates.map(({ base }) => base.id);
const bound = (candidates: readonly Candidate[]): readonly BaseId[] =>
  ids(candidates.filter((each) => each.bound));

type Asking = 'shooters' | 'shot-back-at' | 'aid-shooting-back';

function ask(
  frame: Frame,
  asks: Asking,
  by: SideId,
  answer: Awaited['answer'],
  about: Awaited['about'],
): Next {
  return {
    next: 'wait',
    awaits: [{ by, kind: asks, answer, ...(about ? { about } : {}) }],
    frame: { ...frame, asks },
  };
}

/** Who chooses for a side which of its elements shoot at what. */
const chooser = (battle: Battle, side: SideId): SideId =>
  holds('hott.seq.10') ? side : otherSide(battle, side);

const candidatesIn = (battle: Battle, frame: Frame): readonly Candidate[] => {
  const target = targetOf(battle, String(frame.target));
  return target ? candidatesAt(battle, String(frame.by), target) : [];
};

/** Asks a side that is not on the move who of it shoots at the target named; not, where there is no choice. */
function askShooters(work: Work, frame: Frame): Next {
  const candidates = candidatesIn(work.battle, frame);
  const [only] = candidates;
  if (!only) return { next: 'done' };
  const target = String(frame.target);
  if (candidates.length === 1 && only.bound) return goOn({ target, shooters: [only.base.id] });
  const least = Math.min(1, bound(candidates).length);
  const about = { target, among: ids(candidates), must: bound(candidates) };
  const form = { form: 'some', least, most: candidates.length } as const;
  return ask(frame, 'shooters', chooser(work.battle, String(frame.by)), form, about);
}

/** The target answers the one most directly before it; where several are, its owner says which. */
function settleAnswer(work: Work, frame: Frame, volley: Volley): Next {
  const among = mustAnswer(work.battle, volley);
  const [first] = among;
  if (!first || among.length === 1) return goOn({ ...volley, back: first?.id ?? null });
  const side = otherSide(work.battle, first.side);
  const about = { target: volley.target, among: among.map(({ id }) => id) };
  return ask(frame, 'shot-back-at', side, { form: 'one' }, about);
}

/** Others may shoot at the main shooter too; those who have no other target do. */
function settleReturn(work: Work, frame: Frame, volley: Volley): Next {
  const candidates = volley.back ? returners(work.battle, volley) : [];
  const must = bound(candidates);
  const [free] = candidates.filter((each) => !each.bound);
  if (!free || must.length >= MOST_AIDERS) return goOn({ ...volley, returning: must.slice(0, MOST_AIDERS) });
  const about = { target: volley.back ?? '', with: volley.target, among: ids(candidates), must };
  const form = { form: 'some', least: must.length, most: MOST_AIDERS } as const;
  return ask(frame, 'aid-shooting-back', chooser(work.battle, free.base.side), form, about);
}

function throwFor(work: Work, volley: Volley): Next {
  const fight = fightOf(work.battle, volley);
  const assessment = assess(work.rules, work.battle, fight);
  tell(work, { type: 'shot-begins', rule: 'hott.seq.9', figures: openingFigures(assessment) });
  return {
    next: 'wait',
    awaits: [{ by: 'dice', kind: 'shoot', answer: { form: 'faces', dice: assessment.dice } }],
    frame: { ...volleyFrame(volley), fight: fight as unknown as Json },
  };
}

function run(work: Work, frame: Frame): Next {
  if (frame.volley === undefined) return askShooters(work, frame);
  const volley = volleyOf(frame);
  if (volley.back === undefined) return settleAnswer(work, frame, volley);
  if (volley.returning === undefined) return settleReturn(work, frame, volley);
  return throwFor(work, volley);
}

const named = (command: AnyCommand): readonly BaseId[] => {
  const bases = (command.bases ?? []) as readonly BaseId[];
  const first = command.base as BaseId | undefined;
  return first === undefined ? bases : [first, ...bases.filter((id) => id !== first)];
};

/** Are these all candidates, and none twice? */
const areAmong = (chosen: readonly BaseId[], candidates: readonly Candidate[]): boolean =>
  new Set(chosen).size === chosen.length && chosen.every((id) => ids(candidates).includes(id));

function chooseShooters(work: Work, frame: Frame, command: AnyCommand): Next | readonly Reason[] {
  const candidates = candidatesIn(work.battle, frame);
  const chosen = named(command);
  if (!areAmong(chosen, candidates)) return [notAmong(work, candidates)];
  const missing = leftOut(candidates, chosen);
  if (missing.length > 0) return [mustShoot(missing, String(frame.target))];
  if (chosen.length > 0) return goOn({ target: String(frame.target), shooters: chosen });
  const target = targetOf(work.battle, String(frame.target));
  tell(
    work,
    { type: 'target-passed-over', rule: 'hott.seq.10', figures: { target: String(frame.target) } },
    target ? [passOver(work.battle, target, 'shotAt')] : [],
  );
  return { next: 'done' };
}

/** These have no other target, so they must shoot at this one. */
export const mustShoot = (bases: readonly BaseId[], target: string): Reason => ({
  rule: 'hott.shoot.15',
  key: 'hott.shot.must-shoot',
  figures: { bases, target },
});

const notAmong = (work: Work, candidates: readonly Candidate[]): Reason =>
  reason(work.rules, 'not-an-option', { options: ids(candidates) });

function chooseAnswered(work: Work, volley: Volley, command: AnyCommand): Next | readonly Reason[] {
  const among = mustAnswer(work.battle, volley).map(({ id }) => id);
  const [back] = named(command);
  if (!back || !among.includes(back)) return [reason(work.rules, 'not-an-option', { options: among })];
  return goOn({ ...volley, back });
}

function chooseReturn(work: Work, volley: Volley, command: AnyCommand): Next | readonly Reason[] {
  const candidates = returners(work.battle, volley);
  const chosen = named(command);
  if (chosen.length > MOST_AIDERS || !areAmong(chosen, candidates)) return [notAmong(work, candidates)];
  const missing = chosen.length < MOST_AIDERS ? bound(candidates).filter((id) => !chosen.includes(id)) : [];
  if (missing.length > 0) return [mustShoot(missing, volley.back ?? '')];
  return goOn({ ...volley, returning: chosen });
}

/** Those with no other target who were too many to count: they have shot as well. */
function superfluous(battle: Battle, { shooters, target, back, returning }: Volley): readonly BaseId[] {
  const aimed = targetOf(battle, target);
  const first = placedBase(battle, shooters[0] ?? '');
  const spare = aimed && first ? bound(candidatesAt(battle, first.side, aimed)) : [];
  const more = back ? bound(returners(battle, { target, shooters, back })) : [];
  return [...spare, ...more].filter((id) => !shooters.includes(id) && !returning?.includes(id));
}

/** Who has shot now, and who was shot at. */
function marksOf(battle: Battle, volley: Volley, { returned }: Fight): readonly Change[] {
  const { shooters, target, back, returning } = volley;
  const answering = returned && back ? [target, ...(returning ?? [])] : [];
  const shotAt = [target, ...(returned && back ? [back] : [])].flatMap((id) => targetOf(battle, id) ?? []);
  return [
    ...marked(battle, [...shooters, ...answering, ...superfluous(battle, volley)], 'shot'),
    ...shotAt.map((each) => doneWith(battle, each, 'shotAt')),
  ];
}

function resolve(work: Work, frame: Frame, faces: readonly number[]): Next {
  const { rules, battle } = work;
  const volley = volleyOf(frame);
  const fight = frame.fight as unknown as Fight;
  const assessment = assess(rules, battle, fight);
  const settlement = settle(assessment, faces);
  const loser = settlement.verdicts.find(({ outcome }) => outcome !== 'stand')?.base;
  const against = loser === volley.target ? volley.shooters : [volley.target, ...(volley.returning ?? [])];
  const fromBehind = loser !== undefined && isFromBehind(battle, against, loser);
  const frames = holds('hott.seq.11')
    ? framesAfter(battle, assessment, settlement, faces, fromBehind ? { fromBehind } : {})
    : [];
  tell(
    work,
    { type: 'shot', rule: 'hott.cf.1', figures: settlementFigures(assessment, faces, settlement) },
    marksOf(battle, volley, fight),
  );
  return { next: 'call', frames, then: null };
}

function answer(work: Work, frame: Frame, command: AnyCommand): Next | readonly Reason[] {
  if (frame.fight !== undefined) return resolve(work, frame, command.faces as readonly number[]);
  if (command.type !== 'choose') return [reason(work.rules, 'not-an-option', { type: command.type })];
  if (frame.asks === 'shooters') return chooseShooters(work, frame, command);
  if (frame.asks === 'shot-back-at') return chooseAnswered(work, volleyOf(frame), command);
  return chooseReturn(work, volleyOf(frame), command);
}

const choose = (bases: readonly BaseId[], key: string): Option => ({
  command: { type: 'choose', bases },
  key,
  figures: { bases: bases.join(', '), count: bases.length },
});

/** None of these, each of them, and each pair, as far as so many may be chosen. */
function setsOf(from: readonly BaseId[], most: number): readonly (readonly BaseId[])[] {
  const pairs = from.flatMap((one, at) => from.slice(at + 1).map((other) => [one, other]));
  return [[], ...from.map((id) => [id]), ...pairs].filter((set) => set.length <= most);
}

function shooterOptions(battle: Battle, frame: Frame): readonly Option[] {
  const candidates = candidatesIn(battle, frame);
  const companies = ids(candidates).map((first) => companyOf(candidates, first));
  const none = bound(candidates).length === 0 ? [choose([], 'option.no-shot')] : [];
  return [...companies.map((bases) => choose(bases, 'option.shooters')), ...none];
}

function returnOptions(battle: Battle, volley: Volley): readonly Option[] {
  const candidates = returners(battle, volley);
  const must = bound(candidates);
  const free = ids(candidates.filter((each) => !each.bound));
  return setsOf(free, MOST_AIDERS - must.length).map((set) => choose([...must, ...set], 'option.aid-shot'));
}

function options(_rules: Ruleset, battle: Battle, frame: Frame): readonly Option[] {
  if (frame.asks === 'shooters') return shooterOptions(battle, frame);
  if (frame.asks === 'aid-shooting-back') return returnOptions(battle, volleyOf(frame));
  if (frame.asks !== 'shot-back-at' || frame.fight !== undefined) return [];
  return mustAnswer(battle, volleyOf(frame)).map(({ id }) => ({
    command: { type: 'choose', base: id },
    key: 'option.shot-back-at',
    figures: { base: id },
  }));
}

/** A shot: `{ volley }`, or `{ target, by }` where that side has yet to say who shoots. */
export const shot: Step = { run, answer, options };
