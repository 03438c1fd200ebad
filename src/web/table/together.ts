/** Collects moves that are ordered at the same time. */
import { placedBase } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import { placedOf } from '../searching/ends.ts';
import { send } from '../state/battle/sending.ts';
import { session } from '../state/battle/session.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { cancelGhost, ghost, pick } from '../state/orders/selection.ts';
import { ofTable } from '../state/table.ts';
import { announce } from '../state/telling/announcement.ts';
import { t } from '../state/telling/telling.ts';
import { endsDrawn } from './drawn-ends.ts';
import { type Field, field } from './field.ts';
import { hasWay } from './foreseeing.ts';

const kept = ofTable<{ readonly battle: unknown; readonly moves: readonly MoveCommand[] } | null>(null);

/** The moves collected in this battle; none once it has gone on. */
export const collected = {
  get value(): readonly MoveCommand[] {
    return kept.value && kept.value.battle === field.value?.battle ? kept.value.moves : [];
  },
};

/** May the wish be collected? */
export const mayCollect = (): boolean =>
  field.value?.mode === 'move' && onScreen(field.value.rules.id)?.orders.together !== undefined;

/** Collects the wish shown, and drops collected moves of the same bases. */
export function collect(): void {
  const now = field.value;
  const shown = ghost.value;
  if (!now || !shown || !mayCollect() || !hasWay(shown.command)) return;
  const others = collected.value.filter(({ bases }) => !bases.some((id) => shown.command.bases.includes(id)));
  kept.value = { battle: now.battle, moves: [...others, shown.command] };
  cancelGhost();
  pick([]);
  announce(t('table.collected', { count: others.length + 1 }));
}

export function dropTogether(): void {
  kept.value = null;
}

/** The judgement of the collected moves; null where there are none. */
export function judgedTogether({ rules, battle }: Field) {
  const moves = collected.value;
  return moves.length > 1 ? (onScreen(rules.id)?.orders.together?.(battle, moves) ?? null) : null;
}

/** Orders all collected moves. */
export function giveTogether(): void {
  const moves = collected.value;
  if (!session.value || moves.length < 2) return;
  send({ type: 'moves', moves: JSON.parse(JSON.stringify(moves)) });
  kept.value = null;
}

/** Where the bases of the collected moves would end. */
export const collectedEnds = ({ rules, battle }: Field) =>
  collected.value.flatMap((move) => {
    const movers = placedOf(battle, move.bases);
    return endsDrawn(rules, battle, movers, move.path).flatMap((pose, at) => {
      const base = placedBase(battle, movers[at]?.id ?? '');
      return base ? [{ base, pose }] : [];
    });
  });
