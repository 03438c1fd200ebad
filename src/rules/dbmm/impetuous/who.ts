/** Which elements advance without an order. DBMM, Impetuous troops; rulings 98 and 115. */
import { isFighting } from '../../../debellis/fights/opponents.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isLurking, withAmbushOf } from '../../../engine/ambush/hidden.ts';
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { groupOf, isColumn } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { boxesMeet, rightOf } from '../../../geometry/rectangle.ts';
import { because } from '../citing.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isBaggage, isBroken, isDisheartened, isMobile, isShaken } from '../troops/base.ts';
import { figure, type Mark } from '../troops/marks.ts';
import { straightCourse } from './course.ts';
import { neverMoved } from './has-moved.ts';
import { isNeverImpetuous } from './impetuous.ts';

const did = ({ bound }: PlacedBase, ...marks: readonly Mark[]): boolean =>
  marks.some((mark) => figure(bound, mark) > 0);

/** What keeps an element from advancing: a clause, and the message that tells it. */
interface Bar {
  readonly rule: DbmmClause;
  readonly key: string;
  bars(game: Debellis, battle: Battle, base: PlacedBase): boolean;
}

const BARS: readonly Bar[] = [
  { rule: 'dbmm.class.9', key: 'dbmm.advance.immobile', bars: (_game, _battle, base) => !isMobile(base) },
  { rule: 'dbmm.imp.17', key: 'dbmm.advance.broken', bars: (_game, _battle, base) => isBroken(base) },
  {
    rule: 'dbmm.imp.34',
    key: 'dbmm.advance.disheartened',
    bars: (_game, _battle, base) => isDisheartened(base) || isShaken(base),
  },
  {
    rule: 'dbmm.imp.43',
    key: 'dbmm.advance.advanced',
    bars: (_game, _battle, base) => did(base, 'advanced'),
  },
  {
    rule: 'dbmm.imp.31',
    key: 'dbmm.advance.moved',
    bars: (_game, _battle, base) => did(base, 'moved') && !did(base, 'advanced'),
  },
  { rule: 'dbmm.halt.1', key: 'dbmm.advance.halted', bars: (_game, _battle, base) => did(base, 'halted') },
  { rule: 'dbmm.imp.32', key: 'dbmm.advance.fighting', bars: isFighting },
];

/** The first that keeps an element from advancing. */
const barOf = (game: Debellis, battle: Battle, base: PlacedBase): Bar | undefined =>
  BARS.find(({ rule, bars }) => holds(rule) && bars(game, battle, base));

/** Farther than anybody advances, in millimetres. */
const FAR = 450;

/** Does it advance into enemy baggage straight ahead? */
function seesLoot(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean {
  const isNear = basesOnTable(battle).some(
    (other) =>
      other.side !== base.side &&
      boxesMeet(rectangleOfBase(base).box, rectangleOfBase(other).box, FAR) &&
      isBaggage(other) &&
      rectanglesDistance(rectangleOfBase(base), rectangleOfBase(other)) < FAR &&
      Math.abs(rightOf(rectangleOfBase(base), other.pose)) < base.width + other.width,
  );
  if (!isNear || isNeverImpetuous(base) || !holds('dbmm.imp.13')) return false;
  const met = straightCourse(game, rules, battle, base)?.met;
  return met !== undefined && met !== null && isBaggage(met);
}

/** Does an element have to advance, or may it? */
export const advances = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  base.side === battle.turn.active &&
  barOf(game, battle, base) === undefined &&
  (game.isImpetuous(rules, battle, base) || seesLoot(game, rules, battle, base));

/** May its player let it stay: in difficult going, if it has never moved, or where it overlaps an enemy? */
export const mayStay = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  (game.goingOfBase(rules, battle, base) === 'DGo' && neverMoved(base) && holds('dbmm.imp.35')) ||
  (enemyContacts(battle, base).length > 0 && holds('dbmm.imp.37'));

/** The elements that advance with this one: its column behind it, or itself alone. */
export function bodyOf(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
): readonly PlacedBase[] {
  const group = groupOf(rules, battle, base);
  const isAlone = group.length < 2 || (!isColumn(group) && holds('dbmm.imp.44'));
  if (isAlone || !holds('dbmm.imp.18')) return [base];
  if (!group.every((each) => advances(game, rules, battle, each))) return [base];
  const { forward } = rectangleOfBase(base);
  const along = ({ pose }: PlacedBase): number => pose.x * forward.x + pose.y * forward.y;
  return group.toSorted((a, b) => along(b) - along(a));
}

/** Can this element be ordered to advance now: as the head of a column, or singly? */
export const mayAdvance = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  advances(game, rules, battle, base) && bodyOf(game, rules, battle, base)[0]?.id === base.id;

/** The elements that can be ordered to advance now. */
export const advancers = (game: Debellis, rules: Ruleset, battle: Battle): readonly PlacedBase[] =>
  basesOnTable(battle).filter((base) => mayAdvance(game, rules, battle, base));

/** Why an element cannot be ordered to advance now. */
export function noAdvance(game: Debellis, rules: Ruleset, battle: Battle, id: string): Reason {
  const base = placedBase(battle, id);
  if (base?.side !== battle.turn.active) {
    return base
      ? reason(rules, 'not-yours', { base: id, side: base.side })
      : reason(rules, 'not-on-table', { base: id });
  }
  const bar = barOf(game, battle, base);
  if (bar) return because(bar.rule, bar.key, { base: id });
  if (!advances(game, rules, battle, base)) return because('dbmm.imp.17', 'dbmm.advance.calm', { base: id });
  const head = bodyOf(game, rules, battle, base)[0]?.id ?? id;
  return because('dbmm.imp.18', 'dbmm.advance.behind', { base: id, head });
}

/** The elements in ambush that can be ordered to advance now, as if they stood on the table. */
export function lurkingAdvancers(game: Debellis, rules: Ruleset, battle: Battle): readonly PlacedBase[] {
  const standing = withAmbushOf(battle, battle.turn.active);
  return standing === battle
    ? []
    : basesOnTable(standing).filter((base) => isLurking(base) && advances(game, rules, standing, base));
}
