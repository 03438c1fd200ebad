import { describe, expect, test } from 'vitest';
import { SHARED_COMMANDS } from '../src/engine/battle/command-form.ts';
import { loadRulesets } from '../src/scenario/rulesets.ts';
import { sourceFiles } from './files.ts';
import {
  battlesInGames,
  CONTRACT_CIRCLE,
  importCircles,
  importsOf,
  rulesetNames,
  strayFiles,
  wordsOfOneRuleset,
  wrongImports,
} from './layers.ts';

/** Words of one ruleset besides its commands: a kind of troop, a kind of terrain, and a place off the table. */
const OWN_WORDS = ['impetuous', 'stronghold', 'ensorcelled'];

/** Commands of one ruleset whose names are common words, which shared code uses in another sense. */
const COMMON_WORDS = ['advance', 'engage', 'hold', 'moves', 'orders', 'positions', 'turn'];

/** Files of shared code that may contain such a word, each with its reason. */
const MAY_SAY: Readonly<Record<string, readonly string[]>> = {
  // The format of scenarios has a list of strongholds.
  'src/scenario/load.ts': ['stronghold'],
  // Drawings have a look for each kind of terrain and each place of any ruleset.
  'src/drawing/ground/ground.ts': ['stronghold'],
  'src/drawing/stronghold.ts': ['stronghold'],
  'src/drawing/table-top.ts': ['stronghold'],
  // Lines on figures are called guides.
  'src/drawing/guides.ts': ['guides'],
  'src/scenario/figures.ts': ['guides'],
  'src/web/panels/Beside.tsx': ['ensorcelled'],
  'src/web/table/OverlayLayer.tsx': ['ensorcelled'],
  // The panels of these questions are shown for every ruleset that asks them.
  'src/web/panels/Orders.tsx': ['impetuous'],
  'src/web/state/orders/phase.ts': ['impetuous'],
  'src/web/state/setup/by-hand.ts': ['name-edge'],
  // Examples and messages.
  'src/engine/moves/types.ts': ['impetuous'],
  'src/words/en/battle-screen.ts': ['impetuous'],
};

/** The commands that exactly one ruleset adds to the shared ones. */
async function commandsOfOne(): Promise<readonly string[]> {
  const commands = (await loadRulesets()).map((rules) =>
    Object.keys(rules.commands ?? {}).filter((type) => !Object.hasOwn(SHARED_COMMANDS, type)),
  );
  return commands.flat().filter((type) => commands.filter((own) => own.includes(type)).length === 1);
}

const importing = (path: string, ...specifiers: readonly string[]) => [
  { path, text: specifiers.map((each) => `import { x } from '${each}';`).join('\n') },
];

describe('the layers of src', () => {
  const files = sourceFiles('src');

  test('no file imports from a layer above its own', () => {
    expect(wrongImports(files)).toEqual([]);
  });

  test('every file lies in a layer', () => {
    expect(strayFiles(files)).toEqual([]);
  });

  test('only the folders of rulesets and the registries name a ruleset', () => {
    expect(rulesetNames(files)).toEqual([]);
  });

  test('no shared code has commands or other words of one ruleset', async () => {
    const commands = (await commandsOfOne()).filter((type) => !COMMON_WORDS.includes(type));
    expect(commands).toContain('bespell');
    const words = [...commands, ...OWN_WORDS];
    expect(wordsOfOneRuleset(files, words, MAY_SAY)).toEqual([]);
    // Every exception is still needed.
    const said = wordsOfOneRuleset(files, words, {});
    const unsaid = Object.entries(MAY_SAY).flatMap(([path, allowed]) =>
      allowed.filter(
        (word) => !said.some((line) => line.startsWith(`${path}:`) && line.includes(` ${word},`)),
      ),
    );
    expect(unsaid).toEqual([]);
  });

  test('what knows no battle imports nothing that does', () => {
    expect(battlesInGames(files)).toEqual([]);
    const wrong = importing('src/engine/game/decide.ts', '../battle.ts');
    expect(battlesInGames(wrong)).toHaveLength(1);
  });

  test('every file of the circle of the contract is needed in it', () => {
    expect(CONTRACT_CIRCLE.length).toBeLessThanOrEqual(6);
    const known = new Set(files.map(({ path }) => path));
    expect(CONTRACT_CIRCLE.filter((path) => !known.has(path))).toEqual([]);
  });

  test('no imports form a circle, not even imports of types', () => {
    expect(importCircles(files)).toEqual([]);
  });
});

