/**
 * One shot: which elements shoot together, which shoot back, the dice, the outcome. Hordes of the Things, Distant
 * shooting.
 */

import type { Awaited, BaseId, Battle, SideId } from '../../../engine/battle.ts';
import { otherSide, placedBase } from '../../../engine/battle.ts';
import {
  FIGHT,
  fightThere,
  heldFight,
  holding,
  marked,
  resolveFight,
  throwFor,
} from '../../../engine/combat/fighting.ts';
import { facesOf } from '../../../engine/command.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import {
  type Form,
  listOf,
  nullable,
  oneOf,
  optional,
  partly,
  recordWith,
  someOf,
  text,
} from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { type Answer, after, DONE, notAmong, wait } from '../../../engine/game/asking.ts';
import { tell } from '../../../engine/game/work.ts';
import type { HottCommand, HottStep } from '../commands.ts';
import {
  answerOptions,
  basesNamed,
  boundOf,
  candidatesFor,
  companyFaults,
  companyOptions,
  idsOf,
  MOST_RETURNERS,
  returnFaults,
  returnOptions,
} from '../shooting/choices.ts';
import { doneWith, passOver } from '../shooting/resolved.ts';
import { fightOf, mustAnswer, returners, type Volley } from '../shooting/shots.ts';
import { targetOf } from '../shooting/target.ts';

const STEP = 'shot';

/** The frame of a shot whose shooters are chosen. */
export const volleyFrame = (volley: Volley) => ({ step: STEP, volley });

/** The frame of a shot at a target whose shooters are still to be chosen by their side. */
export const namedFrame = (target: string, by: SideId): ShotFrame => ({ step: STEP, target, by });

const VOLLEY: Form<Volley> = recordWith({
  target: text,
  shooters: someOf(text),
  back: optional(nullable(text)),
  returning: optional(listOf(text)),
});

const FRAME = partly({
  volley: VOLLEY,
  target: text,
  by: text,
  asks: oneOf('shooters', 'shot-back-at', 'aid-shooting-back'),
  fight: FIGHT,
});

type ShotFrame = FrameOf<typeof FRAME>;

const NO_VOLLEY: Volley = { target: '', shooters: [] };
const volleyOf = ({ volley = NO_VOLLEY }: ShotFrame): Volley => volley;
const goOn = (volley: Volley): Next => after([], volleyFrame(volley));

type Asking = NonNullable<ShotFrame['asks']>;
type About = NonNullable<Awaited['about']>;

function ask(frame: ShotFrame, asks: Asking, by: SideId, answer: Awaited['answer'], about: About): Next {
  return wait({ by, kind: asks, answer, about }, { ...frame, asks });
}

/** The side that chooses which elements of a side shoot, and at what. */
const chooser = (battle: Battle, side: SideId): SideId =>
  holds('hott.seq.10') ? side : otherSide(battle, side);

/** Asks the inactive side which of its elements shoot at the named target, if it has a choice. */
function askShooters(work: Work, frame: ShotFrame): Next {
  const { by = '', target = '' } = frame;
  const candidates = candidatesFor(work.battle, by, target);
  const [only] = candidates;
  if (!only) return DONE;
  if (candidates.length === 1 && only.bound) return goOn({ target, shooters: [only.base.id] });
  const must = boundOf(candidates);
  const form = { form: 'some', least: Math.min(1, must.length), most: candidates.length } as const;
  return ask(frame, 'shooters', chooser(work.battle, by), form, { target, among: idsOf(candidates), must });
}

/** The target shoots back at the shooter most directly before it; its owner chooses if there are several. */
function settleAnswer(work: Work, frame: ShotFrame, volley: Volley): Next {
  const among = mustAnswer(work.battle, volley);
  const [first] = among;
  if (!first || among.length === 1) return goOn({ ...volley, back: first?.id ?? null });
  const about = { target: volley.target, among: among.map(({ id }) => id) };
  return ask(frame, 'shot-back-at', otherSide(work.battle, first.side), { form: 'one' }, about);
}

/** Friends of the target may shoot at the main shooter too; those without another target must. */
function settleReturn(work: Work, frame: ShotFrame, volley: Volley): Next {
  const candidates = volley.back ? returners(work.battle, volley) : [];
  const must = boundOf(candidates);
  const free = candidates.find(({ bound }) => !bound);
  if (!free || must.length >= MOST_RETURNERS)
    return goOn({ ...volley, returning: must.slice(0, MOST_RETURNERS) });
  const about = { target: volley.back ?? '', with: volley.target, among: idsOf(candidates), must };
  const form = { form: 'some', least: must.length, most: MOST_RETURNERS } as const;
  return ask(frame, 'aid-shooting-back', chooser(work.battle, free.base.side), form, about);
}

