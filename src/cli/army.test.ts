import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listening } from '../../test/support/printing.ts';
import { ARMIES_FOLDER } from '../armies/load-node.ts';
import { armyCommand } from './army.ts';

const printed = listening();

const folder = mkdtempSync(join(tmpdir(), 'army-'));

function fileWith(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('army check', () => {
  it('prints the points, the confidence and the routing level of an order of battle', async () => {
    expect(await armyCommand(['check', join(ARMIES_FOLDER, 'bnb/kish/deep-phalanx.txt')])).toBe(0);
    expect(printed.out).toMatch(/^points: 250$/m);
    expect(printed.out).toMatch(/^confidence: 192$/m);
    expect(printed.out).toMatch(/^routing: 64$/m);
    expect(printed.out).toMatch(/ 20 {2}Reg Pk \(I\) {2}Phalanx of the city/);
    expect(printed.out).toMatch(/no faults\n$/);
  });

  it('prints a list, also as JSON', async () => {
    expect(await armyCommand(['check', join(ARMIES_FOLDER, 'bnb/neo-assyria/list.txt'), '--json'])).toBe(0);
    const report = JSON.parse(printed.out) as Record<string, unknown>;
    expect(report).toMatchObject({ kind: 'list', ok: true, id: 'neo-assyria', aggression: 4, faults: [] });
  });

  const typed = (text: string): Readonly<Record<string, Uint8Array>> => ({
    'UTF-8 with a mark': Buffer.from(`\uFEFF${text}`),
    'UTF-16': Buffer.from(`\uFEFF${text}`, 'utf16le'),
    'UTF-16 without a mark': Buffer.from(text, 'utf16le'),
    'lines of DOS and its end mark': Buffer.from(`${text.replaceAll('\n', '\r\n')}\u001A`),
    'lines of old Macintoshes': Buffer.from(text.replaceAll('\n', '\r')),
    'letters apart from their accents': Buffer.from(text.normalize('NFD')),
    'other dashes, crosses, spaces and letters that nobody sees': Buffer.from(
      text.replaceAll('-', '‑').replaceAll(' x ', '\u00a0×\u2009').replaceAll(': ', '\u200b：\u3000'),
    ),
  });
  const WRITTEN =
    'army: Les Éduens\npoints: 24\nstronghold: Éa\nshape: oblong 400 x 300\n2 x Blades: Élite, general\n';

  it.each(Object.entries(typed(WRITTEN)))('reads an army in %s as it reads it in UTF-8', async (_, bytes) => {
    const read = async (name: string, content: Uint8Array) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      printed.out = '';
      await armyCommand(['check', path, '--json']);
      return { ...(JSON.parse(printed.out) as object), file: '' };
    };
    expect(await read('other.txt', bytes)).toEqual(await read('usual.txt', Buffer.from(WRITTEN)));
  });

  it('tells each fault with its line and exits with 1', async () => {
    const file = fileWith('wrong.txt', 'order: A\nlist: kish\nC-in-C: Reg HCh (I)\n3 Guards Reg Wb (O)\n');
    expect(await armyCommand(['check', file])).toBe(1);
    expect(printed.out).toMatch(/^fault: line 4: Reg Wb \(O\) does not exist/m);
    printed.out = '';
    expect(await armyCommand(['check', '--json', file])).toBe(1);
    const { ok, faults } = JSON.parse(printed.out) as {
      ok: boolean;
      faults: { key: string; line: number }[];
    };
    expect(ok).toBe(false);
    expect(faults.map(({ key, line }) => [key, line])).toEqual([['troop.none', 4]]);
  });

  it('warns of an army that breaks its list, and exits with 0', async () => {
    const file = fileWith('short.txt', 'order: A\nlist: kish\nC-in-C: Reg HCh (I)\n3 Battle wagons\n');
    expect(await armyCommand(['check', file])).toBe(0);
    expect(printed.out).toMatch(
      /^warning: too few Phalanx of the city: 0, where the list wants at least 16$/m,
    );
  });

  it('takes a list from the folder of the order, and warns if there is none', async () => {
    const order = 'order: A\nlist: ours\nC-in-C: Reg Bd (O)\n2 Guards Reg Bd (O)\n';
    const file = fileWith('ours-order.txt', order);
    expect(await armyCommand(['check', file])).toBe(0);
    expect(printed.out).toMatch(/^warning: line 2: there is no army list with the id "ours"/m);
    printed.out = '';
    const list =
      'list: Ours\nid: ours\nyears: 900-800 BC\naggression: 1\nmandatory: Rv\nC-in-C: Reg Bd (O)\n';
    fileWith('ours-list.txt', `${list}Guards Reg Bd (O): 1-3\n`);
    expect(await armyCommand(['check', file])).toBe(0);
    expect(printed.out).toMatch(/no faults\n$/);
  });

  it('tells the first of many faults, and how many more there are', async () => {
    const file = fileWith('many.txt', `order: A\nlist: kish\n${'?\n'.repeat(100)}`);
    expect(await armyCommand(['check', file])).toBe(1);
    expect(printed.out.match(/^fault: /gm)).toHaveLength(20);
    expect(printed.out).toMatch(/^and 8\d more$/m);
    expect(printed.out).toMatch(/: 10\d faults$/m);
  });

  it('prints the commands of an order of battle that has several', async () => {
    expect(await armyCommand(['check', join(ARMIES_FOLDER, 'dbm/carthage/over-the-mountains.txt')])).toBe(0);
    expect(printed.out).toMatch(/^points: 400$/m);
    expect(printed.out).toMatch(/ally-general \(76 points, 17 element equivalents\)/);
    expect(printed.out).toMatch(/ 12 {2}Irr Wb \(O\) {2}Warriors/);
    expect(printed.out).toMatch(/no faults\n$/);
  });

  it('says that a file is no army', async () => {
    expect(await armyCommand(['check', fileWith('notes.txt', 'to do')])).toBe(2);
    expect(printed.out).toMatch(
      /its first heading must be "list:", "order:", "army:", "dbm list:", "dbm order:", "dbmm list:" or "dbmm order:"/,
    );
  });

  it('exits with 2 if a file cannot be read or the arguments make no sense', async () => {
    expect(await armyCommand(['check', join(folder, 'nothing.txt')])).toBe(2);
    expect(printed.err).toMatch(/cannot be read/);
    for (const args of [[], ['check'], ['chekc', 'a'], ['check', 'a', 'b'], ['check', '--jsno']]) {
      expect(await armyCommand(args)).toBe(2);
    }
    expect(await armyCommand(['--help'])).toBe(0);
    expect(printed.out).toMatch(/army check FILE/);
  });
});

