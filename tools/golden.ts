import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hashOf } from '../src/engine/battle/hash.ts';
import { type BattleRecord, battleNow, type Play, playCommand, replay } from '../src/engine/battle/record.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { readRecord } from '../src/scenario/record-file.ts';
import { writeRecord } from '../src/scenario/write-record.ts';

// npx tsx tools/golden.ts [--write]: decides the finished battles of content/battles again after a rule has changed.
// With --write it stores each battle as it is decided now, but only if every command is still legal and the battle
// ends as before.

const folder = fileURLToPath(new URL('../content/battles/', import.meta.url));

interface Again {
  readonly play: Play;
  /** The first command that is now refused, with the reasons; null if there is none. */
  readonly refused: string | null;
}

/** Decides every command of a record again, with the same dice. */
export function decidedAgain(record: BattleRecord): Again {
  const rules = rulesetOf(record.header.ruleset);
  let play = replay({ ...record, entries: [] });
  if (!rules) return { play, refused: `no ruleset ${record.header.ruleset}` };
  for (const [at, { command, by }] of record.entries.entries()) {
    const played = playCommand(rules, play, command, by);
    if (!played.ok) return { play, refused: `${at} ${command.type}: ${JSON.stringify(played.reasons)}` };
    play = played.play;
  }
  return { play, refused: null };
}

function lookAt(file: string, write: boolean): boolean {
  const text = readFileSync(folder + file, 'utf8');
  const read = readRecord(text);
  if (!read.ok) {
    console.log(`${file}: cannot be read: ${JSON.stringify(read.faults)}`);
    return false;
  }
  const { play, refused } = decidedAgain(read.record);
  const [before, now] = [battleNow(replay(read.record)), battleNow(play)];
  const same = JSON.stringify(before.result) === JSON.stringify(now.result);
  if (refused !== null || !same) {
    console.log(`${file}: ${refused ?? `ends otherwise: ${JSON.stringify(now.result)}`}`);
    return false;
  }
  const changed = text !== writeRecord(play.record);
  if (changed && write) writeFileSync(folder + file, writeRecord(play.record));
  console.log(
    `${file}: ${changed ? (write ? 'written again' : 'has changed') : 'unchanged'}, ${hashOf(now)}`,
  );
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const well = files.sort().map((file) => lookAt(file, values.write === true));
  process.exitCode = well.every(Boolean) ? 0 : 1;
}
