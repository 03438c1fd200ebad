/**
 * What mattered most for the loss of a base in close combat: the cause without which its chance of being lost would
 * have been smallest, by exact odds.
 */
import {
  type Base,
  type BaseId,
  type Battle,
  basesOnTable,
  type PlacedBase,
  placedBase,
} from '../../engine/battle.ts';
import { diesQuickly, type Fate, fateOf } from '../../engine/combat/fates.ts';
import { oddsIn } from '../../engine/combat/odds.ts';
import { GOING_BACK, oddsOf, sumOf, throwsOf } from '../../engine/combat/sums.ts';
import type { Assessed, Assessment } from '../../engine/contract/combat.ts';
import type { Line } from '../../engine/contract/line.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { facesOfDie } from '../../engine/game/dice.ts';
import type { Burden } from '../on-screen/guide.ts';
import { burdenOf, guideOn } from '../state/loading/guides.ts';
import { onScreen } from '../state/loading/ruleset.ts';

/** What made the loss of a base likely, or how it came about. */
export type Cause =
  | Burden
  /** Its enemy's troops are much stronger against it. */
  | 'outmatched'
  /** It dies in nearly every fight that it loses to this enemy. */
  | 'brittle'
  /** It attacked at bad odds. */
  | 'rash'
  /** It had no room to go back, or an enemy in its way. */
  | 'cornered'
  /** No friend was near. */
  | 'alone'
  /** Its general was lost, too far away, or fighting: orders to it cost more. */
  | 'unled'
  | 'shot'
  | 'spell'
  /** It was lost without a fight of its own, as when friends swept it away. */
  | 'swept'
  /** The chance of its loss was small. */
  | 'luck'
  /** None of these. */
  | 'plain';

/** A base that was lost in close combat. */
export interface Defeat {
  readonly base: BaseId;
  /** The chance of its loss, from 0 to 1. */
  readonly expected: number;
  /** Did its side begin the fight at bad odds? */
  readonly isRash: boolean;
  /** Was it only beaten back, and lost on its way? */
  readonly isCornered: boolean;
}

/** A chance of loss up to this is small. */
const SMALL = 1 / 6;

/** A cause without which the chance of the loss would be smaller by less than this part is not the chief one. */
const SHARE = 1 / 6;

/** A smaller difference of combat factors is common. */
const MUCH = 2;

const withLines = (side: Assessed, lines: readonly Line[]): Assessed => ({
  ...side,
  lines,
  total: side.total + sumOf(lines) - sumOf(side.lines),
});

/** The fight with the lines of both sides changed. */
const changed = (
  assessment: Assessment,
  change: (lines: readonly Line[], at: 0 | 1) => readonly Line[],
): Assessment => {
  const side = (at: 0 | 1): Assessed =>
    withLines(assessment.sides[at], change(assessment.sides[at].lines, at));
  return { ...assessment, sides: [side(0), side(1)] };
};

const factorIn = (lines: readonly Line[]): number =>
  sumOf(lines.filter(({ key }) => key === 'combat.factor'));

/** The fight with the same combat factor for a base as for its enemy. */
const matched = (assessment: Assessment, at: 0 | 1): Assessment => {
  const [own, enemy] = [assessment.sides[at], assessment.sides[at === 0 ? 1 : 0]];
  const more = factorIn(enemy.lines) - factorIn(own.lines);
  return changed(assessment, (lines, each) =>
    each === at && more >= MUCH
      ? lines.map((line) => (line.key === 'combat.factor' ? { ...line, value: line.value + more } : line))
      : lines,
  );
};

/** The part of all throws that cost a base though its enemy does not have double its total. */
function lostToLess(rules: Ruleset, assessment: Assessment, at: 0 | 1, isLost: (outcome: string) => boolean) {
  const throws = throwsOf(assessment.dice.map((die) => facesOfDie(rules, die.die)));
  const less = throws.filter((faces) => {
    const { totals, verdicts } = rules.combat.settle(assessment, faces);
    return isLost(verdicts[at].outcome) && 2 * totals[at] > totals[at === 0 ? 1 : 0];
  });
  return less.length / throws.length;
}

