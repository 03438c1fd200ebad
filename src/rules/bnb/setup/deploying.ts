/** Deploys the bases of one side: first its baggage, later its army. Blood and Blades, setup. */
import { type Base, type Battle, isPlaced, type SideId } from '../../../engine/battle.ts';
import type { FrameOf } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { oneOf, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { deployingStep } from '../../../engine/setup/deploying.ts';
import { showPutDown, takeBackShown } from '../../../engine/setup/showing.ts';
import { broken } from '../citing.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { isBaggage } from '../troops/base.ts';
import { deployReasons, stillToDeploy } from './deploy.ts';

/** The side that deploys, and the part of its army: the baggage, or everything else. */
const FRAME = { side: text, part: oneOf('baggage', 'army') };

type Turn = FrameOf<typeof FRAME>;
type Part = Turn['part'];

const RULES: Readonly<Record<Part, BnbClause>> = { baggage: 'bnb.setup.8', army: 'bnb.setup.12' };

/** The frame in which a side deploys one part of its army. */
export const deployingFrame = (side: SideId, part: Part): Turn => ({ step: 'deploying', side, part });

/** Has the side no bases in this part of its army? */
function isIdle({ bases }: Battle, { side, part }: Turn): boolean {
  const own = bases.filter((base) => base.side === side);
  return part === 'baggage' ? !own.some(isBaggage) : own.length === 0;
}

/** Baggage is deployed before the throw for the order of deployment, and stays where it is. */
function turnReasons(_rules: Ruleset, _battle: Battle, base: Base, { part }: Turn): readonly Reason[] {
  const figures = { base: base.id };
  if (base.place === 'ambush' && holds('bnb.ambush.12'))
    return broken('bnb.ambush.12', 'bnb.ambush.recorded', figures);
  if (part === 'baggage')
    return isBaggage(base) ? [] : broken('bnb.setup.8', 'bnb.setup.baggage-first', figures);
  return isBaggage(base) && isPlaced(base) ? broken('bnb.setup.8', 'bnb.setup.baggage-stands', figures) : [];
}

/** The step in which a side deploys its baggage or its army. */
export const deploying = deployingStep<Turn>({
  frame: FRAME,
  partOf: ({ part }) => part,
  about: ({ part }) => ({ part }),
  isIdle,
  ruleOf: (_battle, { part }) => RULES[part],
  turnReasons,
  placeReasons: deployReasons,
  stillToDeploy: (battle, { side, part }) =>
    stillToDeploy(battle, side).filter((base) => part === 'army' || isBaggage(base)),
  stillToDeployKey: 'bnb.setup.still-to-deploy',
  putDown: showPutDown,
  takeBack: takeBackShown,
});
