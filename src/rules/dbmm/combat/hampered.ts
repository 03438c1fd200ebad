/** The weather as a disadvantage in a fight. DBMM, ruling 88. */

import type { Debellis } from '../../../debellis/game.ts';
import { isUpslopeOf } from '../../../debellis/ground/heights.ts';
import { isDazzled } from '../../../debellis/weather/dazzle.ts';
import {
  isDusty,
  isFoggy,
  isMisty,
  isMuddy,
  isRaining,
  isSnowing,
  liesTowards,
  strongWindOf,
} from '../../../debellis/weather/weather.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { turnOf } from '../../../geometry/exact.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

interface Asked {
  readonly game: Debellis;
  readonly battle: Battle;
  readonly base: PlacedBase;
  readonly enemy: PlacedBase;
}

interface Hindrance {
  readonly rule: DbmmClause;
  readonly hinders: (asked: Asked) => boolean;
}

const hasBows = ({ base }: Asked): boolean => isOf(base, 'Bw', 'Sh', 'Art');

/** Does it shoot within 45 degrees of straight into a strong wind? */
function shootsUpwind({ battle, base, enemy }: Asked): boolean {
  const wind = strongWindOf(battle);
  if (wind === null || !isOf(base, 'Bw')) return false;
  const { centre } = rectangleOfBase(enemy);
  return liesTowards(turnOf(centre.x - base.pose.x, centre.y - base.pose.y), wind);
}

/** Did it move up to this enemy in this bound, who stands upslope of it? */
const climbed = ({ game, battle, base, enemy }: Asked): boolean =>
  figure(base.bound, 'charged') > 0 && isUpslopeOf(game, battle, enemy, base);

const DAZZLED: Hindrance = {
  rule: 'dbmm.weather.31',
  hinders: ({ game, battle, base }) => isDazzled(game, battle, base),
};

const IN_CONTACT: readonly Hindrance[] = [
  DAZZLED,
  { rule: 'dbmm.weather.34', hinders: (asked) => hasBows(asked) && isRaining(asked.battle) },
  { rule: 'dbmm.weather.35', hinders: (asked) => isMuddy(asked.battle) && climbed(asked) },
];

const SHOOTING: readonly Hindrance[] = [
  DAZZLED,
  {
    rule: 'dbmm.weather.27',
    hinders: (asked) => hasBows(asked) && (isRaining(asked.battle) || isSnowing(asked.battle)),
  },
  {
    rule: 'dbmm.weather.29',
    hinders: ({ game, battle }) => isMisty(game, battle) || isFoggy(game, battle) || isDusty(battle),
  },
  { rule: 'dbmm.weather.30', hinders: shootsUpwind },
];

/** Is the weather a disadvantage to an element in contact with this enemy, or shooting at it? */
export const isHampered = (
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  enemy: PlacedBase,
  doing: 'contact' | 'shooting',
): boolean =>
  (doing === 'contact' ? IN_CONTACT : SHOOTING).some(
    ({ rule, hinders }) => hinders({ game, battle, base, enemy }) && holds(rule),
  );
