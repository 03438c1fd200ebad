/** Elements of a field army, a reserve or a contingent, counted by type. */
import { holds } from '../../../engine/effects.ts';
import { mayBeGeneral } from '../setup/army-rules.ts';
import { classOf, costOf, ELEMENTS, type Element } from '../troops/troops.ts';

export type Elements = Readonly<Record<string, number>>;

export const NONE: Elements = {};

/** The elements of the lines of an army, counted by type. */
export function elementsOf(
  lines: readonly { readonly element: Element; readonly count: number }[],
): Elements {
  const counts: Record<string, number> = {};
  for (const { element, count } of lines) counts[element] = (counts[element] ?? 0) + count;
  return counts;
}

const PLACES: ReadonlyMap<string, number> = new Map(ELEMENTS.map((type, at) => [type, at]));

/** The types with at least one element, in the order of the rulebook. */
export const typesIn = (elements: Elements): readonly Element[] =>
  (Object.keys(elements) as Element[])
    .filter((type) => (elements[type] ?? 0) > 0 && PLACES.has(type))
    .toSorted((a, b) => (PLACES.get(a) ?? 0) - (PLACES.get(b) ?? 0));

const each = (elements: Elements, edit: (type: Element) => number): Elements =>
  Object.fromEntries(typesIn(elements).map((type) => [type, edit(type)]));

export const apOf = (elements: Elements): number =>
  Object.entries(elements).reduce((sum, [type, count]) => sum + costOf(type as Element) * count, 0);

export const isEmpty = (elements: Elements): boolean => typesIn(elements).length === 0;

export const plus = (one: Elements, other: Elements): Elements => {
  const both = { ...other, ...one };
  return each(both, (type) => (one[type] ?? 0) + (other[type] ?? 0));
};

/** Elements without some of them. What is not there is not taken away. */
export const minus = (all: Elements, some: Elements): Elements => {
  const left = each(all, (type) => Math.max(0, (all[type] ?? 0) - (some[type] ?? 0)));
  return each(left, (type) => left[type] ?? 0);
};

/** Are all of these among the others? */
export const isWithin = (some: Elements, all: Elements): boolean =>
  Object.entries(some).every(([type, count]) => count <= (all[type] ?? 0));

export const isLurker = (type: string): boolean => type.endsWith('Lurkers');

/** The elements of types that pass a test. */
export const only = (elements: Elements, passes: (type: Element) => boolean): Elements =>
  Object.fromEntries(
    typesIn(elements).flatMap((type) => (passes(type) ? [[type, elements[type] ?? 0]] : [])),
  );

/** The types that may hold a general. */
export const eligibleIn = (elements: Elements): readonly Element[] => typesIn(elements).filter(mayBeGeneral);

/** Why elements are no contingent: the clause, and the message. */
export function contingentFault(
  elements: Elements,
  general: string,
): { readonly rule: ContingentRule; readonly key: string } | null {
  const types = typesIn(elements);
  const aerial = types.filter((type) => classOf(type) === 'aerial').length;
  const found: readonly (readonly [ContingentRule, boolean, string])[] = [
    ['hott.campally.4', types.length === 0 || apOf(elements) > MOST_AP, 'hott.campaign.contingent-ap'],
    ['hott.campally.5', types.some((type) => isKeptHome(type)), 'hott.campaign.contingent-type'],
    ['hott.campally.5', aerial > 0 && aerial < types.length, 'hott.campaign.contingent-mixed'],
    [
      'hott.campally.6',
      !types.includes(general as Element) || !mayBeGeneral(general as Element),
      'hott.campaign.contingent-general',
    ],
  ];
  const fault = found.find(([rule, broken]) => broken && holds(rule));
  return fault ? { rule: fault[0], key: fault[2] } : null;
}

type ContingentRule = 'hott.campally.4' | 'hott.campally.5' | 'hott.campally.6';

/** The most army points of a contingent. */
export const MOST_AP = 6;

const isKeptHome = (type: Element): boolean => type === 'God' || type === 'Dragon' || isLurker(type);

/** Can any contingent be made of these elements? One element that may hold its general is enough. */
export const canMakeContingent = (elements: Elements): boolean =>
  typesIn(elements).some((type) => contingentFault({ [type]: 1 }, type) === null);

/** Every part of these elements, counted by type, whose army points stay below a bound. */
function partsBelow(elements: Elements, bound: number): readonly Elements[] {
  let found: readonly Elements[] = [NONE];
  for (const type of typesIn(elements)) {
    const counts = Array.from({ length: (elements[type] ?? 0) + 1 }, (_, count) => count);
    found = found.flatMap((part) =>
      counts
        .map((count): Elements => (count === 0 ? part : { ...part, [type]: count }))
        .filter((more) => apOf(more) < bound),
    );
  }
  return found;
}

/** No element costs more. */
const DEAREST = 6;

/** Is the loss still large enough without one of these elements? An element of the type `stays` does not count. */
function hasSpare(loss: Elements, ap: number, staying: Element | null): boolean {
  return typesIn(loss).some((type) => {
    const free = (loss[type] ?? 0) - (type === staying ? 1 : 0);
    return free > 0 && apOf(loss) - costOf(type) >= ap;
  });
}

/** Do these elements pay for this loss of points? With `mounted`, one must be mounted if the army has one. */
export function paysLoss(from: Elements, loss: Elements, ap: number, mounted: boolean): boolean {
  if (!isWithin(loss, from)) return false;
  if (apOf(from) <= ap) return apOf(loss) === apOf(from);
  if (apOf(loss) < ap) return false;
  const riders = mounted ? typesIn(from).filter((type) => classOf(type) === 'mounted') : [];
  if (riders.length === 0) return !hasSpare(loss, ap, null);
  return riders.some((rider) => (loss[rider] ?? 0) > 0 && !hasSpare(loss, ap, rider));
}

/** The choices of elements that pay for this loss of points. */
export function lossesOf(from: Elements, ap: number, mounted: boolean): readonly Elements[] {
  if (ap <= 0) return [NONE];
  if (apOf(from) <= ap) return [from];
  return partsBelow(from, ap + DEAREST + 1).filter((loss) => paysLoss(from, loss, ap, mounted));
}
