import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newPlay, playCommand } from '../engine/battle/record.ts';
import { bnb } from '../rules/bnb/index.ts';
import { loadPosition } from '../scenario/load.ts';
import type { Scenario } from '../scenario/schema.ts';
import { writeRecord } from '../scenario/write-record.ts';
import { BadInput } from './command.ts';
import { drawCommand, drawnFile } from './draw.ts';

const scenario: Scenario = {
  format: 'acies-scenario/1',
  ruleset: 'bnb',
  name: 'first',
  title: { en: 'Two lines' },
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [600, 200, 0], flags: ['c-in-c'] },
    { id: 'Z', side: 'blue', troop: 'Irr Wb (S)', at: [600, 600, 180] },
  ],
  turn: { round: 2, active: 'red', phase: 'voluntary-moves', pips: 3 },
  steps: [{ do: { type: 'move', bases: ['A'], path: [{ forward: 60 }] } }],
};

const text = (...scenarios: Scenario[]): string =>
  JSON.stringify(scenarios.length === 1 ? scenarios[0] : scenarios);

describe('acies draw', () => {
  test('draws the position of a scenario, or the position after its steps', async () => {
    expect(await drawnFile('x.json', text(scenario))).toContain('translate(600 550)');
    const after = await drawnFile('x.json', text(scenario), undefined, 1);
    expect(after).toContain('translate(600 490)');
    expect(after).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*aria-label="Two lines".*<\/svg>\n$/s,
    );
    expect(after).toContain('<title>Blades A, red, commander</title>');
  });

  test('finds one of several scenarios by its name, title or number', async () => {
    const second = { ...scenario, name: 'second', title: 'Other' };
    for (const wanted of ['second', 'Other', '2'])
      expect(await drawnFile('x.json', text(scenario, second), wanted)).toContain('aria-label="Other"');
    await expect(drawnFile('x.json', text(scenario, second), 'third')).rejects.toThrow(/2 {2}Other/);
  });

  test('draws a record at its end or after a given step', async () => {
    const loaded = loadPosition(bnb, scenario);
    if (!loaded.ok) throw new Error('the position does not load');
    const header = {
      format: 'acies-record/1',
      ruleset: 'bnb',
      version: '',
      seats: {},
      title: 'Kept',
    } as const;
    const played = playCommand(
      bnb,
      newPlay(bnb, header, loaded.battle),
      { type: 'move', bases: ['A'], path: [{ forward: 60 }] },
      'red',
    );
    if (!played.ok) throw new Error('the move is refused');
    const record = writeRecord(played.play.record);
    expect(await drawnFile('r.json', record)).toContain('translate(600 490)');
    expect(await drawnFile('r.json', record, undefined, 0)).toContain('translate(600 550)');
    expect(await drawnFile('r.json', record)).toContain('aria-label="Kept"');
  });

  test('refuses what cannot be drawn, with the fault', async () => {
    await expect(drawnFile('x.json', '{ "half":')).rejects.toThrow(BadInput);
    await expect(drawnFile('x.json', '{ "format": "acies-scenario/1" }')).rejects.toThrow(BadInput);
    await expect(drawnFile('x.json', text(scenario), undefined, 9)).rejects.toThrow(/there are 1 steps/);
    const unknown = {
      ...scenario,
      bases: [{ id: 'A', side: 'red', troop: 'Reg Xy', at: [1, 1] as [number, number] }],
    };
    await expect(drawnFile('x.json', text(unknown))).rejects.toThrow(BadInput);
  });

  test('needs a file and a whole number of steps', async () => {
    await expect(drawCommand.run([])).rejects.toThrow(BadInput);
    await expect(drawCommand.run(['nowhere.json'])).rejects.toThrow(/no such file/);
    await expect(drawCommand.run(['nowhere.json', '--step', '1.5'])).rejects.toThrow(BadInput);
  });

  test('writes to a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'acies-draw-'));
    try {
      const [source, target] = [join(folder, 'a.json'), join(folder, 'a.svg')];
      const { writeFileSync } = await import('node:fs');
      writeFileSync(source, text(scenario));
      expect(await drawCommand.run([source, '--out', target])).toBe(0);
      expect(existsSync(target)).toBe(true);
      expect(readFileSync(target, 'utf8')).toContain('</svg>');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
