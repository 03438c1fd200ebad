import { computed, signal } from '@preact/signals';
import { type Battle, basesOnTable, figure, type PlacedBase, type SideId } from '../../../engine/battle.ts';
import type { Option } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { judgeMove } from '../../../engine/moves/judge.ts';
import { ask } from '../../../scenario/ask.ts';
import { boundMarks } from '../../../scenario/rulesets.ts';
import { openOptions } from '../battle/open-options.ts';
import { session } from '../battle/session.ts';
import { onScreen } from '../loading/ruleset.ts';
import { reserveOf } from '../setup/deploying.ts';
import { stepNow } from '../view/shown.ts';
import { advisedToEnd } from './advised.ts';
import { pairsIn } from './combat.ts';
import { ghost } from './selection.ts';
import { countShots } from './targets.ts';

/** A message about what can still be done, with its figures. */
export interface Notice {
  readonly key: string;
  readonly figures: { readonly [key: string]: string | number | readonly string[] };
}

/** Short moves that are tried, in millimetres. */
const WAYS = [{ forward: 5 }, { back: 5 }];

const pointsLeft = (battle: Battle): number =>
  Object.values(battle.turn.pips).reduce((sum, points) => sum + points, 0);

/** Own bases that have done nothing this bound. Baggage that never moves is not counted. */
function fresh(rules: Ruleset, battle: Battle, side: SideId) {
  const marks = ['moved', ...boundMarks(battle.ruleset)];
  return basesOnTable(battle).filter(
    (base) =>
      base.side === side &&
      marks.every((mark) => figure(base.bound, mark) === 0) &&
      rules.moves.distance.farthest(battle, [base]) > 0,
  );
}

