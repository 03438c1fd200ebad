/** The position on the table in words: each army from its left to its right. */
import type { Battle } from '../../engine/battle.ts';
import { type Formation, formationsOf } from '../../engine/board/formations.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { degreesOf } from '../../geometry/exact.ts';
import { baseName, fullName, sideName } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';

/** Distances in words go by this many millimetres. */
const FINE = 5;
/** Compass directions go by eighths of a turn. */
const EIGHTH = 45;

/** Bases counted by their troop: "3 Spears (A, B, C)", or the name of one. */
function troopsOf(rules: Ruleset, bases: Formation['bases']): readonly string[] {
  const byName = new Map<string, string[]>();
  for (const base of bases) {
    const name = fullName(rules, base);
    byName.set(name, [...(byName.get(name) ?? []), base.id]);
  }
  return [...byName].map(([name, ids]) =>
    t('screen.told.troops', { count: ids.length, name, letters: ids.join(', ') }),
  );
}

/** A formation in a sentence. */
export function formationTold(rules: Ruleset, formation: Formation): string {
  const { bases, shape, wing, fights, nearest } = formation;
  const { left, right } = formation.overlapped;
  const facing = degreesOf(bases[0]?.pose.facing ?? 0);
  return t('screen.told.formation', {
    wing,
    troops: troopsOf(rules, bases),
    shape,
    facing: String((Math.round(facing / EIGHTH) * EIGHTH) % 360),
    contact: fights.length > 0 ? 'yes' : nearest === null ? 'none' : 'no',
    enemies: fights.length > 0 ? fights.map(baseName) : troopsOf(rules, nearest?.formation ?? []),
    mm: Math.round((nearest?.mm ?? 0) / FINE) * FINE,
    overlapped: left && right ? 'both' : left ? 'left' : right ? 'right' : 'none',
  });
}

/** Each side with its formations in sentences, the one that is looked at first. */
export const positionTold = (rules: Ruleset, battle: Battle, seat: string | null) =>
  battle.sides
    .toSorted((a, b) => Number(b.id === seat) - Number(a.id === seat))
    .map(({ id }) => ({
      side: id,
      name: sideName(battle, id),
      lines: formationsOf(rules, battle, id).map((each) => formationTold(rules, each)),
    }));
