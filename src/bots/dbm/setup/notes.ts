/** The notes of a bot: troops for its ships, sometimes an ambush, sometimes a flank march, mostly none. */

import { ambushDepth, ambushReasons } from '../../../debellis/ambush/lay.ts';
import { awayCommands } from '../../../debellis/flank/marches.ts';
import { openMarches } from '../../../debellis/flank/sending.ts';
import { sailingOptions } from '../../../debellis/naval/sailing.ts';
import { stillToDeploy } from '../../../debellis/setup/deploy.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { ambushOf } from '../../../engine/ambush/hidden.ts';
import { commandOf } from '../../../engine/army/commands.ts';
import type { Base, Battle } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { agreed } from '../../../engine/game/options.ts';
import { isCover, siteWithin } from '../../../rules/dbm/ambush/sites.ts';
import { DBM } from '../../../rules/dbm/game.ts';
import { isBaggage, isOf } from '../../../rules/dbm/troops/base.ts';
import type { Random } from '../../bot.ts';
import { oneOf } from '../../random.ts';
import { type AmbushPlan, ambushOrder } from '../../setup/ambush.ts';

/** A bot lays an ambush in one of this many battles. */
const AMBUSH_IN = 3;
/** A bot sends a command round a flank in one of this many battles. */
const MARCH_IN = 6;
const MOST_BASES = 4;

/** Foot of one command that fights well where it can hide. */
function ambushers(view: Battle, side: SideId): readonly Base[] {
  const free = stillToDeploy(view, side).filter(
    (base) => isOf(base, 'Ax', 'Ps', 'Wb') && !isGeneral(base) && !isBaggage(base),
  );
  const [first] = free;
  return free
    .filter((base) => first && commandOf(base) === commandOf(first) && base.troop === first.troop)
    .slice(0, MOST_BASES);
}

/** Only places inside a feature are tried: to see whether elements behind one are hidden takes long. */
const mayHide: AmbushPlan['mayLie'] = (rules, view, placings) =>
  placings.every(({ base, pose }) => siteWithin(view, { ...base, place: 'table', pose }) !== null) &&
  ambushReasons(DBM, rules, view, placings).length === 0;

/** The next note, or the end of the notes. */
export function writeNotes(rules: Ruleset, view: Battle, side: SideId, random: Random): AnyCommand {
  const [sail] = sailingOptions(DBM, rules, view, side);
  if (sail) return sail.command;
  const hasWritten = ambushOf(view, side).length > 0 || awayCommands(view, side).length > 0;
  const mayHideNow = agreed(view.options, DBM.ambushOption);
  const ambush =
    !mayHideNow || hasWritten || random(AMBUSH_IN) > 0
      ? null
      : ambushOrder(rules, view, side, {
          bases: ambushers(view, side),
          least: 1,
          pieces: view.terrain.filter(isCover),
          depth: ambushDepth(DBM, view, side),
          mayLie: mayHide,
        });
  if (ambush) return ambush;
  const marches = hasWritten || random(MARCH_IN) > 0 ? [] : openMarches(DBM, view, side);
  if (marches.length === 0) return { type: 'end-phase' };
  const [command, edge] = oneOf(random, marches);
  return { type: 'flank-march', command, edge };
}