function shootNow(work: Work, volley: Volley): Next {
  const fight = fightThere(work, fightOf(work.battle, volley));
  if (!fight) return DONE;
  const frame = holding(volleyFrame(volley), fight);
  return throwFor(work, fight, { type: 'shot-begins', rule: 'hott.seq.9' }, { frame });
}

function run(work: Work, frame: ShotFrame): Next {
  if (frame.volley === undefined) return askShooters(work, frame);
  const volley = volleyOf(frame);
  if (volley.back === undefined) return settleAnswer(work, frame, volley);
  if (volley.returning === undefined) return settleReturn(work, frame, volley);
  return shootNow(work, volley);
}

function chooseShooters(work: Work, frame: ShotFrame, chosen: readonly BaseId[]): Answer {
  const { by = '', target = '' } = frame;
  const faults = companyFaults(work.rules, candidatesFor(work.battle, by, target), chosen, target);
  if (faults.length > 0) return faults;
  if (chosen.length > 0) return goOn({ target, shooters: chosen });
  const passed = targetOf(work.battle, target);
  const changes = passed ? [passOver(work.battle, passed, 'shotAt')] : [];
  tell(work, { type: 'target-passed-over', rule: 'hott.seq.10', figures: { target } }, changes);
  return DONE;
}

function chooseAnswered(work: Work, volley: Volley, [back]: readonly BaseId[]): Answer {
  const among = mustAnswer(work.battle, volley).map(({ id }) => id);
  if (!back || !among.includes(back)) return notAmong(work, among);
  return goOn({ ...volley, back });
}

function chooseReturn(work: Work, volley: Volley, chosen: readonly BaseId[]): Answer {
  const faults = returnFaults(work.rules, work.battle, volley, chosen);
  return faults.length > 0 ? faults : goOn({ ...volley, returning: chosen });
}

/** Elements without another target that were too many to count in the shot. They have shot as well. */
function superfluous(battle: Battle, { shooters, target, back, returning }: Volley): readonly BaseId[] {
  const first = placedBase(battle, shooters[0] ?? '');
  const spare = first ? boundOf(candidatesFor(battle, first.side, target)) : [];
  const more = back ? boundOf(returners(battle, { target, shooters, back })) : [];
  return [...spare, ...more].filter((id) => !shooters.includes(id) && !returning?.includes(id));
}

/** Marks the elements that have shot, and the targets. */
function marksOf(battle: Battle, volley: Volley, { returned }: Fight): readonly Change[] {
  const { shooters, target, back, returning } = volley;
  const answering = returned && back ? [target, ...(returning ?? [])] : [];
  const shotAt = [target, ...(returned && back ? [back] : [])].flatMap((id) => targetOf(battle, id) ?? []);
  return [
    ...marked(battle, [...shooters, ...answering, ...superfluous(battle, volley)], 'shot'),
    ...shotAt.map((each) => doneWith(battle, each, 'shotAt')),
  ];
}

function resolve(work: Work, volley: Volley, fight: Fight, faces: readonly number[]): Next {
  const marks = marksOf(work.battle, volley, fight);
  return after(resolveFight(work, fight, faces, { type: 'shot', rule: 'hott.cf.1' }, marks).frames, null);
}

function answer(work: Work, frame: ShotFrame, command: HottCommand): Answer {
  const fight = heldFight(work, frame);
  if (fight) return resolve(work, volleyOf(frame), fight, facesOf(command));
  if (command.type !== 'choose') return notAmong(work, []);
  const chosen = basesNamed(command);
  if (frame.asks === 'shooters') return chooseShooters(work, frame, chosen);
  if (frame.asks === 'shot-back-at') return chooseAnswered(work, volleyOf(frame), chosen);
  return chooseReturn(work, volleyOf(frame), chosen);
}

function options(_rules: Ruleset, battle: Battle, frame: ShotFrame): readonly Option[] {
  if (frame.fight !== undefined) return [];
  if (frame.asks === 'shooters')
    return companyOptions(candidatesFor(battle, frame.by ?? '', frame.target ?? ''));
  return frame.asks === 'shot-back-at'
    ? answerOptions(battle, volleyOf(frame))
    : returnOptions(battle, volleyOf(frame));
}

/** A shot: `{ volley }`, or `{ target, by }` if the side `by` must still choose its shooters. */
export const shot: HottStep<typeof FRAME> = { frame: FRAME, run, answer, options };
