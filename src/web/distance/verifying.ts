/** Checks the dice of a record, in this browser and without any server. */
import type { Reason } from '../../engine/event.ts';
import { fairnessOf } from '../../engine/game/records/fairness.ts';
import { readRecord } from '../../scenario/record-file.ts';
import { loadRuleset } from '../state/loading/loading.ts';

/** What the check found, as a message. */
export type Verdict = Omit<Reason, 'rule'> & { readonly isFair: boolean };

const verdict = (key: string, figures: Reason['figures'] = {}, isFair = false): Verdict => ({
  key: `distance.verdict.${key}`,
  figures,
  isFair,
});

/** Checks every throw and every seal of a record. */
export async function verify(text: string): Promise<Verdict> {
  const read = readRecord(text);
  const ruleset = read.ok ? await loadRuleset(read.record.header.ruleset) : null;
  if (!read.ok || !ruleset) return verdict('unreadable');
  const found = fairnessOf(ruleset.rules, read.record);
  switch (found.dice) {
    case 'fair':
      return verdict('fair', { throws: found.throws, seals: found.seals }, true);
    case 'unfair':
      return verdict(found.what === 'throw' ? 'throw' : 'seal', { entry: found.entry + 1 });
    default:
      return verdict(found.dice);
  }
}
