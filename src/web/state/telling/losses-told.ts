/** Tells bases that go back, and the friends that they destroy on their way, in the order of cause and effect. */
import type { BaseId, Json } from '../../../engine/battle.ts';
import type { Event } from '../../../engine/event.ts';

export const LOST: ReadonlySet<string> = new Set(['destroyed', 'left-battlefield']);

const RETREATS: ReadonlySet<string> = new Set(['recoiled', 'withdrew', 'fled', 'pushed-back']);

type Figures = NonNullable<Event['figures']>;

const isOf = (event: Event, type: string, base: Json | undefined): boolean =>
  event.type === type && event.figures?.base === base;

/** The other side of the combat that sends a base back, among events in their order; undefined where it is not told. */
function enemyOf(events: readonly Event[], base: Json | undefined): BaseId | undefined {
  const combat = events.find(({ figures }) => figures?.totals && [figures.bases].flat().includes(base ?? ''));
  return [combat?.figures?.bases ?? []]
    .flat()
    .map(String)
    .find((id) => id !== base);
}

/** A flight and the recoil before it are told as one way, with the enemy that the base flees from. */
export function flightsAsWhole(events: readonly Event[]): readonly Event[] {
  const recoilOf = (fled: Event): Event | undefined =>
    events.find((event) => isOf(event, 'recoiled', fled.figures?.base));
  const flights = events.filter(({ type }) => type === 'fled');
  const begun = flights.map(recoilOf);
  return events
    .filter((event) => !begun.includes(event))
    .map((event) => {
      if (event.type !== 'fled') return event;
      const from = enemyOf(events, event.figures?.base);
      const went = Number(event.figures?.went) + Number(recoilOf(event)?.figures?.went ?? 0);
      return { ...event, figures: { ...event.figures, went, ...(from ? { from } : {}) } };
    });
}

/** Did this base fall to another that itself goes back in these events, and not to what kept it from going back? */
function isOverrun(events: readonly Event[], { type, figures }: Event): boolean {
  if (!LOST.has(type) || figures?.by === undefined || figures.kept !== undefined) return false;
  return events.some((event) => RETREATS.has(event.type) && event.figures?.base === figures.by);
}

/** The bases that another runs over as it goes back, in one event: by which base, before which enemy, and how. */
function overrunBy(events: readonly Event[], retreat: Event, lost: readonly Event[]): readonly Event[] {
  const { base: by } = retreat.figures ?? {};
  const [first] = lost;
  if (!first || by === undefined) return [];
  const from = enemyOf(events, by);
  const bases = lost.flatMap(({ figures }) => figures?.base ?? []);
  const figures: Figures = { by, bases, way: retreat.type, ...(from ? { from } : {}) };
  return [{ ...first, type: 'overrun', figures }];
}

/** The losses on the way of a base that goes back are told after its way, since they follow from it. */
export function lossesAfterCause(events: readonly Event[]): readonly Event[] {
  const overrun = events.filter((event) => isOverrun(events, event));
  if (overrun.length === 0) return events;
  return events
    .filter((event) => !overrun.includes(event))
    .flatMap((event) => {
      const lost = RETREATS.has(event.type)
        ? overrun.filter(({ figures }) => figures?.by === event.figures?.base)
        : [];
      return [event, ...overrunBy(events, event, lost)];
    });
}

/** The events that tell how a base was lost, the cause first; none where only a combat tells it. */
export function lossStory(told: readonly Event[], base: BaseId): readonly Event[] {
  const loss = told.find(
    ({ type, figures }) =>
      (LOST.has(type) && figures?.base === base) ||
      (type === 'overrun' && [figures?.bases ?? []].flat().includes(base)),
  );
  const cause = told.filter((event) => RETREATS.has(event.type) && event.figures?.base === loss?.figures?.by);
  return loss ? [...(loss.type === 'overrun' ? cause : []), loss] : [];
}