describe('army translate', () => {
  const list =
    'list: Hill kings\nC-in-C - in chariot, Reg Kn (O) @ 32AP 1\nChariots - Reg Kn (O) @ 12AP 5-13\n';

  it('prints the list in our notation, and tells separately what it left out', async () => {
    const file = fileWith('dbm.txt', `${list}Sub-general - Reg Kn (O) 0-2\n`);
    expect(await armyCommand(['translate', file, '--from', 'DBM'])).toBe(0);
    expect(printed.out).toContain('C-in-C: in chariot, Reg HCh (O)');
    expect(printed.out).toMatch(/^Chariots Reg HCh \(O\): 3-7$/m);
    expect(printed.err).toMatch(/^note: line 4: left out: Sub-general/m);
  });

  it('tells the number of each wrong line', async () => {
    expect(await armyCommand(['translate', fileWith('wrong.txt', `system: DBMM\n${list}Spears\n`)])).toBe(1);
    expect(printed.out).toBe('');
    expect(printed.err).toMatch(/^fault: line 5: "Spears" is no line/m);
  });

  it('needs one file that can be read, and can answer as JSON', async () => {
    expect(await armyCommand(['translate'])).toBe(2);
    expect(await armyCommand(['translate', 'nowhere.txt'])).toBe(2);
    const file = fileWith('json.txt', list);
    expect(await armyCommand(['translate', file, '--from', 'dbm', '--json'])).toBe(0);
    expect(JSON.parse(printed.out)).toMatchObject({
      ok: true,
      faults: [],
      list: expect.stringContaining('HCh'),
    });
  });
});

describe('army translate --to', () => {
  const ROME = join(ARMIES_FOLDER, 'dbmm/rome/two-consuls.txt');

  it('turns an order of battle into one of the other ruleset, which that one reads', async () => {
    expect(await armyCommand(['translate', ROME, '--to', 'dbm'])).toBe(0);
    expect(printed.out).toMatch(/^dbm order: Two consuls on one hill$/m);
    expect(printed.out).toMatch(/^12 Legionaries Reg Bd \(O\)$/m);
    const file = fileWith('as-dbm.txt', printed.out);
    printed.out = '';
    expect(await armyCommand(['translate', file, '--to', 'dbmm'])).toBe(0);
    expect(printed.out).toMatch(/^dbmm order: Two consuls on one hill$/m);
  });

  it('names what stands for troops that do not exist there, and what is left out', async () => {
    const order = 'dbmm order: A\nlist: none\ncommand: C-in-C brilliant Reg Cv (O)\n4 Shields Reg Sh (O)\n';
    const file = fileWith('shields.txt', order);
    expect(await armyCommand(['translate', file, '--to', 'dbm'])).toBe(0);
    expect(printed.out).toMatch(/^command: C-in-C Reg Cv \(O\)$/m);
    expect(printed.out).toMatch(/^4 Shields Reg Bw \(O\)$/m);
    expect(printed.err).toMatch(/^note: left out: the C-in-C is brilliant/m);
    expect(printed.err).toMatch(/^note: Reg Sh \(O\) does not exist there: Reg Bw \(O\) stands for it$/m);
  });

  it.each([
    [[ROME, '--to', 'bnb'], /orders of battle of dbmm are turned into dbm/],
    [[ROME, '--to', 'constructor'], /are turned into dbm/],
    [[join(ARMIES_FOLDER, 'dbmm/rome/list.txt'), '--to', 'dbm'], /is no order of battle/],
    [['--to', 'dbm'], /name one order of battle/],
    [['nothing.txt', '--to', 'dbm'], /cannot be read/],
  ])('refuses %j', async (args, message) => {
    expect(await armyCommand(['translate', ...args])).toBe(2);
    expect(printed.err).toMatch(message);
  });
});
