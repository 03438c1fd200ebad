/** What is read from armies as players write them in mails, and from each with one line changed. */
import { armyIndex as dbmIndex } from '../../src/armies/dbm/army-index.ts';
import { readPastedArmy as readDbm } from '../../src/armies/dbm/pasted.ts';
import { armyIndex as dbmmIndex } from '../../src/armies/dbmm/army-index.ts';
import { readPastedArmy as readDbmm } from '../../src/armies/dbmm/pasted.ts';
import { MORE_WAYS } from '../../src/armies/debellis/pasted/more-ways.ts';
import { WAYS } from '../../src/armies/debellis/pasted/ways.ts';
import { armyFiles } from '../../src/armies/load-node.ts';
import { randomFrom } from '../../src/bots/random.ts';
import { lineChanged } from './lines.ts';
import { type TableLine, toldLine } from './table.ts';

/** How many times each army is changed. */
const CHANGES = 6;

type Reader = (text: string) => unknown;

/** The readers, each with the lists that it knows. */
function readers(): Readonly<Record<string, Reader>> {
  const [dbm, dbmm] = [dbmIndex(armyFiles()).lists, dbmmIndex(armyFiles()).lists];
  return {
    dbm: (text) => readDbm(text, dbm, 'Mine'),
    dbmm: (text) => readDbmm(text, dbmm, 'Mine'),
  };
}

/** What is read from a text and from its changes, one a line. */
function readingsOf(read: Reader, text: string, seed: number): readonly string[] {
  const random = randomFrom(seed);
  const changed = Array.from({ length: CHANGES }, () => lineChanged(text, random));
  return [text, ...changed].map((each) => JSON.stringify(read(each)));
}

/** A line for each way of writing an army. */
export function pastedRead(): readonly TableLine[] {
  const orders = armyFiles().filter(({ text }) => /^dbmm? order:/.test(text));
  const texts = [...WAYS, ...MORE_WAYS, ...orders.map(({ text }) => text)];
  return Object.entries(readers()).flatMap(([ruleset, read]) =>
    texts.map((text, at) =>
      toldLine(`pasted ${ruleset} ${at + 1}`, ruleset, 'read', () => readingsOf(read, text, at)),
    ),
  );
}
