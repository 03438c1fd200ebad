import type { Naming } from '../../drawing/table.ts';
import { type Base, type Battle, findBase, findSide, type Json, type SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Event, Reason } from '../../engine/event.ts';
import { t } from './telling.ts';

/** What a base is known by on the table: its id, which is short where the program made the battle. */
const letterOf = (base: Base): string => base.id;

/** An army's name; the side's own word where it has none. */
export const sideName = (battle: Battle, id: SideId): string => {
  const side = findSide(battle, id);
  return side?.army ?? t('screen.side', { side: id });
};

/** A base in a sentence: its troop and its letter. */
export const baseName = (base: Base): string =>
  t('table.name', { troop: base.troop, letter: letterOf(base) });

/** How bases are named and written on in a battle. */
export const namingOf = (rules: Ruleset, battle: Battle): Naming => ({
  label: rules.label,
  letter: letterOf,
  title: (base) =>
    t('table.title', {
      troop: base.troop,
      letter: letterOf(base),
      side: sideName(battle, base.side),
      leader: rules.label(base).leader ? 'yes' : 'no',
    }),
});

function named(battle: Battle, value: Json): Json {
  if (typeof value === 'string') {
    const base = findBase(battle, value);
    if (base) return baseName(base);
    return findSide(battle, value) ? sideName(battle, value) : value;
  }
  return Array.isArray(value) ? value.map((each: Json) => named(battle, each)) : value;
}

/** Figures for people: ids of bases and sides become their names. */
export function namedFigures(
  battle: Battle,
  figures: Reason['figures'] = {},
): { readonly [key: string]: Json } {
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, named(battle, value)]));
}

/** A message about a battle. */
export const told = (battle: Battle, key: string, figures?: Reason['figures']): string =>
  t(key, namedFigures(battle, figures));

/** An event as a line of the log. */
export const toldEvent = (battle: Battle, event: Event): string =>
  told(battle, `event.${event.type}`, event.figures);
