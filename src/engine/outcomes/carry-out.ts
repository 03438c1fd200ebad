/** Carries out the plan of an outcome move: its events and changes. */
import { roundLength } from '../../geometry/exact.ts';
import type { BaseId } from '../battle.ts';
import type { Work } from '../contract/sequence.ts';
import type { Change } from '../event.ts';
import { tell } from '../game/work.ts';
import type { Link } from '../moves/links.ts';
import { type Gone, keptBy, type Moved, type OutcomePlan } from './plan.ts';

/** The event for one kind of outcome move, and the mark that it leaves for the bound. */
export interface OutcomeTale<Clause extends string = string> {
  readonly type: string;
  readonly rule: Clause;
  readonly mark: string | null;
}

export type OutcomeTales<Clause extends string = string> = Readonly<
  Record<Moved['how'], OutcomeTale<Clause>>
>;

/** Takes a base off the table for good. */
export function takeOff(work: Work, { base, to, rule, by, kept }: Gone): void {
  const type = to === 'spent' ? 'spent' : 'destroyed';
  const figures = { base, ...(by ? { by } : {}), ...(kept ? { kept } : {}) };
  tell(work, { type, rule, figures }, [{ change: 'remove', base, to }]);
}

/** The figures about the end of the mover's own way: is it complete, and what stopped it? */
const ended = ({ complete, stop }: OutcomePlan) => ({
  complete,
  ...(stop ? { stop: stop.rule, ...keptBy(stop) } : {}),
});

function tellMove(
  work: Work,
  move: Moved,
  tales: OutcomeTales,
  of: BaseId,
  plan: OutcomePlan,
  links: readonly Link[],
): void {
  const { type, rule, mark } = tales[move.how];
  const own = move.base === of;
  const figures = {
    base: move.base,
    went: roundLength(move.went),
    ...(own ? ended(plan) : { by: of }),
  };
  const changes: Change[] = [{ change: 'place', base: move.base, at: move.to }];
  if (mark) changes.push({ change: 'mark', base: move.base, set: { [mark]: 1 } });
  tell(work, { type, rule, figures }, [...changes, ...links]);
}

/** The links between bases that have both moved. */
const linksOf = ({ links = [] }: OutcomePlan, moves: readonly Moved[]): readonly Link[] => {
  const moved = (id: BaseId): boolean => moves.some(({ base }) => base === id);
  return links.filter(({ base, follows }) => moved(base) && moved(follows.base));
};

/**
 * Makes a plan happen: first the losses, then the moves in their order. A mover that does not move at all gets an event
 * too, of kind `how`, so that players see the outcome.
 */
export function carryOut(
  work: Work,
  plan: OutcomePlan,
  of: BaseId,
  how: Moved['how'],
  tales: OutcomeTales,
  lose: (work: Work, gone: Gone) => void = takeOff,
): void {
  const lost = plan.gone.map((each) => each.base);
  for (const each of plan.gone) lose(work, each);
  const moves = plan.moves.filter((move) => !lost.includes(move.base));
  for (const move of moves)
    tellMove(work, move, tales, of, plan, move === moves.at(-1) ? linksOf(plan, moves) : []);
  if (lost.includes(of) || plan.moves.some((move) => move.base === of)) return;
  const { type, rule, mark } = tales[how];
  const figures = { base: of, went: 0, ...ended(plan) };
  tell(work, { type, rule, figures }, mark ? [{ change: 'mark', base: of, set: { [mark]: 1 } }] : []);
}
