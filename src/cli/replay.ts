import type { Fault } from '../engine/event.ts';
import type { Fairness } from '../engine/game/records/fairness.ts';
import { searched } from '../engine/game/records/search.ts';
import { CHECKS, checkingRecord, recordFaults } from '../scenario/record-check.ts';
import { readRecord } from '../scenario/record-file.ts';
import { checkCampaign, isCampaign } from './campaign-check.ts';
import { BadInput, type CliCommand, fileToCheck, print } from './command.ts';
import { readText } from './files.ts';
import { rulesNamed } from './given.ts';
import { progressBar } from './progress.ts';
import { sayFault, sayReason } from './say.ts';

const help = `acies replay check FILE [--json]

Applies the events of a record, decides its commands again, and prints the hash of the battle at its end. If the
record holds the secret of its dice, it checks every throw. The record of a campaign is checked as acies campaign check does.
The exit code is 1 if a command is now decided otherwise or a die is not fair, 2 if the file is no record.

  acies replay check content/battles/kish-sargon.json`;

const isUnfair = ({ dice }: Fairness): boolean => dice === 'other-secret' || dice === 'unfair';

function tellFairness(fairness: Fairness): string {
  switch (fairness.dice) {
    case 'untold':
      return 'dice: they cannot be checked, because the record holds no secret for them';
    case 'secret':
      return 'dice: they can be checked when the battle is over and the secret is shown';
    case 'other-secret':
      return 'dice: the secret does not match the hash that was shown before the battle';
    case 'fair':
      return `dice: all ${fairness.throws} throws follow from the secret; all ${fairness.seals} seals hold`;
    case 'unfair':
      return fairness.what === 'throw'
        ? `dice: the throw of command ${fairness.entry + 1} does not follow from the secret`
        : `dice: the seal after command ${fairness.entry + 1} does not match what was hidden`;
  }
}

const unplayable = (path: string, faults: readonly Fault[]): BadInput =>
  new BadInput([`${path} cannot be played as a record:`, ...faults.map(sayFault)].join('\n'));

export const replay: CliCommand = {
  name: 'replay',
  summary: 'check the record of a battle',
  help,
  async run(args) {
    const { path, json } = fileToCheck(args, help);
    const text = readText(path);
    if (isCampaign(text)) return checkCampaign(path, text, json);
    const read = readRecord(text);
    if (!read.ok) throw unplayable(path, read.faults);
    const { record } = read;
    const rules = await rulesNamed(record.header.ruleset);
    const faults = recordFaults(rules, record);
    if (faults.length > 0) throw unplayable(path, faults);
    const count = record.entries.length;
    const bar = progressBar(CHECKS * count);
    const checked = searched(checkingRecord(rules, record), bar.step);
    bar.end();
    const same = checked.difference === null;
    if (json) print(JSON.stringify(checked, null, 2));
    else {
      const { difference, unapplied } = checked;
      const { version } = record.header;
      if (version !== rules.version)
        print(`rules: the record was made with version ${version}, and is checked with ${rules.version}`);
      print(
        unapplied === null
          ? `events applied: ${checked.events}`
          : `the events of command ${unapplied + 1} of ${count} cannot be applied: they name something that does not exist`,
      );
      print(
        difference === null
          ? 'every command is decided as recorded'
          : `command ${difference.entry + 1} of ${count} (${difference.command.type}) is now decided otherwise: ${difference.rules.join(', ')}`,
      );
      if (difference)
        for (const each of difference.now)
          if ('key' in each) print(`  ${sayReason(record.header.ruleset, each)}`);
      print(tellFairness(checked.fairness));
      print(`winner: ${checked.winner ?? 'none yet'}, round ${checked.rounds}`);
      print(`hash: ${checked.hash}`);
    }
    return same && checked.applies && !isUnfair(checked.fairness) ? 0 : 1;
  },
};
