import type { Awaited, Battle, Json } from '../engine/battle.ts';
import { basesOnTable, findBase, placedBase } from '../engine/battle.ts';
import { contactsOf } from '../engine/board/contacts.ts';
import { canonical } from '../engine/data/canonical.ts';
import { rowOf } from '../engine/data/lookup.ts';
import type { Event, Fault, Reason } from '../engine/event.ts';
import { degreesOf, facingFromDegrees, turnBetween } from '../geometry/exact.ts';
import { agrees } from './agree.ts';
import type { Expectation } from './schema.ts';

/** The result of a step: the battle before and after it and its events, or the reasons for a refusal. */
export interface Happened {
  readonly before: Battle;
  readonly after: Battle;
  readonly events: readonly Event[];
  readonly reasons: readonly Reason[] | null;
  readonly answer?: Json;
}

/** A difference from an expectation, the reasons for a refusal, or the fault of a question. */
export type Difference = string | { readonly refused: readonly Reason[] } | { readonly fault: Fault };

type Check = (happened: Happened, expected: NonNullable<unknown>) => readonly Difference[];

/** Places agree within half a millimetre and half a degree. */
const PLACE_SLACK = 0.5;
const TURN_SLACK = facingFromDegrees(0.5);

const text = (value: unknown): string => JSON.stringify(value);

/** The points that the orders cost. Points gained by a throw, and points lost at the end of a bound, do not count. */
function spent({ before, events }: Happened): number {
  let { pips } = before.turn;
  let paid = 0;
  for (const change of events.flatMap(({ changes }) => changes)) {
    if (change.change === 'turn') pips = change.set.pips ?? pips;
    if (change.change !== 'points') continue;
    paid += Math.max(0, (rowOf(pips, change.command) ?? 0) - change.left);
    pips = { ...pips, [change.command]: change.left };
  }
  return paid;
}

/** The figures by base that combats put into their events. */
function fought(events: readonly Event[], part: string): Readonly<Record<string, Json>> {
  const found: Record<string, Json> = {};
  for (const event of events) {
    const by = event.figures?.[part];
    if (by && typeof by === 'object' && !Array.isArray(by)) Object.assign(found, by);
  }
  return found;
}

const differs = (what: string, id: string, expected: unknown, found: unknown): string[] =>
  canonical(expected as Json) === canonical((found ?? null) as Json)
    ? []
    : [`${what} of ${id}: expected ${text(expected)}, found ${text(found ?? null)}`];

const entries = (expected: unknown): (readonly [string, Json])[] =>
  Object.entries(expected as Record<string, Json>);

