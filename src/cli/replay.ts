import { checkRecord, readRecord } from '../scenario/record-file.ts';
import { BadInput, type CliCommand, fileToCheck, print } from './command.ts';
import { readText } from './files.ts';
import { sayFault, sayReason } from './say.ts';

const help = `acies replay check FILE [--json]

Applies the events of a record and decides its commands again; prints the hash of the battle at its end.
The exit code is 1 if a command is now decided otherwise, 2 if the file is no record.

  acies replay check content/battles/kish-sargon.json`;

export const replay: CliCommand = {
  name: 'replay',
  summary: 'check the record of a battle',
  help,
  async run(args) {
    const { path, json } = fileToCheck(args, help);
    const read = readRecord(readText(path));
    if (!read.ok)
      throw new BadInput(
        [`${path} is no record that can be played:`, ...read.faults.map(sayFault)].join('\n'),
      );
    const checked = checkRecord(read.record);
    const same = checked.difference === null;
    if (json) print(JSON.stringify(checked, null, 2));
    else {
      const { difference, unapplied } = checked;
      print(
        unapplied === null
          ? `events applied: ${checked.events}`
          : `the events of command ${unapplied + 1} cannot be applied: they name what is not there`,
      );
      print(
        difference === null
          ? 'every command is decided as it was'
          : `command ${difference.entry + 1} (${difference.command.type}) is now decided otherwise: ${difference.rules.join(', ')}`,
      );
      if (difference) for (const each of difference.now) if ('key' in each) print(`  ${sayReason(each)}`);
      print(`winner: ${checked.winner ?? 'none yet'}, round ${checked.rounds}`);
      print(`hash: ${checked.hash}`);
    }
    return same && checked.applies ? 0 : 1;
  },
};
