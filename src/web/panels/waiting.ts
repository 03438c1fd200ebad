/** The bases that may still come onto the table, and when they come, in words. */
import { type Base, type Battle, otherSide, type SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { guideOn } from '../state/loading/guides.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { isWorded, t } from '../state/telling/telling.ts';

/** The bases of a side that wait beside the table, as far as the battle shown tells. */
const waitingOf = (battle: Battle, side: SideId): readonly Base[] =>
  battle.bases.filter((base) => base.side === side && base.place === 'reserve');

const troopsOf = (bases: readonly Base[]): readonly string[] => [
  ...new Set(bases.map(({ troop }) => t('table.troop', { troop }))),
];

const isNever = (battle: Battle, base: Base): boolean =>
  guideOn(battle.ruleset)?.neverComes?.(battle, base) ?? false;

/** When and where bases come, a sentence for each type that has one; and which can never come to this table. */
export function comingTold(rules: Ruleset, battle: Battle, bases: readonly Base[]): readonly string[] {
  const never = bases.filter((base) => isNever(battle, base));
  const coming = bases.filter((base) => !isNever(battle, base));
  return [
    ...[...new Set(coming.map((base) => `guide.arrives.${rules.label(base).type}`))]
      .filter(isWorded)
      .map((key) => t(key)),
    ...(never.length > 0 ? [t('screen.brief.never', { troops: troopsOf(never) })] : []),
  ];
}

/** That a side may have bases which the battle shown does not tell of; empty if it has none. */
export const hiddenTold = (battle: Battle, side: SideId): string =>
  onScreen(battle.ruleset)?.armies.mayLurk?.(battle, side) ? t(`guide.hidden.${battle.ruleset}`) : '';

/** Which own troops are off the table though the battle begins, and where they are. */
const offTableTold = (battle: Battle, side: SideId): readonly string[] =>
  (guideOn(battle.ruleset)?.offTable?.(battle, side) ?? []).map(({ key, figures, bases }) =>
    t(key, { ...figures, troops: troopsOf(bases) }),
  );

/** A few words, and those that are shown when somebody asks for more. */
export interface Waiting {
  readonly words: readonly string[];
  readonly more: readonly string[];
}

/** What may still come to a side and to its enemy; when and where, on asking. */
export function waitingTold(rules: Ruleset, battle: Battle, side: SideId): Waiting {
  const own = waitingOf(battle, side);
  const enemy = otherSide(battle, side);
  const theirs = waitingOf(battle, enemy);
  const coming = own.filter((base) => !isNever(battle, base));
  const never = own.filter((base) => isNever(battle, base));
  const when = comingTold(rules, battle, coming);
  const hidden = hiddenTold(battle, enemy);
  const figures = { count: coming.length, troops: troopsOf(coming), known: when.length > 0 ? 'yes' : 'no' };
  const isShort = coming.length === 0;
  return {
    words: [
      ...offTableTold(battle, side),
      ...(isShort ? [] : [t('screen.brief.waiting', figures)]),
      ...comingTold(rules, battle, never),
      ...(theirs.length > 0 ? [t('screen.brief.theirs', { troops: troopsOf(theirs) })] : []),
      ...(isShort ? [hidden] : []),
    ],
    more: isShort ? [] : [t('screen.brief.offered', figures), ...when, hidden],
  };
}

/** That no base came in a phase that the program has passed, and why; null if none waits for a known moment. */
export function noneCameTold(rules: Ruleset, battle: Battle, side: SideId): Waiting | null {
  const coming = waitingOf(battle, side).filter((base) => !isNever(battle, base));
  const more = comingTold(rules, battle, coming);
  return more.length > 0 ? { words: [t('screen.brief.none-came')], more } : null;
}