const free = (side: Assessed): Assessed => ({ ...side, doomed: false });

interface Weighed {
  readonly cause: Cause;
  /** How much smaller the chance of the loss would be without the cause. */
  readonly less: number;
}

/** The causes by which the odds of a fight were against a base, with what each did. */
function weigh(rules: Ruleset, before: Battle, assessment: Assessment, base: Base): readonly Weighed[] {
  const at = assessment.sides[0].base === base.id ? 0 : 1;
  const loses = (outcome: string): boolean => onScreen(before.ruleset)?.fights.loses(base, outcome) ?? false;
  const fateIn = (fight: Assessment): Fate => fateOf(oddsIn(rules, before, fight)[at], loses);
  /** With room to go back. */
  const freeFateIn = (fight: Assessment): Fate =>
    fateOf(
      oddsOf(rules, rules.combat, { ...fight, sides: [free(fight.sides[0]), free(fight.sides[1])] })[at],
      loses,
    );
  const chance = ({ lost, of }: Fate): number => lost / of;
  const fate = fateIn(assessment);
  const without = (cause: Cause, fight: Assessment): Weighed => ({
    cause,
    // An enemy on its flank is also in its way back.
    less: chance(fate) - chance(cause === 'flanked' ? freeFateIn(fight) : fateIn(fight)),
  });
  const burdenAt = (line: Line, each: number): Burden | null => {
    const burden = burdenOf(before.ruleset, line);
    const isAgainst = each === at ? line.value < 0 : line.value > 0;
    // The ground is the same for both; an enemy that is overlapped too does not undo an overlap.
    return burden === 'ground' || isAgainst ? burden : null;
  };
  const told = assessment.sides.flatMap((side, each) => side.lines.map((line) => burdenAt(line, each)));
  const burdens = [...new Set(told)].flatMap((burden) => burden ?? []);
  const isLost = (outcome: string): boolean =>
    outcome !== 'stand' && (!GOING_BACK.includes(outcome) || loses(outcome));
  return [
    ...burdens.map((burden) =>
      without(
        burden,
        changed(assessment, (all, each) => all.filter((line) => burdenAt(line, each) !== burden)),
      ),
    ),
    without('outmatched', matched(assessment, at)),
    { cause: 'brittle', less: diesQuickly(fate) ? lostToLess(rules, assessment, at, isLost) : 0 },
  ];
}

/** Friends farther away than this number of base widths are no help. */
const NEAR = 2.5;

function isAlone(before: Battle, base: PlacedBase): boolean {
  const reach = NEAR * base.width;
  return !basesOnTable(before).some(
    (other) =>
      other.side === base.side &&
      other.id !== base.id &&
      Math.hypot(other.pose.x - base.pose.x, other.pose.y - base.pose.y) <= reach,
  );
}

/** The chief cause of a defeat; `plain` where no cause did much. */
export function chiefCause(rules: Ruleset, before: Battle, defeat: Defeat): Cause {
  const { expected, isRash, isCornered } = defeat;
  const base = placedBase(before, defeat.base);
  const found = rules.combat.fightMeant(rules, before, { type: 'odds', base: defeat.base });
  if (!base || 'fault' in found) return 'plain';
  const weighed = weigh(rules, before, rules.combat.assess(rules, before, found.fight), base);
  // An enemy on its flank also stood in its way.
  if (isCornered) return weighed.some(({ cause }) => cause === 'flanked') ? 'flanked' : 'cornered';
  if (isRash) return 'rash';
  if (expected <= SMALL) return 'luck';
  const [chief] = weighed.toSorted((a, b) => b.less - a.less);
  if (chief && chief.less >= SHARE * expected) return chief.cause;
  if (isAlone(before, base)) return 'alone';
  return guideOn(before.ruleset)?.isUnled?.(before, base) ? 'unled' : 'plain';
}
