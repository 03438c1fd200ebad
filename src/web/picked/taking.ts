import { judgedGhost } from '../searching/ends.ts';
import type { FoundWay } from '../searching/ways-out.ts';
import { type Ghost, ghost, pick } from '../state/orders/selection.ts';
import { groundName } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { warnsBad } from '../state/view/options.ts';
import type { Field } from '../table/field.ts';
import { announceGhost, giveOrder } from '../table/ordering.ts';
import { nameOf } from '../table/wording.ts';
import { warns } from './warnings.ts';

/** At most this number of bases are named; the others are counted. */
const MOST_NAMED = 3;

/** A way out as it was found. */
interface WayOffered extends FoundWay {
  /** Would it bring a fight that is likely lost? */
  readonly isBadFight: boolean;
}

/** A way out as a button: its words, and whether the order is given at once or shown to be looked at first. */
export interface OfferedWay {
  readonly way: WayOffered;
  readonly isLookedAt: boolean;
  readonly told: string;
}

/**
 * A way out of an order to this number of bases, as its button says. The table has not drawn a column yet, and the card
 * warns of some orders: these are looked at first.
 */
export function offeredWay(now: Field, way: WayOffered, asked: number): OfferedWay {
  const shown = judgedGhost(now.rules, now.battle, way.command, true);
  const isLookedAt = way.kind === 'column' || (way.isBadFight && warnsBad.value) || warns(now, shown, null);
  const order = wayOutTold(now, way, shown.wish, asked);
  return { way, isLookedAt, told: isLookedAt ? t('table.card.look', { order }) : order };
}

/** An order in place of a refused one, in words. */
function wayOutTold(
  now: Field,
  { kind, command, before }: FoundWay,
  wish: Ghost['wish'],
  asked: number,
): string {
  const named = command.bases.slice(0, MOST_NAMED).map((id) => nameOf(now, id));
  const figures = { length: wish?.length ?? 0, cost: wish?.cost ?? 0 };
  if (kind === 'nearest')
    return before
      ? t('table.card.edge', { ...figures, ground: groundName(now.battle, before) })
      : t('table.card.nearest', figures);
  const more = command.bases.length - named.length;
  const rest = asked - command.bases.length;
  return t(`table.card.${kind}`, { ...figures, bases: named, more, rest });
}

/** Gives or shows the order in place of the refused one, as its button says. */
export function takeWayOut(
  { rules, battle }: Field,
  { way: { kind, command }, isLookedAt }: OfferedWay,
): void {
  if (kind === 'part') pick(command.bases);
  ghost.value = judgedGhost(rules, battle, command, true);
  if (isLookedAt) announceGhost();
  else giveOrder();
}
