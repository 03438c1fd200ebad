import '../../../../test/support/on-screen.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Base, Battle } from '../../../engine/battle.ts';
import '../../../../test/support/words.ts';

const battle = {
  ruleset: 'bnb',
  sides: [{ id: 'red', army: 'Les archers de Suse' }, { id: 'blue' }],
  bases: [],
  terrain: [],
} as unknown as Battle;

beforeAll(() => {
  vi.stubGlobal('navigator', { language: 'fr-FR' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

test('in sentences the name of an army is quoted, the word for a side is not', async () => {
  const { sideInWords, sideName, told } = await import('./naming.ts');
  expect(sideName(battle, 'red')).toBe('Les archers de Suse');
  expect(sideInWords(battle, 'red')).toBe('«\u00a0Les archers de Suse\u00a0»');
  expect(sideInWords(battle, 'blue')).toBe('Bleu');
  const laid = told(battle, 'event.terrain-laid', { side: 'red', kind: 'Rv' });
  expect(laid).toBe('«\u00a0Les archers de Suse\u00a0» pose une rivière.');
});

test('a fault in the form of a file is told in the language of the screen', async () => {
  const { speak, t } = await import('./telling.ts');
  const { readOpened } = await import('../keeping/files.ts');
  const why = () => {
    const opened = readOpened('{"format": "acies-scenario/1"}');
    return opened.kind === 'faults' ? opened.faults.map(({ key, figures }) => t(key, figures)) : [];
  };
  expect(why()).toEqual(['À ruleset\u00a0: il faut un texte.']);
  await speak('en');
  expect(why()).toEqual(['At ruleset: there must be a text.']);
  await speak('fr');
});

test('numbers are written as the language writes them', async () => {
  const { amount, percent, speak } = await import('./telling.ts');
  const both = (): readonly string[] => [amount(52 / 3), amount(4), percent(1, 8)];
  expect(both()).toEqual(['17,3', '4', '12,5\u00a0%']);
  await speak('en');
  expect(both()).toEqual(['17.3', '4', '12.5%']);
});

test('the log tells which base or piece kept a base from going back', async () => {
  const { toldEvent } = await import('./naming.ts');
  const { speak } = await import('./telling.ts');
  const river = { ...battle, terrain: [{ id: 'Rv-1', kind: 'Rv' }] } as unknown as Battle;
  const tell = (type: string, figures: object): string =>
    toldEvent(river, { type, figures: { base: 'A', ...figures }, changes: [] });
  const all = (): readonly string[] => [
    tell('recoiled', { went: 0, kept: 'blocked', by: 'Z' }),
    tell('recoiled', { went: 15, kept: 'blocked', by: 'Rv-1' }),
    tell('recoiled', { went: 15 }),
    tell('destroyed', { kept: 'held', by: ['Y', 'Z'] }),
    tell('destroyed', { by: 'Z' }),
  ];
  expect(all().map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'A cannot recoil, stopped by Z.',
    'A recoils 0.5 MU, stopped by the river.',
    'A recoils 0.5 MU.',
    'A cannot recoil, held by Y and Z at its flank or rear, and is destroyed.',
    'A is destroyed.',
  ]);
  await speak('fr');
  expect(all().map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'A ne peut pas reculer, arrêté par Z.',
    'A recule de 0,5 MU, arrêté par la rivière.',
    'A recule de 0,5 MU.',
    'A ne peut pas reculer, tenu par Y et Z sur son flanc ou son arrière, et est détruit.',
    'A est détruit.',
  ]);
});

test('a base that only its owner knows is told by its number', async () => {
  const { letterOf } = await import('./naming.ts');
  const { speak } = await import('./telling.ts');
  const both = (): readonly string[] => ['WA?2', 'WA2'].map((id) => letterOf({ id } as Base));
  await speak('fr');
  expect(both()).toEqual(['n° 2', 'WA2']);
  await speak('en');
  expect(both()).toEqual(['no. 2', 'WA2']);
  await speak('fr');
});

test('a phase that is skipped is told with its reason', async () => {
  const { toldEvent } = await import('./naming.ts');
  const { speak } = await import('./telling.ts');
  await speak('en');
  const tell = (phase: string): string =>
    toldEvent(battle, { type: 'phase-skipped', figures: { phase }, changes: [] });
  expect(tell('shooting')).toBe('No shooting: nothing has a target.');
  expect(tell('impetuous-moves')).toBe('No impetuous moves: no base has to make one.');
  expect(tell('moral')).toMatch(/^Nothing to do in the phase/);
  await speak('fr');
});

test('a scenario without a French title is shown with its English one', async () => {
  const { scenarioTitle } = await import('./scenario-title.ts');
  const scenario = { format: 'acies-scenario/1', ruleset: 'bnb' } as const;
  expect(scenarioTitle({ ...scenario, title: { en: 'A wood' } })).toBe('A wood');
  expect(scenarioTitle({ ...scenario, title: { en: 'A wood', fr: 'Un bois' } })).toBe('Un bois');
});

test('a piece of terrain is named once, in either language', async () => {
  const { told } = await import('./naming.ts');
  const { speak } = await import('./telling.ts');
  const hills = { ...battle, terrain: [{ id: 'H-1', kind: 'H(G)' }] } as unknown as Battle;
  const tell = (key: string, figures: object = {}): string =>
    told(hills, key, { base: 'A', other: 'H-1', kind: 'H(G)', ...figures });
  const all = (): readonly string[] => [
    tell('bnb.setup.on-feature'),
    tell('bnb.setup.near-feature', { distance: 15, least: 40 }),
    tell('bnb.setup.road-along', { distance: 60 }),
    tell('bnb.ambush.in-water'),
  ];
  for (const language of ['en', 'fr'] as const) {
    await speak(language);
    for (const message of all()) expect(message.match(/hill|colline/g)).toHaveLength(1);
  }
});

test('the French name of an army has round apostrophes', async () => {
  const { nameIn } = await import('./army-name.ts');
  expect(nameIn('fr', { name: 'The watch', nameFr: "La garde de l'aube" })).toBe('La garde de l’aube');
});

test('a combat that changes nothing for either base says so', async () => {
  const { toldEvent } = await import('./naming.ts');
  const { speak } = await import('./telling.ts');
  await speak('en');
  const tell = (outcome: string): string =>
    toldEvent(battle, {
      type: 'shot',
      figures: { sides: ['A', 'B'], totals: { A: 9, B: 8 }, outcomes: { A: 'stand', B: outcome } },
      changes: [],
    });
  expect(tell('stand')).toBe('Shot: A 9, B 8. Nothing happens to either.');
  expect(tell('recoil')).toBe('Shot: A 9, B 8.');
  await speak('fr');
});