/** May this leader still move, though no points are left? */
const movesFree = (rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  rules.label(base).leader &&
  WAYS.some(
    (leg) =>
      judgeMove(rules, battle, { type: 'move', bases: [base.id], path: [leg] }, base.side).reasons.length ===
      0,
  );

/** The bases of the active side that may still be ordered; without points, only leaders who move free. */
export function basesToOrder(rules: Ruleset, battle: Battle): readonly PlacedBase[] {
  const open = fresh(rules, battle, battle.turn.active);
  return pointsLeft(battle) > 0 ? open : open.filter((base) => movesFree(rules, battle, base));
}

const countOf = (options: readonly Option[], type: string): number =>
  options.filter(({ command }) => command.type === type).length;

/** The number of shots that can be made and of spells that can be cast. */
const shotsOpen = (rules: Ruleset, battle: Battle): number => countShots(pairsIn(rules, battle));

/** Does a base move by itself unless it is halted? */
export function isImpetuous(rules: Ruleset, battle: Battle, base: string): boolean {
  const asked = ask(rules, battle, { type: 'impetuous', base });
  if ('fault' in asked) return false;
  const { answer } = asked;
  if (typeof answer === 'object' && answer !== null && 'impetuous' in answer)
    return answer.impetuous === true;
  return answer === true;
}

const freshAndImpetuous = (rules: Ruleset, battle: Battle, side: SideId) =>
  fresh(rules, battle, side).filter((base) => isImpetuous(rules, battle, base.id));

/** Bases that can still do something. */
const basesOpen = (rules: Ruleset, battle: Battle): number =>
  new Set(
    openOptions(rules, battle)
      .map(({ command }) => command.base)
      .filter((base) => base !== undefined),
  ).size;

/** What can still be done in the current phase, counted. */
export function stillToDo(rules: Ruleset, battle: Battle): readonly Notice[] {
  const awaited = battle.flow.awaits[0];
  if (!awaited || battle.result) return [];
  const { active } = battle.turn;
  switch (awaited.kind) {
    case 'orders': {
      const open = basesToOrder(rules, battle);
      if (pointsLeft(battle) > 0 || fresh(rules, battle, active).length === 0)
        return [{ key: 'screen.todo.fresh', figures: { count: open.length } }];
      return open.length === 0
        ? []
        : [{ key: 'screen.todo.free', figures: { bases: open.map(({ id }) => id) } }];
    }
    case 'deploy': {
      const count = reserveOf(battle, awaited.by).length;
      return [{ key: 'screen.todo.reserve', figures: { count } }];
    }
    case 'impetuous': {
      return [{ key: 'screen.todo.impetuous', figures: { count: basesOpen(rules, battle) } }];
    }
    case 'arrivals': {
      const arriving = onScreen(battle.ruleset)?.setup.arriving;
      const coming = battle.bases.filter((base) => base.side === active && arriving?.comes(battle, base));
      const count = arriving ? coming.length : basesOpen(rules, battle);
      return [{ key: 'screen.todo.arrivals', figures: { count } }];
    }
    case 'shoot':
      return [{ key: 'screen.todo.shots', figures: { count: shotsOpen(rules, battle) } }];
    case 'fight':
      return [
        { key: 'screen.todo.fights', figures: { count: countOf(openOptions(rules, battle), 'fight') } },
      ];
    default:
      return [];
  }
}

/** The battle, by its id, in which the player is no longer asked about points that are left. */
export const unaskedIn = signal<string | null>(null);

/** Are points that are left a reason to ask? */
const asksOfPoints = (battle: Battle): boolean =>
  advisedToEnd.value !== battle && (unaskedIn.value === null || unaskedIn.value !== session.value?.id);

const IMPETUOUS = 'screen.warn.impetuous';

/** The warning of points left over. */
export const POINTS_LEFT = 'screen.warn.points';

const idsOf = (bases: readonly { readonly id: string }[]) => ({
  bases: bases.map(({ id }) => id),
  count: bases.length,
});

/** The warnings of bases that leave their places when a phase of orders ends. */
export function leavingAtEnd(rules: Ruleset, battle: Battle): readonly Notice[] {
  const { active } = battle.turn;
  if (battle.flow.awaits[0]?.kind !== 'orders') return [];
  const impetuous = freshAndImpetuous(rules, battle, active);
  const others = onScreen(rules.id)?.armies.neglected(battle, active) ?? [];
  return [
    ...(impetuous.length > 0 ? [{ key: IMPETUOUS, figures: idsOf(impetuous) }] : []),
    ...others
      .filter(({ leaves, bases }) => leaves && bases.length > 0)
      .map(({ key, bases }) => ({ key, figures: idsOf(bases) })),
  ];
}

/** Orders that a player may have forgotten when he ends the phase. Points left by advice are not forgotten. */
export function warningsBeforeEnd(rules: Ruleset, battle: Battle): readonly Notice[] {
  const drawn = ghost.value
    ? [{ key: 'screen.warn.ghost', figures: { count: ghost.value.ends.length } }]
    : [];
  if (battle.flow.awaits[0]?.kind !== 'orders') return drawn;
  const { active } = battle.turn;
  const points = pointsLeft(battle);
  const kept = onScreen(rules.id)?.orders.pointsKept?.(battle) ?? 0;
  const impetuous = freshAndImpetuous(rules, battle, active);
  const neglected = (costs: boolean): readonly Notice[] =>
    (onScreen(rules.id)?.armies.neglected(battle, active) ?? [])
      .filter((each) => each.costs === costs && each.bases.length > 0)
      .map(({ key, bases }) => ({ key, figures: idsOf(bases) }));
  return [
    ...drawn,
    ...neglected(false),
    ...(points > kept && asksOfPoints(battle) && fresh(rules, battle, active).length > 0
      ? [{ key: POINTS_LEFT, figures: { points, kept } }]
      : []),
    ...(impetuous.length > 0 ? [{ key: IMPETUOUS, figures: idsOf(impetuous) }] : []),
    ...(points > 0 ? neglected(true) : []),
  ];
}

/** Can the asked side end the phase? */
export const mayEnd = (battle: Battle): boolean => {
  const awaited = battle.flow.awaits[0];
  return awaited?.answer.form === 'orders' && awaited.kind !== 'choose-terrain';
};

/** The faces of the dice that gave this bound its points, by command ('' where there is only one). */
export const pipsThrown = computed<Readonly<Record<string, number>>>(() => {
  const play = session.value?.play;
  if (!play) return {};
  const bound = play.battles[stepNow.value]?.turn.bound;
  for (let at = stepNow.value; at > 0 && play.battles[at]?.turn.bound === bound; at--) {
    const events = play.record.entries[play.live[at - 1] ?? -1]?.events ?? [];
    const thrown = events.filter((event) => event.type === 'pips-thrown');
    if (thrown.length > 0)
      return Object.fromEntries(
        thrown.map(({ figures }) => [String(figures?.command ?? ''), Number(figures?.face)]),
      );
  }
  return {};
});
