/** A fight as the screen shows it: both sides' lines and exact odds. */
import type { BaseId, Battle, Json } from '../../engine/battle.ts';
import { findBase } from '../../engine/battle.ts';
import { type Fate, fateOf } from '../../engine/combat/fates.ts';
import { oddsIn } from '../../engine/combat/odds.ts';
import { assessmentFigures } from '../../engine/combat/sums.ts';
import type { Line } from '../../engine/contract/line.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { ask } from '../../scenario/ask.ts';
import type { FightsOnScreen } from '../on-screen/ruleset.ts';
import type { FightKind } from '../state/orders/targets.ts';

/** One side of a fight: its lines, their sum, and the odds of each outcome. */
export interface ShownSide {
  readonly base: BaseId;
  readonly lines: readonly Line[];
  readonly total: number;
  readonly chances: readonly { readonly outcome: string; readonly ways: number; readonly of: number }[];
}

export interface ShownFight {
  readonly kind: FightKind;
  readonly sides: readonly ShownSide[];
}

type Figures = { readonly [key: string]: Json };

export const kindOf = (kind: Json | undefined): FightKind =>
  kind === 'shot' || kind === 'spell' ? kind : 'close';

/** Reads the figures of an `assessment` or of a combat event. */
export function sidesOf(figures: Figures, odds: Figures | null): readonly ShownSide[] {
  const lines = figures.lines as Readonly<Record<BaseId, readonly Line[]>>;
  const before = figures.before as Readonly<Record<BaseId, number>>;
  const chances = (odds?.outcomes ?? {}) as Readonly<Record<BaseId, Readonly<Record<string, number>>>>;
  const of = Number(odds?.of ?? 0);
  return (figures.sides as readonly BaseId[]).map((base) => ({
    base,
    lines: lines[base] ?? [],
    total: before[base] ?? 0,
    chances: Object.entries(chances[base] ?? {}).map(([outcome, ways]) => ({ outcome, ways, of })),
  }));
}

/** The fight of a base, or its shot at a target: both sides' lines and exact odds; null when there is none. */
export function fightShown(rules: Ruleset, battle: Battle, base: BaseId, target?: BaseId): ShownFight | null {
  const about = { base, ...(target === undefined ? {} : { target }) };
  const assessed = ask(rules, battle, { type: 'assessment', ...about });
  if ('fault' in assessed) return null;
  const figures = assessed.answer as Figures;
  const odds = ask(rules, battle, { type: 'odds', ...about });
  return {
    kind: kindOf(figures.kind),
    sides: sidesOf(figures, 'fault' in odds ? null : (odds.answer as Figures)),
  };
}

/** The spell of a magician and its helpers: both sides' lines and exact odds. */
export function spellShown(
  rules: Ruleset,
  battle: Battle,
  base: BaseId,
  target: string,
  aiding: readonly BaseId[],
): ShownFight {
  const fight = { kind: 'spell', bases: [base, target], shooters: [base, ...aiding] } as const;
  const assessment = rules.combat.assess(rules, battle, fight);
  const odds = oddsIn(rules, battle, assessment);
  const outcomes = Object.fromEntries(
    odds.map((side) => [
      side.base,
      Object.fromEntries(side.chances.map(({ outcome, ways }) => [outcome, ways])),
    ]),
  );
  const figures = assessmentFigures(assessment) as Figures;
  return { kind: 'spell', sides: sidesOf(figures, { of: odds[0]?.of ?? 0, outcomes }) };
}

/** What may become of one side of a fight, a base or a stronghold; null where its odds are not known. */
export function fateIn(fights: FightsOnScreen | undefined, battle: Battle, side: ShownSide): Fate | null {
  const base = findBase(battle, side.base);
  const of = side.chances[0]?.of ?? 0;
  if (of === 0) return null;
  const loses = (outcome: string): boolean => base !== undefined && (fights?.loses(base, outcome) ?? false);
  return fateOf({ chances: side.chances, of }, loses);
}
