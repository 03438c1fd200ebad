/** Checks that the dice of a record follow from its secret, and that hidden things stayed in place. */
import { canonical } from '../../data/canonical.ts';
import type { Json } from '../../data/json.ts';
import type { GameRules } from '../rules.ts';
import { commitmentTo, fairFaces, SECRET_FORM } from './fair-dice.ts';
import { battleNow, type EntryOf, type PlayOf, type RecordOf, replayEntryWith, unplayed } from './record.ts';
import { sealOf } from './seal.ts';
import { type Search, searched } from './search.ts';
import { isTold } from './told.ts';

export type Fairness =
  /** The record has no secret. */
  | { readonly dice: 'untold' }
  /** The secret is not shown yet. */
  | { readonly dice: 'secret' }
  | { readonly dice: 'fair'; readonly throws: number; readonly seals: number }
  /** The secret does not fit its commitment. */
  | { readonly dice: 'other-secret' }
  /** The first entry whose faces or seal do not follow from the secret. */
  | { readonly dice: 'unfair'; readonly entry: number; readonly what: 'throw' | 'seal' };

type Secret = Required<NonNullable<RecordOf['header']['dice']>>;

function falls(
  rules: GameRules,
  dice: Secret,
  before: PlayOf,
  told: number,
  { by, command }: EntryOf,
): boolean {
  const battle = battleNow(before);
  const answer = battle.flow.awaits[0]?.answer;
  if (by !== 'dice' || answer?.form !== 'faces') return true;
  const faces = fairFaces(rules, dice, { told, battle }, answer.dice);
  return canonical(faces) === canonical((command.faces ?? null) as Json);
}

/** Checks each throw and each seal of a record from the record alone. */
export function* findUnfair(rules: GameRules, record: RecordOf): Search<Fairness> {
  const { dice } = record.header;
  if (!dice) return { dice: 'untold' };
  const { secret } = dice;
  if (secret === undefined) return { dice: 'secret' };
  if (!SECRET_FORM.test(secret) || commitmentTo(secret) !== dice.commitment) return { dice: 'other-secret' };
  let play = unplayed(record);
  let [throws, seals, told] = [0, 0, 0];
  for (const [number, entry] of record.entries.entries()) {
    const after = replayEntryWith(rules.game, play, entry);
    if (!after || !falls(rules, { ...dice, secret }, play, told, entry))
      return { dice: 'unfair', entry: number, what: 'throw' };
    if (entry.seal !== undefined) {
      if (sealOf(rules, secret, { told, battle: battleNow(after) }) !== entry.seal)
        return { dice: 'unfair', entry: number, what: 'seal' };
      seals += 1;
    }
    if (entry.by === 'dice') throws += 1;
    if (isTold(entry, null)) told += 1;
    play = after;
    yield;
  }
  return { dice: 'fair', throws, seals };
}

/** Checks each throw and each seal of a record, all at once. */
export const fairnessOf = (rules: GameRules, record: RecordOf): Fairness =>
  searched(findUnfair(rules, record));