describe('the check itself', () => {
  test('finds every form of import', () => {
    const text = [
      "import a from './a.ts';",
      "import './b.ts';",
      "import type { C } from './c.ts';",
      "export * from './d.ts';",
      "const e = await import('./e.ts');",
      'import {\n  f,\n} from "./f.ts";',
      "type G = import('./g.ts').G;",
    ].join('\n');
    expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((each) => `./${each}.ts`));
  });

  test.each([
    ['src/geometry/pose.ts', '../engine/battle.ts'],
    ['src/engine/event.ts', '../rules/bnb/ruleset.ts'],
    ['src/rules/bnb/ruleset.ts', '../hott/ruleset.ts'],
    ['src/rules/bnb/ruleset.ts', '../../armies/list.ts'],
    ['src/armies/list.ts', '../scenario/load.ts'],
    ['src/drawing/base.ts', '../rules/bnb/ruleset.ts'],
    ['src/drawing/base.ts', '../scenario/load.ts'],
    ['src/bots/quick.ts', '../cli/main.ts'],
    ['src/cli/main.ts', '../web/app.tsx'],
    ['src/web/app.tsx', '../server/main.ts'],
    ['src/protocol/messages.ts', '../server/main.ts'],
    ['src/web/state/orders/combat.ts', '../../table/field.ts'],
    ['src/web/app.tsx', './hott/Workshop.tsx'],
    ['src/web/bnb/index.ts', '../hott/words.ts'],
    ['src/rules/index.ts', './bnb/ruleset.ts'],
    ['src/engine/event.ts', '../../test/files.ts'],
    ['src/engine/event.ts', 'node:fs'],
    ['src/engine/event.ts', 'pure-rand/generator/xoroshiro128plus'],
    ['src/drawing/base.ts', 'preact'],
    ['src/web/app.tsx', 'node:fs'],
    ['src/web/app.tsx', '../armies/load-node.ts'],
    ['src/armies/list.ts', './load-node.ts'],
    ['src/engine/event.ts', '../helpers/x.ts'],
  ])('%s may not import %s', (path, specifier) => {
    expect(wrongImports(importing(path, specifier))).toHaveLength(1);
  });

  test.each([
    ['src/engine/event.ts', '../geometry/pose.ts'],
    ['src/engine/event.ts', './command.ts'],
    ['src/rules/bnb/combat/assess.ts', '../tables.ts'],
    ['src/scenario/rulesets.ts', '../rules/bnb/index.ts'],
    ['src/scenario/load.ts', 'zod'],
    ['src/scenario/load.test.ts', 'node:fs'],
    ['src/drawing/base.ts', '../engine/battle.ts'],
    ['src/web/app.tsx', '../bots/quick.ts'],
    ['src/web/table/field.ts', '../state/setup/offers.ts'],
    ['src/web/app.tsx', '../../content/scenarios/first.json'],
    ['src/cli/main.ts', 'node:fs'],
    ['src/cli/main.ts', '../armies/load-node.ts'],
    ['src/armies/load-node.ts', 'node:fs'],
    ['src/web/app.tsx', 'preact'],
  ])('%s may import %s', (path, specifier) => {
    expect(wrongImports(importing(path, specifier))).toEqual([]);
  });

  test('a file outside of every layer is found', () => {
    const path = 'src/helpers/x.ts';
    expect(strayFiles([{ path, text: '' }])).toEqual([path]);
  });

  test.each([
    "const rule = 'bnb.zoc.4';",
    '// as in HoTT',
    'const title = "Blood and Blades";',
    'if (ruleset === "dbmm") return;',
    'const army: HottArmy = read(text);',
    "import { bnbArmy } from './army.ts';",
    'const isHott = true;',
  ])('shared code must not contain: %s', (text) => {
    for (const path of ['src/engine/x.ts', 'src/web/pages/X.tsx', 'src/words/en/x.ts'])
      expect(rulesetNames([{ path, text }])).toHaveLength(1);
    for (const path of [
      'src/rules/bnb/x.ts',
      'src/web/hott/X.tsx',
      'src/cli/rulesets.ts',
      'src/web/x.test.ts',
    ])
      expect(rulesetNames([{ path, text }])).toEqual([]);
  });

  test.each(['const shotTold = told;', '// the DBx family', 'isShot(hotTable);'])(
    'shared code may contain: %s',
    (text) => {
      expect(rulesetNames([{ path: 'src/engine/x.ts', text }])).toEqual([]);
    },
  );

  test.each(["if (type === 'bespell') return;", 'const kinds = new Set(["bespell"]);'])(
    'shared code must not contain a command of one ruleset: %s',
    (text) => {
      const found = (path: string) =>
        wordsOfOneRuleset([{ path, text }], ['bespell', 'pack'], { 'src/web/y.ts': ['bespell'] });
      expect(found('src/web/x.ts')).toEqual(['src/web/x.ts:1 says bespell, a word of one ruleset']);
      for (const path of ['src/web/y.ts', 'src/web/hott/x.ts', 'src/web/x.test.ts'])
        expect(found(path)).toEqual([]);
    },
  );

  test('a circle is told as a chain, for all forms of imports', () => {
    const files = [
      { path: 'src/web/a.ts', text: "import type { B } from './b.ts';" },
      { path: 'src/web/b.ts', text: "export * from './c/c.ts';" },
      { path: 'src/web/c/c.ts', text: "const a = await import('../a.ts');" },
      { path: 'src/web/d.ts', text: "import { a } from './a.ts';" },
    ];
    expect(importCircles(files)).toEqual(['src/web/a.ts -> src/web/b.ts -> src/web/c/c.ts -> src/web/a.ts']);
    expect(importCircles(files.slice(1))).toEqual([]);
  });
});
