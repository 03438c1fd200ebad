/** Laying an ambush, or none. */
import { ambushOf } from '../../../engine/ambush/hidden.ts';
import type { Base, Battle, SideId, TerrainPiece } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { ambushDepth, layReasons } from '../../../rules/bnb/ambush/lay.ts';
import { AMBUSH_SITES } from '../../../rules/bnb/ambush/sites.ts';
import { stillToDeploy } from '../../../rules/bnb/setup/deploy.ts';
import { isCommander, troopOf } from '../../../rules/bnb/troops/base.ts';
import type { TroopType } from '../../../rules/bnb/troops/troops.ts';
import type { Random } from '../../bot.ts';
import { type AmbushPlan, ambushOrder } from '../../setup/ambush.ts';

/** Troops that fight well where bases can hide, the best first. */
const AMBUSHERS: readonly TroopType[] = ['Ax', 'Wb', 'Ps', 'Bd', 'Bw'];
/** In one of this many battles no ambush is laid. */
const SELDOM = 3;
const MOST_BASES = 4;
const LEAST_BASES = 2;

const hides = ({ kind }: TerrainPiece): boolean =>
  AMBUSH_SITES.some(({ kinds, troops }) => troops === 'any' && kinds.includes(kind));

/** The bases of one troop that would lie in ambush best; the commander stays in the open. */
function ambushers(view: Battle, side: SideId): readonly Base[] {
  const free = stillToDeploy(view, side).filter((base) => !isCommander(base));
  const rankOf = (base: Base): number => AMBUSHERS.indexOf(troopOf(base).type);
  const groups = [...new Set(free.map(({ troop }) => troop))]
    .map((troop) => free.filter((base) => base.troop === troop))
    .filter((bases) => bases.length >= LEAST_BASES && bases.every((base) => rankOf(base) >= 0))
    .toSorted((a, b) => rankOf(a[0] as Base) - rankOf(b[0] as Base));
  return groups[0]?.slice(0, MOST_BASES) ?? [];
}

/** Sometimes an ambush in the foremost cover where one can be laid; then it is done. */
export function layAmbush(rules: Ruleset, view: Battle, side: SideId, random: Random): AnyCommand {
  const done = ambushOf(view, side).length > 0 || random(SELDOM) === 0;
  const plan: AmbushPlan = {
    bases: done ? [] : ambushers(view, side),
    least: LEAST_BASES,
    pieces: view.terrain.filter(hides),
    depth: ambushDepth(view, side),
    mayLie: (...asked) => layReasons(...asked).length === 0,
  };
  return ambushOrder(rules, view, side, plan) ?? { type: 'end-phase' };
}
