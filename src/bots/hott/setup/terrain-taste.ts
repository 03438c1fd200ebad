/** Which terrain suits an army. */
import type { Battle, SideId } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { insideByCrossings } from '../../../geometry/polygon.ts';
import { DEPLOYMENT_DEPTH } from '../../../rules/hott/setup/deploy.ts';
import { groundGoing } from '../../../rules/hott/setup/ground.ts';
import { elementOf } from '../../../rules/hott/troops/base.ts';
import type { Element } from '../../../rules/hott/troops/troops.ts';
import { poseAtSpot } from '../../setup/spots.ts';

/** From -1, lost in bad going, to 1, at home there. */
const LIKES_ROUGH: Readonly<Partial<Record<Element, number>>> = {
  'Land Lurkers': 1,
  'Water Lurkers': 1,
  Warband: 1,
  Beasts: 1,
  Shooters: 0.7,
  Sneakers: 0.3,
  Hordes: -0.3,
  Cleric: -0.5,
  Magician: -0.7,
  Blades: -0.7,
  Spears: -1,
  Riders: -1,
  Hero: -0.7,
  Paladin: -0.7,
  Behemoth: -1,
  Artillery: -1,
  Knights: -1,
};

/** From -1 (wants open ground) to 1 (wants rough ground), by the own army. */
export function likesRough(view: Battle, side: SideId): number {
  const own = view.bases.filter((base) => base.side === side);
  const likes = own.map((base) => LIKES_ROUGH[elementOf(base)] ?? 0);
  return likes.reduce((sum, like) => sum + like, 0) / Math.max(1, own.length);
}

/** Has the side elements that hide in water? */
export const likesWater = (view: Battle, side: SideId): boolean =>
  view.bases.some((base) => base.side === side && elementOf(base) === 'Water Lurkers');

const GRAIN = 30;

/** How well the ground before an edge suits an army: the higher the better. */
export function roughnessOf(rules: Ruleset, view: Battle, side: SideId, name: string): number {
  const edge = (['north', 'east', 'south', 'west'] as const).find((each) => each === name) ?? 'south';
  const frontage = edge === 'north' || edge === 'south' ? view.table.width : view.table.depth;
  const rough = view.terrain.filter((piece) => groundGoing(rules, view, piece) !== 'good').map(outlineOf);
  let [all, hit] = [0, 0];
  for (let right = GRAIN / 2; right < frontage; right += GRAIN)
    for (let ahead = GRAIN / 2; ahead < DEPLOYMENT_DEPTH; ahead += GRAIN) {
      const p = poseAtSpot(view, edge, { right, ahead });
      all += 1;
      if (rough.some((area) => insideByCrossings(area, p))) hit += 1;
    }
  return (hit / all) * (likesRough(view, side) || -1);
}
