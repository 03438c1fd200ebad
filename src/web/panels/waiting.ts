/** The bases that may still come onto the table, and when they come, in words. */
import { type Base, type Battle, otherSide, type SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { isWorded, t } from '../state/telling/telling.ts';

/** The bases of a side that wait beside the table, as far as the battle shown tells. */
const waitingOf = (battle: Battle, side: SideId): readonly Base[] =>
  battle.bases.filter((base) => base.side === side && base.place === 'reserve');

const troopsOf = (bases: readonly Base[]): readonly string[] => [
  ...new Set(bases.map(({ troop }) => t('table.troop', { troop }))),
];

/** When and where bases come, a sentence for each type that has one. */
export const comingTold = (rules: Ruleset, bases: readonly Base[]): readonly string[] =>
  [...new Set(bases.map((base) => `guide.arrives.${rules.label(base).type}`))]
    .filter(isWorded)
    .map((key) => t(key));

/** That a side may have bases which the battle shown does not tell of; empty if it has none. */
export const hiddenTold = (battle: Battle, side: SideId): string =>
  onScreen(battle.ruleset)?.armies.mayLurk?.(battle, side) ? t(`guide.hidden.${battle.ruleset}`) : '';

/** What may still come: to a side with its conditions, and to its enemy. */
export function waitingTold(rules: Ruleset, battle: Battle, side: SideId): readonly string[] {
  const own = waitingOf(battle, side);
  const enemy = otherSide(battle, side);
  const theirs = waitingOf(battle, enemy);
  const when = comingTold(rules, own);
  const figures = { count: own.length, troops: troopsOf(own), known: when.length > 0 ? 'yes' : 'no' };
  return [
    ...(own.length > 0 ? [t('screen.brief.waiting', figures), ...when] : []),
    ...(theirs.length > 0 ? [t('screen.brief.theirs', { troops: troopsOf(theirs) })] : []),
    hiddenTold(battle, enemy),
  ];
}

/** Why no base came in a phase that the program has passed; empty if none of the side waits for a known moment. */
export function noneCameTold(rules: Ruleset, battle: Battle, side: SideId): string {
  const when = comingTold(rules, waitingOf(battle, side));
  return when.length > 0 ? [t('screen.brief.none-came'), ...when].join(' ') : '';
}
