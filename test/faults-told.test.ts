import { expect, test } from 'vitest';
import type { Json } from '../src/engine/battle.ts';
import { decide } from '../src/engine/game/decide.ts';
import { hott } from '../src/rules/hott/index.ts';
import { loadBattle } from '../src/scenario/load.ts';
import { readScenarios } from '../src/scenario/read.ts';
import type { Scenario } from '../src/scenario/schema.ts';
import './support/words.ts';
import { say } from '../src/words/say.ts';

// For malformed input the program says in both languages what is wrong, where, and what would be right.

interface Told {
  readonly key: string;
  readonly figures?: { readonly [key: string]: Json };
}

const saidOf = (told: readonly Told[]): readonly (readonly string[])[] =>
  told.map(({ key, figures }) =>
    (['en', 'fr'] as const).map((language) =>
      say(key, figures, { language, unit: 'mm', rules: 'hott' }).replaceAll('\u00a0', ' '),
    ),
  );

const scenario = (more: object): Scenario =>
  ({ format: 'acies-scenario/1', ruleset: 'hott', bases: [], ...more }) as Scenario;

function saidOfFile(text: string) {
  const read = readScenarios(text);
  return saidOf(read.ok ? [] : read.faults);
}

const base = { id: 'A', side: 'red', troop: 'Blades' };

test.each<[object, string, string]>([
  [
    { bases: [{ ...base, at: [1e9, 0] }] },
    'At bases.0.at.0: the number is at most 20000.',
    'À bases.0.at.0 : le nombre est au plus 20000.',
  ],
  [
    { bases: [{ ...base, at: [0, 0], facing: '90' }] },
    'At bases.0.facing: there must be a number.',
    'À bases.0.facing : il faut un nombre.',
  ],
  [
    { terrain: [{ id: 'T', kind: 'wood', area: [[0, 0]] }] },
    'At terrain.0.area: the list has at least 3 entries.',
    'À terrain.0.area : la liste a au moins 3 entrées.',
  ],
  [
    { sides: { red: { edge: 'toString' } } },
    'At sides.red.edge: it may be south, north, east, west.',
    'À sides.red.edge : ce peut être south, north, east, west.',
  ],
  [
    { own: { wind: 'x'.repeat(3000) } },
    'The value at own is too large: a list or record has at most 500 entries, a text at most 2000 characters, a number is at most 10000000, and lists and records are nested at most 32 levels deep.',
    'La valeur à own est trop grande : une liste ou un objet a au plus 500 entrées, un texte au plus 2000 caractères, un nombre est au plus 10000000, et les listes et objets sont emboîtés sur 32 niveaux au plus.',
  ],
])('a scenario with %j', (more, english, french) => {
  expect(saidOfFile(JSON.stringify(scenario(more)))).toEqual([[english, french]]);
});

test('a file with too many lists inside one another', () => {
  expect(saidOfFile('['.repeat(50_000) + ']'.repeat(50_000))).toEqual([
    [
      'Lists and records in this file are nested too deep: at most 32 levels are allowed.',
      'Les listes et objets de ce fichier sont trop emboîtés : 32 niveaux au plus sont permis.',
    ],
  ]);
});

test.each<[string, string, string]>([
  ['[]', 'The file holds no scenario.', 'Le fichier ne contient aucun scénario.'],
  [
    JSON.stringify(Array(201).fill(scenario({}))),
    'The file holds 201 scenarios; it may hold at most 200. Split it into several files.',
    'Le fichier contient 201 scénarios ; il peut en contenir au plus 200. Partagez-le en plusieurs fichiers.',
  ],
])('a list of the wrong length: %.10s', (text, english, french) => {
  expect(saidOfFile(text)).toEqual([[english, french]]);
});

test('more faults than are told', () => {
  const guides = Array(30).fill(0);
  expect(saidOfFile(JSON.stringify(scenario({ guides }))).at(-1)).toEqual([
    'There are at least 10 more.',
    'Il y en a au moins 10 de plus.',
  ]);
});

test('a state with a wrong form', () => {
  const loaded = loadBattle(hott, scenario({ own: { captives: { A: 7 }, tested: 'A' } }));
  expect(saidOf(loaded.ok ? [] : loaded.faults)).toEqual([
    [
      'In “own”, captives cannot be {"A":7}; it may be a record whose parts have their own forms.',
      'Dans « own », captives ne peut pas être {"A":7} ; ce peut être un objet dont chaque partie a sa forme.',
    ],
    [
      'In “own”, tested cannot be "A"; it may be a list of pairs.',
      'Dans « own », tested ne peut pas être "A" ; ce peut être une liste de paires.',
    ],
  ]);
});

const battle = loadBattle(
  hott,
  scenario({ bases: [{ ...base, at: [300, 300] }], turn: { phase: 'tactical-moves', pips: 6 } }),
);

test.each<[object, string, string]>([
  [
    { type: 'move', bases: ['A'], path: [{ forward: 1e300 }] },
    'In the command “move”, path must be a list of 1 to 50 legs, each of one kind: forward, back, shift, pivot with degrees, turnabout, to, column, extend.',
    'Dans la commande « move », path doit être une liste de 1 à 50 étapes, chacune d’une sorte : forward, back, shift, pivot avec degrees, turnabout, to, column, extend.',
  ],
  [
    { type: 'desorcel', base: 'A', at: [300, 1e9, 0] },
    'In the command “desorcel”, at must be [x, y, degrees], at most 20000 mm from the corner of the table.',
    'Dans la commande « desorcel », at doit être [x, y, degrés], à 20000 mm au plus du coin de la table.',
  ],
  [
    { type: 'shoot', base: { toString: 1 } },
    'In the command “shoot”, base must be a text of 1 to 200 characters.',
    'Dans la commande « shoot », base doit être un texte de 1 à 200 caractères.',
  ],
])('the command %j', (command, english, french) => {
  if (!battle.ok) throw new Error(JSON.stringify(battle.faults));
  const decision = decide(hott, battle.battle, command, 'red');
  expect(saidOf(decision.ok ? [] : decision.reasons)).toEqual([[english, french]]);
});
