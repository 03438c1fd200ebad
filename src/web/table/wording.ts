/** Words for bases, ghosts and facings, for screen readers. */
import type { BaseId, Battle, PlacedBase } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import { contactsOf } from '../../engine/board/contacts.ts';
import type { Reason } from '../../engine/event.ts';
import type { Judgement } from '../../engine/moves/judge.ts';
import { TURN } from '../../geometry/exact.ts';
import { enemyContacts } from '../searching/after-order.ts';
import type { Ghost } from '../state/orders/selection.ts';
import { told } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import type { Field } from './field.ts';

const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** The point of the compass nearest to a facing. */
const compassOf = (facing: number): (typeof COMPASS)[number] =>
  COMPASS[Math.round((facing * 8) / TURN) % 8] ?? 'n';

/** The name of a base in a sentence: its troop and letter. */
export function nameOf(now: Pick<Field, 'battle' | 'naming'>, id: BaseId): string {
  const base = placedBase(now.battle, id);
  return base ? t('table.name', { troop: base.troop, letter: now.naming.letter(base) }) : id;
}

/** The place on the table: left, middle or right as its own side sees it, and in whose third. */
function placeWords(battle: Battle, base: PlacedBase): string {
  const third = (part: number): number => Math.min(2, Math.max(0, Math.floor(part * 3)));
  const { x, y } = base.pose;
  const { width, depth } = battle.table;
  return t('table.place', {
    column: ['west', 'middle', 'east'][third(x / width)] ?? 'middle',
    row: ['south', 'middle', 'north'][third(y / depth)] ?? 'middle',
    facing: compassOf(base.pose.facing),
    x,
    y,
  });
}

/** A base as a screen reader says it: troop, side, place, facing, contacts. */
export function describeBase(now: Pick<Field, 'battle' | 'naming'>, base: PlacedBase): string {
  const { battle, naming } = now;
  const contacts = contactsOf(battle, base).map((contact) =>
    t('table.contact', {
      other: nameOf(now, contact.base.id),
      side: contact.base.side === base.side ? 'own' : 'enemy',
      how: t(`contact.${contact.name}`),
    }),
  );
  const { type, short = type, grade, regular } = naming.label(base);
  const title = naming.title(base);
  // What is written on the base is part of its name, so that people can say it to the screen.
  const letter = naming.letter(base);
  const noted = regular === null ? [] : [`${regular ? 'Reg' : 'Irr'} ${type} (${grade}) ${letter}`];
  const signs = [...noted, [short, grade, letter].filter((part) => part !== '').join(' ')];
  const sign = signs.filter((each) => !title.includes(each));
  return [title, placeWords(battle, base), ...contacts, ...sign].join(t('table.further'));
}

/** A reason as a sentence, bases and ground told by their names. */
export const sayReason = (now: Pick<Field, 'battle'>, reason: Reason): string =>
  told(now.battle, reason.key, reason.figures);

/** The figures of a wish. What is allowed is never told as longer than allowed: bases are set into contact. */
export const lengthsOf = ({ length, allowance, cost, reasons }: Judgement) => ({
  length: reasons.length > 0 ? length : Math.min(length, allowance),
  allowance,
  cost,
});

/** A wish in a sentence or two. */
export function sayGhost(now: Pick<Field, 'battle' | 'naming'>, { wish, nearest }: Ghost): string {
  if (!wish) return t('table.ghost.free');
  const parts = [t('table.ghost.length', lengthsOf(wish))];
  for (const { base, other, name } of enemyContacts(now.battle, wish))
    parts.push(
      t('table.ghost.contact', {
        base: nameOf(now, base),
        other: nameOf(now, other),
        how: t(`contact.${name}`),
      }),
    );
  const owners = [...new Set(wish.zones.map(({ owner }) => owner))].map((id) => nameOf(now, id));
  if (owners.length > 0) parts.push(t('table.ghost.zones', { owners }));
  parts.push(wish.reasons.length === 0 ? t('table.ghost.allowed') : t('table.ghost.refused'));
  for (const reason of wish.reasons) parts.push(sayReason(now, reason));
  if (nearest && wish.reasons.length > 0)
    parts.push(t('table.ghost.nearest', { length: nearest.judged.length }));
  return parts.join(' ');
}
