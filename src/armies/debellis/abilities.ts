/** How the generals of a list may differ from normal ones. */
import type { HeadingReader } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import type { ArmyBook } from './army-book.ts';
import { type ArmyList, type Command, type GivenAbility, ROLES } from './army-data.ts';
import type { ArrayedCommand } from './arraying.ts';
import { finding } from './finding.ts';
import { namesIn } from './names.ts';

const textOf = ({ role, ability }: GivenAbility): string => `${role} ${ability}`;

/** The abilities of a heading: `abilities: C-in-C brilliant, sub-general inert`. */
export function readAbilities(
  { abilities }: ArmyBook,
  reader: HeadingReader,
  faults: Finding[],
): readonly GivenAbility[] {
  if (abilities.length === 0) return [];
  const known = ROLES.flatMap((role) => abilities.map((ability): GivenAbility => ({ role, ability })));
  const heading = reader.one('abilities', null);
  return namesIn(heading).flatMap((text) => {
    const given = known.find((each) => textOf(each).toLowerCase() === text.toLowerCase());
    if (!given)
      faults.push(finding('debellis.list.ability', { text, known: known.map(textOf) }, heading?.number));
    return given ?? [];
  });
}

/** Does a list give this ability to a general of this role? A normal general needs none. */
export const givesAbility = (
  list: ArmyList | null,
  { role, ability }: Pick<Command, 'role' | 'ability'>,
): boolean =>
  list === null ||
  ability === null ||
  list.abilities.some((given) => given.role === role && given.ability === ability);

/** A general with an ability that his list does not give. */
export function abilityWarnings({
  command: { role, ability, line },
  list,
}: Pick<ArrayedCommand, 'command' | 'list'>): readonly Finding[] {
  return ability === null || givesAbility(list, { role, ability })
    ? []
    : [finding('debellis.order.ability', { role, ability }, line)];
}
