/** Orders without a path, shown on the table before they are given. */
import { type BaseId, type Battle, basesOnTable, placedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import type { AnyCommand, MoveCommand } from '../../engine/command.ts';
import type { Judgement } from '../../engine/moves/judge.ts';
import { distance } from '../../geometry/point.ts';
import type { ButtonOrder, Foreseen } from '../on-screen/orders.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { type Ghost, ghost, selected } from '../state/orders/selection.ts';
import { announce } from '../state/telling/announcement.ts';
import { t } from '../state/telling/telling.ts';
import { type Field, field } from './field.ts';
import { sayGhost } from './wording.ts';

/** Has the order a path that the player can change? */
export const hasWay = (command: AnyCommand | MoveCommand): boolean => 'path' in command;

type Ends = Ghost['ends'];

/** Where the bases of an order would stand. */
function endsOf({ battle }: Foreseen, ids: readonly BaseId[]): Ends {
  return basesOnTable(battle)
    .filter((base) => ids.includes(base.id))
    .map((base) => ({ base: base.id, pose: base.pose }));
}

const went = (before: Battle, ends: Ends): number =>
  ends.reduce((most, { base: id, pose }) => {
    const base = placedBase(before, id);
    return base ? Math.max(most, distance(base.pose, pose)) : most;
  }, 0);

/** The result of the order, in the form of a move's judgement. */
function judgementOf(before: Battle, foreseen: Foreseen, ends: Ends): Judgement {
  const length = went(before, ends);
  const contacts = ends.flatMap(({ base: id }) => {
    const base = placedBase(foreseen.battle, id);
    const met = base ? enemyContacts(foreseen.battle, base) : [];
    return met.map((contact) => ({ base: id, other: contact.base.id, name: contact.name }));
  });
  return {
    reasons: foreseen.reasons,
    price: foreseen.price,
    cost: foreseen.cost,
    length,
    allowance: length,
    going: '',
    ends,
    contacts,
    zones: [],
    trace: null,
    barredAt: Number.POSITIVE_INFINITY,
    path: [],
  };
}

/** Shows the result of an order; it is then given like a move. */
export function foresee(now: Field, order: ButtonOrder): void {
  const foreseen = order.foreseen?.();
  if (!foreseen) return;
  const ids = (order.command.bases ?? []) as readonly BaseId[];
  const ends = endsOf(foreseen, ids);
  const shown: Ghost = {
    // The table gives any command that is shown; the player can change only those with a path.
    command: order.command as MoveCommand,
    ends,
    wish: judgementOf(now.battle, foreseen, ends),
    nearest: null,
    hasty: false,
    snapped: false,
  };
  ghost.value = shown;
  announce(`${t(order.key, order.figures)}. ${sayGhost(now, shown)}`);
}

/** Shows the next such order to the picked bases. */
export function foreseeNext(): void {
  const now = field.value;
  const orders = now
    ? (onScreen(now.rules.id)?.orders.buttons(now.battle, selected.value) ?? []).filter(
        (each) => each.foreseen,
      )
    : [];
  const shown = JSON.stringify(ghost.value?.command ?? null);
  const at = orders.findIndex((each) => JSON.stringify(each.command) === shown);
  const next = orders[(at + 1) % Math.max(1, orders.length)];
  if (now?.mode === 'move' && next) foresee(now, next);
  else announce(t('table.no-other-order'));
}
