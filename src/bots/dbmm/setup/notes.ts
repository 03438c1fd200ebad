/** The notes of a bot: stratagems that it knows how to use, its scouts, and hidden obstacles before its middle. */
import { BASE_WIDTH } from '../../../debellis/measures.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { type Base, type Battle, otherSide } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { edgeOfSide } from '../../../engine/setup/edges.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import { leastFromEnemy, MOST_HIDDEN } from '../../../rules/dbmm/obstacles/hiding.ts';
import { PIT_DEPTH } from '../../../rules/dbmm/obstacles/pits.ts';
import { factsOf } from '../../../rules/dbmm/state.ts';
import { chosenBy, MOST_USED, offeredTo } from '../../../rules/dbmm/stratagems/chosen.ts';
import { mayScout, scoutsOf } from '../../../rules/dbmm/stratagems/scouts.ts';
import { poseAtSpot } from '../../setup/spots.ts';

/** One scout more than the enemy is worth a point of the die; more of them only risk more. */
const SCOUTS = 3;

/** The elements that it sends out to scout: not its generals. */
const scouts = (view: Battle, side: SideId): readonly Base[] =>
  view.bases
    .filter((base) => base.side === side && base.place === 'reserve' && mayScout(base) && !isGeneral(base))
    .slice(0, SCOUTS);

const sectionsBought = (view: Battle, side: SideId): number =>
  Math.min(MOST_HIDDEN, factsOf(view, side).boughtObstacles ?? 0);

/** When a stratagem is of use to this army; a bot leaves the others. */
const USES: Readonly<Record<string, (view: Battle, side: SideId) => boolean>> = {
  'hidden-obstacles': (view, side) => sectionsBought(view, side) > 0,
  scouting: (view, side) => scouts(view, side).length > 0,
};

function useful(view: Battle, side: SideId): readonly string[] {
  const offered = offeredTo(view, side);
  return Object.entries(USES)
    .filter(([name, isOfUse]) => offered.includes(name) && isOfUse(view, side))
    .map(([name]) => name)
    .slice(0, MOST_USED);
}

/** The sections lie beside one another before the middle of its edge, as near to the enemy as they may. */
function hide(view: Battle, side: SideId, laid: number): AnyCommand {
  const edge = edgeOfSide(view, side);
  const far = view.table.depth - leastFromEnemy(view, otherSide(view, side)) - PIT_DEPTH;
  const first = (view.table.width - sectionsBought(view, side) * BASE_WIDTH) / 2;
  const { x, y, facing } = poseAtSpot(view, edge, { right: first + (laid + 0.5) * BASE_WIDTH, ahead: far });
  return { type: 'fortify', section: 'HO', at: [x, y, degreesOf(facing)] };
}

/** The next note, or the end of the notes. What a player has chosen before stays. */
export function writeNotes(view: Battle, side: SideId): AnyCommand {
  const chosen = chosenBy(view, side);
  const wanted = chosen.length === 0 ? useful(view, side) : [];
  if (wanted.length > 0) return { type: 'stratagems', chosen: wanted };
  const ready = scouts(view, side).map(({ id }) => id);
  if (chosen.includes('scouting') && ready.length > 0 && scoutsOf(view, side).length === 0)
    return { type: 'scouts', bases: ready };
  const laid = factsOf(view, side).hiddenObstacles?.length ?? 0;
  return chosen.includes('hidden-obstacles') && laid < sectionsBought(view, side)
    ? hide(view, side, laid)
    : { type: 'end-phase' };
}
