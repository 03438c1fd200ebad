/** Forms columns, bends them and brings them into line, by keys and buttons. */
import type { PlacedBase } from '../../engine/battle.ts';
import { columnAmong } from '../../engine/board/columns.ts';
import type { Leg } from '../../engine/command.ts';
import { ghost, pickedInOrder } from '../state/orders/selection.ts';
import { announce } from '../state/telling/announcement.ts';
import { t } from '../state/telling/telling.ts';
import { commandOf, type Held, held, wishFor } from './aiming.ts';
import { announceGhost } from './ordering.ts';

export type Facing = 'same' | 'left' | 'right';

/** The ways of coming into line: to which side, and on which side the head pivots, if at all. */
export const LINES = [
  { to: 'left' },
  { to: 'right' },
  { to: 'both' },
  { to: 'left', pivotHead: 'left' },
  { to: 'right', pivotHead: 'right' },
] as const;

/** The picked group, if it may form or leave a column now; else null. */
export function heldGroup(): Held | null {
  const holding = held();
  return holding?.now.mode === 'move' && holding.movers.length > 1 ? holding : null;
}

/** The picked column, from its head to its last base; null where the picked bases are no column. */
export function heldColumn(): readonly PlacedBase[] | null {
  const holding = heldGroup();
  return holding && columnAmong(holding.now.rules, holding.now.battle, holding.movers);
}

/** The bases that may lead a column; the base picked first comes first, if it may. */
function heads({ now, movers, base }: Held, facing: Facing): readonly string[] {
  const front = now.rules.board.groups.front(movers).map(({ id }) => id);
  const ends = facing === 'right' ? [front.at(-1), front[0]] : [front[0], front.at(-1)];
  const may = facing === 'same' ? front : [...new Set(ends.flatMap((id) => id ?? []))];
  return may.includes(base.id) ? [base.id, ...may.filter((id) => id !== base.id)] : may;
}

const columnLeg = (path: readonly Leg[] | undefined) =>
  path
    ?.map((leg) => ('column' in leg ? (leg.column as { head?: string; facing?: string }) : null))
    .find(Boolean);

/** The next head, where a column with this facing is shown already. */
function nextHead(may: readonly string[], facing: Facing): string | undefined {
  const shown = columnLeg(ghost.value?.command.path);
  const at = shown?.facing === facing ? may.indexOf(shown.head ?? '') : -1;
  return may[(at + 1) % Math.max(1, may.length)];
}

/** Shows the group as a column with this facing; a second call takes another head. The order of picking is kept. */
export function formColumn(facing: Facing): void {
  const holding = heldGroup();
  const head = holding ? nextHead(heads(holding, facing), facing) : undefined;
  if (!holding || head === undefined) {
    announce(t('table.pick-group'));
    return;
  }
  const others = holding.movers.map(({ id }) => id).filter((id) => id !== head);
  const order = pickedInOrder.value ? { order: [head, ...others] } : {};
  wishFor(holding, commandOf(holding, [{ column: { head, facing, ...order } }]));
  announceGhost();
}

/** Shows the column after it comes into line. */
export function bringIntoLine(words: (typeof LINES)[number]): void {
  const holding = heldGroup();
  if (!holding || !heldColumn()) {
    announce(t('table.pick-column'));
    return;
  }
  wishFor(holding, commandOf(holding, [{ extend: { ...words } }]));
  announceGhost();
}

const FACINGS: readonly Facing[] = ['same', 'left', 'right'];

/** Shows the next formation: a group as a column ahead, left, right; a column by the ways into line. */
export function nextFormation(): void {
  const [leg] = ghost.value?.command.path ?? [];
  if (heldColumn()) {
    const shown = leg && 'extend' in leg ? JSON.stringify(leg.extend) : '';
    const at = LINES.findIndex((words) => JSON.stringify(words) === shown);
    bringIntoLine(LINES[(at + 1) % LINES.length] ?? LINES[0]);
    return;
  }
  const facing = columnLeg(ghost.value?.command.path)?.facing as Facing | undefined;
  formColumn(FACINGS[(facing ? FACINGS.indexOf(facing) + 1 : 0) % FACINGS.length] ?? 'same');
}
