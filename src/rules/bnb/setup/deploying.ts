import type { Base, Battle, Frame, SideId } from '../../../engine/battle.ts';
import { findBase, isPlaced } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Next, Ruleset, Step, Work } from '../../../engine/contract.ts';
import { reason } from '../../../engine/decide.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { oneOf, text } from '../../../engine/form.ts';
import { publicName } from '../../../engine/private-names.ts';
import { type Placing, placesUnfit, placingsOf } from '../../../engine/setup/putting-down.ts';
import { tell } from '../../../engine/work.ts';
import { isBaggage } from '../base.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { deployReasons, placeLeft, stillToDeploy } from './deploy.ts';

/** What is being deployed: the baggage, or everything else. */
export type Part = 'baggage' | 'army';

const RULES: Readonly<Record<Part, BnbClause>> = { baggage: 'bnb.setup.8', army: 'bnb.setup.12' };

/** One side puts one part of its army on the table. */
export const deployingFrame = (side: SideId, part: Part): Frame => ({ step: 'deploying', side, part });

const still = (battle: Battle, side: SideId, part: Part): readonly Base[] =>
  stillToDeploy(battle, side).filter((base) => part === 'army' || isBaggage(base));

/** Baggage is deployed before the throw for the first deployment, and stays there. */
function partReasons(rules: Ruleset, base: Base, side: SideId, part: Part): readonly Reason[] {
  if (base.side !== side) return [reason(rules, 'not-yours', { base: base.id })];
  if (base.place === 'ambush' && holds('bnb.ambush.12'))
    return [{ rule: 'bnb.ambush.12', key: 'bnb.ambush.recorded', figures: { base: base.id } }];
  const wrong = part === 'baggage' ? !isBaggage(base) : isBaggage(base) && isPlaced(base);
  const key = part === 'baggage' ? 'bnb.setup.baggage-first' : 'bnb.setup.baggage-stands';
  return wrong && holds('bnb.setup.8') ? [{ rule: 'bnb.setup.8', key, figures: { base: base.id } }] : [];
}

const again = (frame: Frame): Next => ({ next: 'call', frames: [], then: frame });

function place(
  work: Work,
  frame: Frame,
  side: SideId,
  part: Part,
  command: AnyCommand,
): Next | readonly Reason[] {
  const placings = placingsOf(work.battle, command);
  if (!placings) return [placesUnfit(work.rules, command)];
  const senseless = placings.flatMap(({ base }) => partReasons(work.rules, base, side, part));
  const against = senseless.length > 0 ? senseless : deployReasons(work.rules, work.battle, placings);
  if (against.length > 0) return against;
  const changes = appearing(work.battle, placings);
  const figures = { side, bases: changes.map(({ base }) => base.id) };
  tell(work, { type: 'deployed', rule: RULES[part], figures }, changes);
  return again(frame);
}

/** The whole bases: this is when the other side first sees them, and knows them by name. */
function appearing(battle: Battle, placings: readonly Placing[]) {
  const taken = [...battle.bases];
  return placings.map(({ base, pose }) => {
    const { seen: _, ...marks } = base.marks;
    const id = publicName({ ...battle, bases: taken }, base.id);
    const placed: Base = { ...base, id, marks, place: 'table', pose };
    taken.push(placed);
    return { change: 'add', base: placed, ...(id === base.id ? {} : { was: base.id }) } as const;
  });
}

/** A base once shown stays known while it is off the table again. */
function takeBack(
  work: Work,
  frame: Frame,
  side: SideId,
  part: Part,
  command: AnyCommand,
): Next | readonly Reason[] {
  const bases = (command.bases as readonly string[]).flatMap((id) => findBase(work.battle, id) ?? []);
  const away = bases.filter((base) => !isPlaced(base));
  if (away.length > 0) return away.map((base) => reason(work.rules, 'not-on-table', { base: base.id }));
  const against = bases.flatMap((base) => partReasons(work.rules, base, side, part));
  if (against.length > 0) return against;
  tell(
    work,
    { type: 'taken-back', rule: RULES[part], figures: { side, bases: bases.map((base) => base.id) } },
    bases.map((base) => ({
      change: 'add',
      base: { ...base, marks: { ...base.marks, seen: 1 }, place: 'reserve', pose: null },
    })),
  );
  return again(frame);
}

function finish(work: Work, side: SideId, part: Part): Next | readonly Reason[] {
  const rule = RULES[part];
  const left = still(work.battle, side, part);
  if (left.length > 0 && holds(rule)) {
    const figures = { bases: left.map(({ id }) => id), count: left.length };
    if (placeLeft(work.rules, work.battle, left))
      return [{ rule, key: 'bnb.setup.still-to-deploy', figures }];
    // Water laid by hand may leave no place; whoever has none stays away.
    tell(work, { type: 'no-room', rule, figures: { side } });
  }
  tell(work, { type: 'deployment-ends', rule, figures: { side, part } });
  return { next: 'done' };
}

const readFrame = (frame: Frame): { readonly side: SideId; readonly part: Part } => ({
  side: String(frame.side),
  part: frame.part === 'baggage' ? 'baggage' : 'army',
});

/** One side deploys, adjusts, takes back, until it says that all stand. */
export const deploying: Step = {
  frame: { side: text, part: oneOf('army', 'baggage') },
  run(work, frame) {
    const { side, part } = readFrame(frame);
    const bases = work.battle.bases.filter((base) => base.side === side);
    if (part === 'baggage' ? !bases.some(isBaggage) : bases.length === 0) return { next: 'done' };
    return {
      next: 'wait',
      awaits: [{ by: side, kind: 'deploy', answer: { form: 'orders' }, about: { part } }],
    };
  },
  answer(work, frame, command) {
    const { side, part } = readFrame(frame);
    switch (command.type) {
      case 'deploy':
      case 'deploy-group':
        return place(work, frame, side, part, command);
      case 'take-back':
        return takeBack(work, frame, side, part, command);
      case 'end-phase':
        return finish(work, side, part);
      default:
        return [reason(work.rules, 'wrong-phase', { command: command.type, phase: 'deployment' })];
    }
  },
};
