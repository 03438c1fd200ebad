/** Checks the dice of a record, in this browser and without any server. */
import { LIMITS } from '../../engine/data/limits.ts';
import type { Fault, Reason } from '../../engine/event.ts';
import { type Fairness, findUnfair } from '../../engine/game/records/fairness.ts';
import { recordFaults } from '../../scenario/record-check.ts';
import { readRecord } from '../../scenario/record-file.ts';
import { inSlices } from '../state/keeping/in-slices.ts';
import { loadRuleset } from '../state/loading/loading.ts';

/** What the check found, as a message. */
export type Verdict = Omit<Reason, 'rule'> & { readonly isFair: boolean };

export interface Progress {
  readonly done: number;
  readonly count: number;
}

const verdict = (key: string, figures: Reason['figures'] = {}, isFair = false): Verdict => ({
  key: `distance.verdict.${key}`,
  figures,
  isFair,
});

/** Why a text is no record that can be checked. Its limits are told; other faults are told where a file is opened. */
function unreadable([fault]: readonly Fault[]): Verdict {
  if (fault?.key === 'fault.file-length') return verdict('too-large', { most: LIMITS.file });
  if (fault?.figures.where === 'entries' && fault.figures.wrong === 'most')
    return verdict('too-long', { most: LIMITS.entries });
  return verdict('unreadable');
}

function verdictOn(found: Fairness): Verdict {
  switch (found.dice) {
    case 'fair':
      return verdict('fair', { throws: found.throws, seals: found.seals }, true);
    case 'unfair':
      return verdict(found.what === 'throw' ? 'throw' : 'seal', { entry: found.entry + 1 });
    default:
      return verdict(found.dice);
  }
}

/** Checks every throw and every seal of a record; null where the check was stopped. The page stays usable meanwhile. */
export async function verify(
  text: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Verdict | null> {
  const read = readRecord(text);
  if (!read.ok) return unreadable(read.faults);
  const ruleset = await loadRuleset(read.record.header.ruleset);
  if (!ruleset || recordFaults(ruleset.rules, read.record).length > 0) return verdict('unreadable');
  const count = read.record.entries.length;
  const found = await inSlices(findUnfair(ruleset.rules, read.record), {
    signal,
    onProgress: (done) => onProgress({ done, count }),
  });
  return found === undefined ? null : verdictOn(found);
}
