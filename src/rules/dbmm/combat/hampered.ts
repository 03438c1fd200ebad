/** The weather as a disadvantage in a fight. DBMM, ruling 88. */

import type { Debellis } from '../../../debellis/game.ts';
import { isDazzled } from '../../../debellis/weather/dazzle.ts';
import {
  isDusty,
  isFoggy,
  isMisty,
  isRaining,
  isSnowing,
  liesTowards,
  strongWindOf,
} from '../../../debellis/weather/weather.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { turnOf } from '../../../geometry/exact.ts';
import { isOf } from '../troops/base.ts';

/** Does it shoot within 45 degrees of straight into a strong wind? */
function shootsUpwind(battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean {
  const wind = strongWindOf(battle);
  if (wind === null || !isOf(base, 'Bw')) return false;
  const { centre } = rectangleOfBase(enemy);
  return liesTowards(turnOf(centre.x - base.pose.x, centre.y - base.pose.y), wind);
}

/** Is the weather a disadvantage to an element in contact with this enemy, or shooting at it? */
export function isHampered(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  enemy: PlacedBase,
  doing: 'contact' | 'shooting',
): boolean {
  if (isDazzled(game, battle, base)) return true;
  const wet = isOf(base, 'Bw', 'Sh', 'Art') && isRaining(battle);
  if (doing === 'contact') return wet;
  const veiled = isMisty(game, battle) || isFoggy(game, battle) || isDusty(battle);
  const snowedOn = isOf(base, 'Bw', 'Sh', 'Art') && isSnowing(battle);
  return wet || snowedOn || veiled || shootsUpwind(battle, base, enemy);
}
