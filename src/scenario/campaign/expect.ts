/** Compares the state of a campaign with the expectation of a step. */
import type { Campaign } from '../../engine/contract/campaign.ts';
import { canonical } from '../../engine/data/canonical.ts';
import { isRecord } from '../../engine/data/form.ts';
import type { Json } from '../../engine/data/json.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { Game } from '../../engine/game/game.ts';
import { agrees } from '../agree.ts';
import { checkExpectation, type Difference } from '../expect.ts';
import type { Expectation } from '../schema.ts';

const text = (value: unknown): string => JSON.stringify(value ?? null);

/** The names under which a campaign tells its state. Armies and sieges are compared part by part. */
const STATE = ['army', 'control', 'overlord', 'prestige', 'siege'] as const;

/** Elements without types that have none. */
const counted = (value: Json): Json =>
  isRecord(value)
    ? (Object.fromEntries(Object.entries(value).filter(([, count]) => count !== 0)) as Json)
    : value;

function partsDiffer(what: string, expected: Json, found: Json): readonly string[] {
  if (!isRecord(expected) || !isRecord(found)) {
    const same = canonical(expected) === canonical(found);
    return same ? [] : [`${what}: expected ${text(expected)}, found ${text(found)}`];
  }
  return Object.entries(expected).flatMap(([part, value]) => {
    const there = counted((rowOf(found as Record<string, Json>, part) ?? null) as Json);
    return canonical(counted(value as Json)) === canonical(there)
      ? []
      : [`${what}.${part}: expected ${text(value)}, found ${text(there)}`];
  });
}

function stateDiffers(name: string, expected: unknown, told: Json): readonly string[] {
  const all = told as { readonly [key: string]: Json };
  return Object.entries(expected as Record<string, Json>).flatMap(([key, value]) =>
    partsDiffer(`${name} of ${key}`, value, rowOf(all, key) ?? null),
  );
}

/** All differences between a campaign after a step and the expectation. What it does not name is not checked. */
export function campaignDifferences(
  campaign: Campaign,
  game: Game,
  reasons: readonly Reason[] | null,
  expected: Expectation,
  answer?: Json,
): readonly Difference[] {
  const { ok, refused, asks, winner, out } = expected;
  const told = campaign.told(game);
  const found = game.result === null ? null : (game.result.winner ?? 'draw');
  return [
    ...checkExpectation({ before: game, after: game, events: [], reasons } as never, {
      ...(ok ? { ok } : {}),
      ...(refused === undefined ? {} : { refused }),
      ...(asks === undefined ? {} : { asks }),
    }),
    ...STATE.flatMap((name) =>
      expected[name] === undefined ? [] : stateDiffers(name, expected[name], told[name] as Json),
    ),
    ...(winner === undefined || winner === found
      ? []
      : [`winner: expected ${text(winner)}, found ${text(found)}`]),
    ...(out === undefined || canonical(out.toSorted()) === canonical(told.out as Json)
      ? []
      : [`out: expected ${text(out)}, found ${text(told.out)}`]),
    ...(!Object.hasOwn(expected, 'answer') || agrees(expected.answer as Json, answer ?? null)
      ? []
      : [`answer: expected ${text(expected.answer)}, found ${text(answer)}`]),
  ];
}
