/** Finds the ways of an idea: moves from the family of moves, each shortened to a legal stop. */
import { type Battle, findBase } from '../../engine/battle.ts';
import { candidatesFor } from '../../engine/moves/family.ts';
import type { Judgement } from '../../engine/moves/judge.ts';
import type { Stop } from '../../engine/moves/probe.ts';
import { reachOf } from '../board/reach.ts';
import type { Context } from '../context.ts';
import type { Idea } from '../ideas/idea.ts';
import { traitsOf } from '../knowledge/roles.ts';
import { isRefused } from '../questions.ts';
import { after } from './after.ts';
import { progresses, undoes } from './progress.ts';
import { stopsFor } from './stops.ts';
import type { Way } from './way.ts';

/** The moves of an idea that are worth carrying out, in the order of its kinds. */
function* stopsOf(context: Context, idea: Idea): Generator<Stop> {
  const { rules, battle, level } = context;
  const candidates = candidatesFor(
    rules,
    battle,
    idea.bases.map((base) => base.id),
    {
      ...(idea.kinds.includes('turnabout') ? {} : { goals: idea.goals }),
      only: idea.kinds,
      ...(idea.towards ? { towards: idea.towards } : {}),
      steppingOut: true,
    },
  );
  const wanted = idea.kinds.flatMap((kind) =>
    candidates.filter((each) => each.kind === kind && (level.looksAhead || !each.instead)),
  );
  const stopFor = stopsFor(context, idea.bases);
  let tries = 0;
  let arrives = false;
  for (const each of wanted) {
    // If the direct move to a place is legal, other moves to it are not tried.
    if (arrives && each.instead) continue;
    if (++tries > level.tries) break;
    const stop = stopFor(idea.engage ? { ...each.command, engage: true } : each.command, each);
    arrives = stop?.off === 0;
    if (stop) yield stop;
  }
}

const isEnemy = ({ battle, side }: Context, id: string): boolean =>
  battle.bases.some((base) => base.id === id && base.side !== side);

/** The turn after a base's command has paid for an order. */
function paid({ turn }: Battle, command: string, cost: number): Battle['turn'] {
  const { pips } = turn;
  const purse = Object.hasOwn(pips, command) ? command : (Object.keys(pips).toSorted()[0] ?? command);
  return { ...turn, pips: { ...pips, [purse]: (pips[purse] ?? 0) - cost } };
}

/** The battle with the bases at the ends of a judged move. It leaves out how enemies line up with them. */
function placed(battle: Battle, { ends, cost }: Judgement): Battle {
  const poses = new Map(ends.map(({ base, pose }) => [base, pose]));
  const command = findBase(battle, ends[0]?.base ?? '')?.command ?? '';
  return {
    ...battle,
    bases: battle.bases.map((base) => {
      const pose = poses.get(base.id);
      return pose ? { ...base, pose, start: base.start ?? base.pose } : base;
    }),
    turn: paid(battle, command, cost),
  };
}

/** A move towards a far place that is shorter than this, in millimetres, is not worth an order. */
const SHORTEST = 5;
/** A way goes far if it is longer than this share of the reach of its bases. */
const FAR = 0.4;

/** The ways of an idea that bring its bases nearer to their aim, as many as the level asks for. */
export function* waysOf(context: Context, idea: Idea): Generator<Way> {
  const { battle, level } = context;
  const least = idea.towards ? SHORTEST : 0;
  const reach = reachOf(context, idea.bases);
  let found = 0;
  for (const { command, judgement } of stopsOf(context, idea)) {
    if (isRefused(command, context.refused) || judgement.length < least) continue;
    const meets = judgement.contacts.some(({ other }) => isEnemy(context, other));
    if (meets && idea.bases.some((base) => traitsOf(context, base).keptBack)) continue;
    const next = level.carriesOut || meets ? after(context, command) : placed(battle, judgement);
    if (!next || undoes(idea, next) || !progresses(context, next, idea)) continue;
    const { cost } = judgement;
    yield { idea, command, battle: next, cost, meets, goesFar: meets || judgement.length > reach * FAR };
    found += 1;
    if (found >= level.ways) return;
  }
}
