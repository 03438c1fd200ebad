import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listening } from '../../test/support/printing.ts';
import { compareCommand } from './compare.ts';

const printed = listening();

const folder = mkdtempSync(join(tmpdir(), 'compare-'));

function fileWith(troop: string): string {
  const path = join(folder, 'position.json');
  const bases = [
    { id: 'A', side: 'red', troop, at: [600, 500], facing: 0 },
    { id: 'Z', side: 'blue', troop: 'Reg Bd (O)', at: [600, 500], facing: 180 },
  ];
  const turn = { round: 2, active: 'red', phase: 'close-combat' };
  writeFileSync(path, JSON.stringify({ format: 'acies-scenario/1', ruleset: 'dbmm', bases, turn }));
  return path;
}

it('shows what each ruleset says of a position, and marks what they judge differently', async () => {
  expect(await compareCommand.run([fileWith('Reg Sp (O)')])).toBe(0);
  expect(printed.out).toMatch(/^A: bnb Reg Sp \(O\), hott Spears, dbm Reg Sp \(O\), dbmm Reg Sp \(O\)$/m);
  expect(printed.out).toMatch(/^ {2}zones {5}bnb: Z \| hott: Z \| dbm: Z \| dbmm: Z$/m);
  expect(printed.out).toMatch(/^ \*distance +bnb: 60 mm \| hott: 50 mm \| dbm: 50 mm \| dbmm: 80 mm$/m);
  expect(printed.out).toMatch(/^ \*chances +bnb: .*stand 58\.3%/m);
});

it('tells how far a base moves from the ground on which it stands', async () => {
  const path = join(folder, 'wood.json');
  const wood = {
    id: 'w',
    kind: 'Wd',
    area: [
      [500, 400],
      [700, 400],
      [700, 600],
      [500, 600],
    ],
  };
  const bases = [{ id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [600, 500], facing: 0 }];
  writeFileSync(
    path,
    JSON.stringify({ format: 'acies-scenario/1', ruleset: 'dbmm', terrain: [wood], bases }),
  );
  expect(await compareCommand.run([path])).toBe(0);
  expect(printed.out).toMatch(/^ \*distance .*dbmm: 40 mm$/m);
});

it('leaves out troops that have no like in a ruleset', async () => {
  expect(await compareCommand.run([fileWith('Reg Bge (O)')])).toBe(0);
  expect(printed.out).toMatch(/^hott: left out, without a like there: A$/m);
});

it('refuses files that it cannot compare', async () => {
  await expect(compareCommand.run([])).rejects.toThrow('name one file');
  await expect(compareCommand.run([join(folder, 'nothing.json')])).rejects.toThrow('cannot be read');
  await expect(compareCommand.run([fileWith('Reg Sp (O)'), '--scenario', 'x'])).rejects.toThrow(
    'no scenario',
  );
});
