/** What an order brings and costs: where it leads, judged against where the side stands now. */
import type { Battle, SideId } from '../../engine/battle.ts';
import { findBase } from '../../engine/battle.ts';
import type { AnyCommand, MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { candidatesFor } from '../../engine/moves/family.ts';
import type { Judgement } from '../../engine/moves/judge.ts';
import type { Stop } from '../../engine/moves/probe.ts';
import { reachOf } from '../board/reach.ts';
import { worthFor } from '../evaluate/evaluate.ts';
import { illMatched } from '../evaluate/fights.ts';
import type { Idea } from '../ideas/idea.ts';
import type { IdeaLimits } from '../ideas/ideas.ts';
import { counselFor } from '../plain-profile.ts';
import { isRefused, pointsLeft } from '../questions.ts';
import { after, faced } from './after.ts';
import { progresses, undoes } from './progress.ts';
import { stopsFor } from './stops.ts';

export interface Level extends IdeaLimits {
  readonly name: string;
  /** Candidates weighed for one idea. */
  readonly each: number;
  /** Candidates tried for one idea, legal or not. */
  readonly tries: number;
  /** Has each order decided to see what it leads to, rather than reckon with its ends alone. */
  readonly exact: boolean;
  /** An order that brings so much for what it costs is given at once; without this all are weighed. */
  readonly enough?: number;
}

/** An order with what it brings, in points of an army, and what it costs. */
export interface Weighed {
  readonly command: AnyCommand;
  readonly gain: number;
  readonly cost: number;
  readonly idea: Idea;
  /** The battle that an attack leads to. */
  readonly met?: Battle;
}

const asCommand = (command: MoveCommand): AnyCommand => command as unknown as AnyCommand;

const isEnemy = (view: Battle, id: string, side: SideId): boolean =>
  view.bases.some((base) => base.id === id && base.side !== side);

/** What the order of a judged move leads to, but for what the enemy then aligns. */
function placed(view: Battle, { ends, cost }: Judgement): Battle {
  const poses = new Map(ends.map(({ base, pose }) => [base, pose]));
  const { pips } = view.turn;
  const own = findBase(view, ends[0]?.base ?? '')?.command ?? '';
  const purse = Object.hasOwn(pips, own) ? own : (Object.keys(pips).toSorted()[0] ?? own);
  return {
    ...view,
    bases: view.bases.map((base) => {
      const pose = poses.get(base.id);
      return pose ? { ...base, pose, start: base.start ?? base.pose } : base;
    }),
    turn: { ...view.turn, pips: { ...pips, [purse]: (pips[purse] ?? 0) - cost } },
  };
}

/** The moves of an idea that are worth weighing: wishes cut to what is legal. */
function* movesOf(rules: Ruleset, view: Battle, side: SideId, idea: Idea, level: Level): Generator<Stop> {
  const ids = idea.bases.map((base) => base.id);
  const { gathers } = counselFor(rules.id);
  const candidates = candidatesFor(rules, view, ids, {
    ...(idea.kinds.includes('turnabout') ? {} : { goals: idea.goals }),
    only: idea.kinds,
    ...(idea.towards ? { towards: idea.towards } : {}),
    ...(gathers ? { steppingOut: true } : {}),
  });
  const wanted = idea.kinds.flatMap((kind) =>
    candidates.filter((each) => each.kind === kind && (level.exact || !each.instead)),
  );
  const stopFor = stopsFor(rules, view, side, idea.bases);
  let tries = 0;
  let comes = false;
  for (const each of wanted) {
    // Other ways to a place to which the direct one is legal are not worth their time.
    if (gathers && comes && each.instead) continue;
    if (++tries > level.tries) break;
    const command: MoveCommand = idea.engage ? { ...each.command, engage: true } : each.command;
    const stop = stopFor(command, each);
    comes = stop?.off === 0;
    if (stop) yield stop;
  }
}

/** A way towards a far place that is no longer than this, in millimetres, leads nowhere. */
const NOWHERE = 5;

/** A way is far that uses this much of what those who go could go. */
const FAR = 0.4;

interface Outcome {
  readonly found: readonly Weighed[];
  /** Did the bases get on, or at an enemy? */
  readonly far: boolean;
  /** Bases that would come into bad fights. */
  readonly ill: readonly string[];
}

/** The orders that come of an idea, the first legal ones of its kinds; `now` is what the side's battle is worth before. */
export function weigh(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  idea: Idea,
  level: Level,
  now: number,
  refused: readonly AnyCommand[],
): Outcome {
  const found: Weighed[] = [];
  let far = false;
  let ill: readonly string[] = [];
  const { sparesIll, keptBack, gathers } = counselFor(rules.id);
  const nowhere = gathers && idea.towards ? NOWHERE : 0;
  const reach = reachOf(rules, view, idea.bases);
  for (const { command: move, judgement } of movesOf(rules, view, side, idea, level)) {
    const command = asCommand(move);
    if (isRefused(command, refused) || judgement.length < nowhere) continue;
    const meets = judgement.contacts.some(({ other }) => isEnemy(view, other, side));
    if (meets && idea.bases.some(keptBack)) continue;
    const next = level.exact || meets ? after(rules, view, command, side) : placed(view, judgement);
    if (!next || undoes(idea, next) || !progresses(rules, view, next, idea)) continue;
    const cost = pointsLeft(view) - pointsLeft(next);
    const gain = worthFor(rules, faced(rules, next, side), side) - now;
    found.push({ command, gain, cost, idea, ...(meets ? { met: next } : {}) });
    if (meets && sparesIll && ill.length === 0) ill = illMatched(rules, next, side);
    far ||= meets || judgement.length > reach * FAR;
    if (found.length >= level.each) break;
  }
  return { found, far, ill };
}

/** What an order brings for what it costs. */
export const rate = ({ gain, cost }: Weighed): number => gain / (0.5 + cost);
/** The order that brings most for what it costs. */
export function best(weighed: readonly Weighed[]): Weighed | null {
  return weighed.reduce<Weighed | null>(
    (most, each) => (most === null || rate(each) > rate(most) ? each : most),
    null,
  );
}
