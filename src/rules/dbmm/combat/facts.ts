/** The facts about an element in a fight that only DBMM asks for. */

import type { Combatant } from '../../../debellis/fights/combatant.ts';
import { attackersAside, lineBehind } from '../../../debellis/fights/contacts.ts';
import { fightingContacts } from '../../../debellis/fights/facing-edge.ts';
import type { FactsAsked } from '../../../debellis/fights/facts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { sameCommand } from '../../../debellis/troops/base.ts';
import { type Light, lightOf } from '../../../debellis/weather/time-of-day.ts';
import { type Base, type Battle, basesOnTable, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { friendContacts } from '../../../engine/board/contacts.ts';
import { piecesUnder } from '../../../engine/board/going.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { isWall, stripsBefore } from '../../../engine/board/walls.ts';
import { holds } from '../../../engine/effects.ts';
import { planRecoil } from '../../../engine/outcomes/recoil.ts';
import type { EdgeName } from '../../../geometry/rectangle.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { isAshore } from '../ground/naval.ts';
import { isBehindObstacles } from '../obstacles/portable.ts';
import { makesWay } from '../outcomes/asides.ts';
import { isBroken, isElephantKiller, isOf, isShaken, isWedge } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

export interface DbmmFacts {
  readonly marched: boolean;
  /** It is shaken, or its command is broken. */
  readonly failing: boolean;
  /** Its general has declared a Brilliant Stroke for this combat. */
  readonly stroke: boolean;
  readonly wedge: boolean;
  readonly elephantKiller: boolean;
  /** It stands in a built-up area. */
  readonly inTown: boolean;
  /** It is part of no group. */
  readonly alone: boolean;
  /** It met enemies in its flight, and fights them to break through. */
  readonly breaksThrough: boolean;
  /** Its opponent stands at its rear. */
  readonly struckBehind: boolean;
  /** It could not even start to recoil. */
  readonly blocked: boolean;
  /** It touches its general's element, which has destroyed an enemy in this bound. */
  readonly besideVictor: boolean;
  /** It touches a sacred standard of its side. */
  readonly besideStandard: boolean;
  /** Portable obstacles lie between the two fronts. */
  readonly acrossObstacles: boolean;
  /** A fixed obstacle lies between the two fronts. */
  readonly acrossFixed: boolean;
  /** It stands behind that obstacle. */
  readonly behindFixed: boolean;
  /** The edge of the opponent on which its front lies. */
  readonly strikes: EdgeName | null;
  /** Its own edge on which the front of its opponent lies. */
  readonly struckOn: EdgeName | null;
  readonly light: Light;
  /** A naval element that touches land. */
  readonly ashore: boolean;
  /** The shot goes into trees or buildings. */
  readonly intoCover: boolean;
  /** The aiders that stand right behind the main shooter, behind another aider, and elsewhere. */
  readonly behindMain: readonly string[];
  readonly behindAider: readonly string[];
  readonly elsewhere: readonly string[];
}

export const NO_FACTS: DbmmFacts = {
  marched: false,
  failing: false,
  stroke: false,
  wedge: false,
  elephantKiller: false,
  inTown: false,
  alone: false,
  breaksThrough: false,
  struckBehind: false,
  blocked: false,
  besideVictor: false,
  besideStandard: false,
  acrossObstacles: false,
  acrossFixed: false,
  behindFixed: false,
  strikes: 'front',
  struckOn: 'front',
  light: 'day',
  ashore: false,
  intoCover: false,
  behindMain: [],
  behindAider: [],
  elsewhere: [],
};

/** The facts of a combatant. One that stands on no table has none but those given. */
export const factsOf = ({ facts }: Combatant): DbmmFacts => ({ ...NO_FACTS, ...facts });

/** Terrain into which one shoots badly. */
const COVER: readonly string[] = ['BUA', 'CH', 'WH', 'Wd', 'O', 'Oa'];

const standsIn = (battle: Battle, base: PlacedBase, kinds: readonly string[]): boolean =>
  piecesUnder(battle, rectangleOfBase(base)).some(({ kind }) => kinds.includes(kind));

/** Could it not even start to recoil? Those whom it would push, and who must flee out of its way, do not block it. */
function isBlocked(game: Debellis, { rules, battle, base }: FactsAsked): boolean {
  const aside = basesOnTable(battle).filter(
    (other) => other.id !== base.id && makesWay(game, battle, base, other) && holds('dbmm.tac.29'),
  );
  const without: Battle =
    aside.length === 0
      ? battle
      : { ...battle, bases: battle.bases.filter(({ id }) => !aside.some((each) => each.id === id)) };
  const plan = planRecoil(rules, without, base);
  const pushes = plan.moves.some(({ how }) => how === 'push');
  return !moreThan(plan.went, 0) || (pushes && !holds('dbmm.tac.28'));
}

const touching = (battle: Battle, base: PlacedBase, is: (friend: PlacedBase) => boolean): boolean =>
  friendContacts(battle, base).some((contact) => is(contact.base));

const hasDestroyed = (base: Base): boolean => figure(base.bound, 'destroyedEnemy') > 0;

const isOwnGeneral = (base: PlacedBase, other: PlacedBase): boolean =>
  sameCommand(base, other) && figure(other.marks, 'general') > 0;

/** The edges that meet: of the base, and of the enemy. A front on a front counts before all else. */
function meeting(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  enemy: PlacedBase,
): Pick<DbmmFacts, 'strikes' | 'struckOn'> {
  const touches = fightingContacts(game, battle, base)
    .filter((contact) => contact.base.id === enemy.id)
    .flatMap((contact) => contact.touches)
    .filter(({ length }) => length > 0);
  if (touches.some(({ mine, theirs }) => mine === 'front' && theirs === 'front'))
    return { strikes: 'front', struckOn: 'front' };
  const strike = touches.find(({ mine }) => mine === 'front');
  const struck = touches.find(({ theirs }) => theirs === 'front');
  return {
    strikes: (strike?.theirs ?? null) as EdgeName | null,
    struckOn: (struck?.mine ?? null) as EdgeName | null,
  };
}

/** Does the front of an enemy lie on its rear edge? */
const isStruckBehind = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  attackersAside(game, battle, base).some(({ edge }) => edge === 'rear');

/** Where the aiders of a main shooter stand. */
function aidersOf({
  battle,
  base,
  company,
}: FactsAsked): Pick<DbmmFacts, 'behindMain' | 'behindAider' | 'elsewhere'> {
  const behind = (id: string): string | undefined => {
    const front = placedBase(battle, id);
    return front ? lineBehind(battle, front)?.id : undefined;
  };
  const aiders = company.filter((id) => id !== base.id);
  const behindMain = aiders.filter((id) => behind(base.id) === id);
  const behindAider = aiders.filter((id) => aiders.some((other) => behind(other) === id));
  const counted = [...behindMain, ...behindAider];
  return { behindMain, behindAider, elsewhere: aiders.filter((id) => !counted.includes(id)) };
}

/** Does its front lie along the inner edge of a fixed obstacle? */
const isBehindFixed = ({ terrain }: Battle, base: PlacedBase): boolean =>
  stripsBefore(rectangleOfBase(base), terrain).some((strip) => !isWall(strip));

/** The facts about an element that fights an enemy hand to hand, or exchanges shots with it. */
export function findFacts(game: Debellis, asked: FactsAsked): DbmmFacts {
  const { rules, battle, base, enemy, doing } = asked;
  const close = doing === 'contact';
  return {
    ...NO_FACTS,
    ...(close ? meeting(game, battle, base, enemy) : {}),
    ...aidersOf(asked),
    marched: figure(base.bound, 'marched') > 0,
    failing: isShaken(base) || isBroken(base),
    stroke: figure(base.bound, 'stroke') > 0,
    wedge: isWedge(base),
    elephantKiller: isElephantKiller(base),
    inTown: game.isInTown(battle, base),
    alone: groupOf(rules, battle, base).length < 2,
    breaksThrough: close && figure(base.marks, 'breaksThrough') > 0,
    struckBehind: close && isStruckBehind(game, battle, base),
    blocked: close && isBlocked(game, asked),
    besideVictor: touching(battle, base, (other) => isOwnGeneral(base, other) && hasDestroyed(other)),
    besideStandard: touching(
      battle,
      base,
      (other) => isOf(other, 'Bge(S)') && (!isBroken(other) || holds('dbmm.broken.15')),
    ),
    acrossObstacles: isBehindObstacles(enemy) || isBehindObstacles(base),
    acrossFixed: [base, enemy].some((each) => isBehindFixed(battle, each)),
    behindFixed: isBehindFixed(battle, base),
    light: lightOf(game, battle),
    ashore: isAshore(game, battle, base),
    intoCover: standsIn(battle, enemy, COVER),
  };
}