/** Adds up the rows of each rule: a file may list two causes of one rule, or their sum. */
function summed(rows: Json): Json {
  if (!Array.isArray(rows)) return rows;
  const sums = new Map<string, number>();
  for (const row of rows as [string, number][]) sums.set(row[0], (sums.get(row[0]) ?? 0) + row[1]);
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

interface Told {
  readonly lines: Readonly<Record<string, readonly { readonly rule: string; readonly value: number }[]>>;
}

/** Rows added after the factors, for dice, grades and the like. They count only if the file names their rule. */
const laterRows = (events: readonly Event[], id: string, named: readonly string[]): readonly Json[] =>
  events
    .flatMap(({ figures }) => (figures?.stages ?? []) as unknown as readonly Told[])
    .flatMap(({ lines }) => rowOf(lines, id) ?? [])
    .filter(({ rule }) => named.includes(rule))
    .map(({ rule, value }) => [rule, value]);

function checkFactors(events: readonly Event[], id: string, expected: Json): string[] {
  const found = rowOf(fought(events, 'factors'), id);
  if (!Array.isArray(found) || !Array.isArray(expected)) return differs('factors', id, expected, found);
  const later = laterRows(
    events,
    id,
    expected.map((row) => String((row as Json[])[0])),
  );
  return differs('factors', id, summed(expected), summed([...found, ...later]));
}

function checkPlace(battle: Battle, id: string, expected: readonly number[]): string[] {
  const pose = placedBase(battle, id)?.pose;
  if (!pose) return [`at: ${id} is not on the table`];
  const [x = 0, y = 0, facing = 0] = expected;
  const near =
    Math.abs(pose.x - x) <= PLACE_SLACK &&
    Math.abs(pose.y - y) <= PLACE_SLACK &&
    turnBetween(pose.facing, facingFromDegrees(facing)) <= TURN_SLACK;
  const round = (value: number) => Math.round(value * 100) / 100;
  return near
    ? []
    : [
        `at of ${id}: expected ${text(expected)}, found ${text([round(pose.x), round(pose.y), round(degreesOf(pose.facing))])}`,
      ];
}

/** `front-to-front` also covers a contact along a part of it. */
function checkContacts(
  battle: Battle,
  id: string,
  expected: readonly (readonly [string, string])[],
): string[] {
  const base = placedBase(battle, id);
  if (!base) return [`contacts: ${id} is not on the table`];
  const found = contactsOf(battle, base).map((contact) => [contact.base.id, contact.name] as const);
  const missing = expected.filter(
    ([other, name]) =>
      !found.some(([id2, name2]) => id2 === other && (name2 === name || name2 === `${name}-part`)),
  );
  return missing.length === 0 ? [] : [`contacts of ${id}: expected ${text(expected)}, found ${text(found)}`];
}

const MOVES: Readonly<Record<string, string>> = { recoiled: 'recoil', fled: 'flee' };

/** The outcome move of a base. A base pushed back by another has this move, but no outcome of its own. */
const moveOf = (events: readonly Event[], id: string): string | undefined =>
  rowOf(
    MOVES,
    events.findLast(({ type, figures }) => Object.hasOwn(MOVES, type) && figures?.base === id)?.type ?? '',
  );

const hasLeft = (events: readonly Event[], id: string): boolean =>
  events.some(({ type, figures }) => type === 'left-battlefield' && figures?.base === id);

/** What a base did whose rolled repulse was prevented; null if none was, or if its player still has to choose. */
function insteadOfRepulse({ events, after }: Happened, id: string): string | null {
  const wentBack = events.some(({ type, figures }) => type === 'repulsed' && figures?.base === id);
  const isAsked = after.flow.awaits.some(({ about }) => about?.base === id);
  const rolled = rowOf(fought(events, 'outcomes'), id);
  return rolled !== 'repulsed' || wentBack || isAsked ? null : (moveOf(events, id) ?? 'stand');
}

/**
 * Checks the outcome of a base. Where a base that recoils is removed, both the rolled outcome and its fate are right.
 * A prevented repulse is told by what happens instead.
 */
function checkOutcome(happened: Happened, id: string, expected: string): string[] {
  const instead = insteadOfRepulse(happened, id);
  if (expected === instead) return [];
  const rolled = rowOf(fought(happened.events, 'outcomes'), id) ?? moveOf(happened.events, id);
  const place = findBase(happened.after, id)?.place;
  const became = place === 'lost' ? 'destroyed' : place === 'spent' ? 'spent' : null;
  const left = expected === 'leaves' && hasLeft(happened.events, id);
  return expected === rolled || expected === became || left
    ? []
    : [`outcome of ${id}: expected ${expected}, found ${text(rolled ?? became)}`];
}

/** Places off the table in which a base is not gone: it is with another base. */
const AT_HAND: readonly string[] = ['aboard', 'aside'];

/** Checks that the named bases are off the table, and that the step took no others from it. */
function checkGone({ before, after }: Happened, expected: NonNullable<unknown>): string[] {
  const named = expected as string[];
  const left = basesOnTable(before).filter(
    ({ id }) => !placedBase(after, id) && !AT_HAND.includes(findBase(after, id)?.place ?? ''),
  );
  return [
    ...named.filter((id) => placedBase(after, id)).map((id) => `gone: ${id} is still on the table`),
    ...left.filter(({ id }) => !named.includes(id)).map(({ id }) => `gone: ${id} is gone too`),
  ];
}

/** An open question as its side, its kind and all figures about it. */
const questionOf = ({ by, kind, about, answer }: Awaited): Readonly<Record<string, Json>> => {
  const { form: _, ...limits } = answer;
  return { ...(limits as Record<string, Json>), ...about, side: by, kind };
};

const CHECKS: Readonly<Record<string, Check>> = {
  ok: ({ reasons }) => (reasons === null ? [] : [{ refused: reasons }]),
  refused: ({ reasons }, expected) => {
    if (reasons === null) return ['expected a refusal, but it was taken'];
    if (expected === true) return [];
    const wanted = String(expected);
    // `move.1` must not match `move.10`.
    const cites = (rule: string) => `${rule}.`.startsWith(wanted.endsWith('.') ? wanted : `${wanted}.`);
    return reasons.some((each) => cites(each.rule))
      ? []
      : [`refused: expected ${wanted}, found ${reasons.map((each) => each.rule).join(', ')}`];
  },
  pips: (happened, expected) => differs('points', 'the step', expected, spent(happened)),
  at: ({ after }, expected) => entries(expected).flatMap(([id, at]) => checkPlace(after, id, at as number[])),
  contacts: ({ after }, expected) =>
    entries(expected).flatMap(([id, list]) =>
      checkContacts(after, id, list as unknown as [string, string][]),
    ),
  gone: checkGone,
  factors: ({ events }, expected) =>
    entries(expected).flatMap(([id, rows]) => checkFactors(events, id, rows)),
  totals: ({ events }, expected) =>
    entries(expected).flatMap(([id, total]) =>
      differs('total', id, total, rowOf(fought(events, 'totals'), id)),
    ),
  outcomes: (happened, expected) =>
    entries(expected).flatMap(([id, outcome]) => checkOutcome(happened, id, String(outcome))),
  asks: ({ after }, expected) => {
    const open = after.flow.awaits.map(questionOf);
    const fits = open.some((question) =>
      entries(expected).every(
        ([part, value]) => Object.hasOwn(question, part) && agrees(value, question[part] as Json),
      ),
    );
    return fits ? [] : [`asks: expected ${text(expected)}, found ${open.map(text).join(', ') || 'nothing'}`];
  },
  answer: ({ answer }, expected) =>
    agrees(expected as Json, answer ?? null)
      ? []
      : differs('answer', 'the question', expected, answer ?? null),
  winner: ({ after }, expected) => {
    const found = after.result === null ? null : (after.result.winner ?? 'draw');
    return differs('winner', 'the battle', expected, found);
  },
};

/** All differences between a step's result and its expectation. Parts that the file does not name are not checked. */
export function checkExpectation(happened: Happened, expected: Expectation): readonly Difference[] {
  const named = Object.keys(expected) as (keyof Expectation)[];
  const refusal = happened.reasons !== null && expected.refused === undefined && !named.includes('ok');
  const failures = named.flatMap((name) => {
    const value = expected[name];
    return rowOf(CHECKS, name)?.(happened, value as NonNullable<unknown>) ?? [];
  });
  return refusal ? [...(CHECKS.ok?.(happened, true) ?? []), ...failures] : failures;
}
