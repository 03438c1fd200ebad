import { ghost, pick } from '../state/orders/selection.ts';
import { groundName } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import type { Field } from '../table/field.ts';
import { judgedGhost } from '../table/judging.ts';
import { announceGhost, giveUnlessWarned } from '../table/ordering.ts';
import { nameOf } from '../table/wording.ts';
import type { WayOut } from './ways-out.ts';

/** At most this number of bases are named; the others are counted. */
const MOST_NAMED = 3;

/** An order in place of a refused one, in words. */
export function wayOutTold(now: Field, { kind, command, judged, before }: WayOut): string {
  const named = command.bases.slice(0, MOST_NAMED).map((id) => nameOf(now, id));
  const figures = { length: judged.length, cost: judged.cost };
  if (kind === 'nearest')
    return before
      ? t('table.card.edge', { ...figures, ground: groundName(now.battle, before) })
      : t('table.card.nearest', figures);
  const more = command.bases.length - named.length;
  return t(`table.card.${kind}`, { ...figures, bases: named, more });
}

/** Gives the order in place of the refused one. A column is only shown: the table has not drawn it yet. */
export function takeWayOut({ rules, battle }: Field, { kind, command }: WayOut): void {
  if (kind === 'part') pick(command.bases);
  ghost.value = judgedGhost(rules, battle, command, true);
  announceGhost();
  if (kind !== 'column') void giveUnlessWarned();
}
