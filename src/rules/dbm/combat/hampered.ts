/** The weather as a disadvantage in a fight. DBM, Tactical factors; ruling 85. */
import type { Debellis } from '../../../debellis/game.ts';
import type { TroopType } from '../../../debellis/troops/troop.ts';
import { isDazzled } from '../../../debellis/weather/dazzle.ts';
import {
  isFoggy,
  isMisty,
  isMuddy,
  isRaining,
  isSnowing,
  liesTowards,
  strongWindOf,
} from '../../../debellis/weather/weather.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { heightAt } from '../../../engine/board/heights.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import { turnOf } from '../../../geometry/exact.ts';
import type { Point } from '../../../geometry/point.ts';
import { ahead } from '../../../geometry/pose.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { isHill } from '../ground/going.ts';
import { isOf, troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { isThirsty } from '../weather/thirst.ts';
import { countsAs } from './counts-as.ts';

interface Hindrance {
  readonly rule: DbmClause;
  readonly hinders: (battle: Battle, base: PlacedBase, enemy: PlacedBase) => boolean;
}

const isBow = (base: PlacedBase): boolean => isOf(base, 'Bw');

/** Does it fight this enemy as troops of a type? Some exceptions change their type in contact. */
const fightsAs =
  (type: TroopType) =>
  (_battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean =>
    countsAs(troopOf(base), { role: 'close', enemy: troopOf(enemy), behind: null, suffers: false }).type ===
    type;

/** Is the air thick with rain, snow, mist or fog? */
const isThick = (game: Debellis, battle: Battle): boolean =>
  isRaining(battle) || isSnowing(battle) || isMisty(game, battle) || isFoggy(game, battle);

/** Does it shoot within 45 degrees of straight into a strong wind? */
function shootsUpwind(battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean {
  const wind = strongWindOf(battle);
  const { centre } = rectangleOfBase(enemy);
  return wind !== null && liesTowards(turnOf(centre.x - base.pose.x, centre.y - base.pose.y), wind);
}

/** Where it came from in this bound. A position that does not tell it takes the ground right behind it. */
const cameFrom = ({ start, pose, depth }: PlacedBase): Point =>
  start === null || (start.x === pose.x && start.y === pose.y) ? ahead(pose, -depth) : start;

/** Did it move up a hill into contact in this bound? */
const climbed = (battle: Battle, base: PlacedBase): boolean =>
  figure(base.bound, 'charged') > 0 &&
  battle.terrain.some(
    (piece) => isHill(piece) && heightAt(piece, base.pose) > heightAt(piece, cameFrom(base)),
  );

const inRain =
  (hinders: Hindrance['hinders']): Hindrance['hinders'] =>
  (battle, base, enemy) =>
    isRaining(battle) && hinders(battle, base, enemy);

const IN_CONTACT = keptWith((game: Debellis): readonly Hindrance[] => [
  { rule: 'dbm.bw.4', hinders: inRain(fightsAs('Bw')) },
  { rule: 'dbm.art.8', hinders: inRain(fightsAs('Art')) },
  { rule: 'dbm.weather.2', hinders: (battle, base) => isMuddy(battle) && climbed(battle, base) },
  { rule: 'dbm.tac.9', hinders: (battle, base) => isThirsty(game, battle, base.side) },
  { rule: 'dbm.tac.9', hinders: (battle, base) => isDazzled(game, battle, base) },
]);

const SHOOTING = keptWith((game: Debellis): readonly Hindrance[] => [
  { rule: 'dbm.bw.3', hinders: (battle, base) => isBow(base) && isThick(game, battle) },
  { rule: 'dbm.bw.3', hinders: (battle, base, enemy) => isBow(base) && shootsUpwind(battle, base, enemy) },
  {
    rule: 'dbm.art.5',
    hinders: (battle, base) => isOf(base, 'Art') && (isThick(game, battle) || strongWindOf(battle) !== null),
  },
  { rule: 'dbm.tac.9', hinders: (battle, base) => isDazzled(game, battle, base) },
]);

/** Is the weather a disadvantage to an element in contact with this enemy, or shooting at it? */
export const isHampered = (
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  enemy: PlacedBase,
  doing: 'contact' | 'shooting',
): boolean =>
  (doing === 'contact' ? IN_CONTACT(game) : SHOOTING(game)).some(
    ({ rule, hinders }) => hinders(battle, base, enemy) && holds(rule),
  );
