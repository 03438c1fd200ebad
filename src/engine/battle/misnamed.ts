/** Commands that name bases which are not there, or which their seat does not know. */
import { type BaseId, type Battle, findBase, isPlaced } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import { type Form, listOf, text } from '../data/form.ts';
import type { Json } from '../data/json.ts';
import type { AnyCommand, Seat } from '../game/command.ts';
import { partsOf } from '../game/command-reader.ts';
import { reason } from '../game/decide.ts';
import type { Reason } from '../game/event.ts';

/** Is this id known to the seat? A hidden base counts as unknown, so that a refusal does not give it away. */
function isKnown(rules: Ruleset, battle: Battle, id: string, by: Seat): boolean {
  const base = findBase(battle, id);
  return base ? !rules.hides(battle, base, by) : rules.combat.isFoe?.(battle, id) === true;
}

const names = listOf(text);

const idsIn = (value: Json | undefined): readonly BaseId[] =>
  text.fits(value) ? [value] : names.fits(value) ? value : [];

/** The bases in those parts of a command whose form says that they name bases. */
function basesNamed(rules: Ruleset, command: AnyCommand, where: readonly Form['bases'][]): readonly BaseId[] {
  const parts = Object.entries(partsOf(rules, command.type) ?? {});
  return parts.flatMap(([part, { bases }]) => (where.includes(bases) ? idsIn(command[part]) : []));
}

/** Reasons why a command makes no sense: unknown bases, or bases that must be on the table but are not. */
export function misnamed(rules: Ruleset, battle: Battle, command: AnyCommand, by: Seat): readonly Reason[] {
  const unknown = basesNamed(rules, command, ['on-table', 'anywhere']).filter(
    (id) => !isKnown(rules, battle, id, by),
  );
  if (unknown.length > 0) return unknown.map((base) => reason(rules, 'unknown-base', { base }));
  const away = basesNamed(rules, command, ['on-table']).filter((id) => {
    const base = findBase(battle, id);
    return base && !isPlaced(base);
  });
  return away.map((base) => reason(rules, 'not-on-table', { base }));
}
