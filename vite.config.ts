import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { bookArticles } from './tools/articles.ts';
import { embedded } from './tools/embed.ts';
import { offlineFiles } from './tools/offline.ts';
import { outlineSteps } from './tools/outline-steps.ts';
import { parsedMessages } from './tools/parsed-messages.ts';
import { startPictures } from './tools/start-picture.ts';
import { sharedWorker } from './tools/thinking.ts';

// Vite takes what follows these signs for no part of a path, and would fail in the middle.
const here = fileURLToPath(new URL('.', import.meta.url));
if (/[#?]/.test(here)) {
  console.error(
    `The app cannot be built in ${here}, since Vite reads no path with # or ?: rename that folder.`,
  );
  process.exit(2);
}

const rules = readdirSync(new URL('src/rules', import.meta.url), { withFileTypes: true });
const rulesets = rules.filter((each) => each.isDirectory()).map(({ name }) => name);
/** The files of one ruleset in any layer, by its name in their paths. */
const OF_A_RULESET = new RegExp(`\\b(${rulesets.join('|')})\\b`);

/** What the page of a battle shares with other pages: apart, it would be many small files. */
const OF_A_BATTLE = new RegExp(
  [
    'web/state/(battle/(?!playing|players)|view|orders|keeping/keep|setup/by-hand|telling/(naming|log|moves|army-name))',
    'web/panels/(Steps|Orders|Options|Reasons)',
    'web/parts/(ClauseLink|title)',
    // What few tables show is loaded when it is first shown.
    'web/table/(?!AmbushLayer|PlacesLayer|FallingDice|dice-places|LineLabels|label-places)',
  ]
    .map((part) => `src/${part}`)
    .join('|'),
);

/** What the first page shares with the worker. */
const OF_THE_WORKER = /src\/(geometry|engine|rules|armies|scenario|bots)\/|preload-helper|node_modules\/zod/;

/** The entry of the worker is loaded with no page. */
const NOT_THE_WORKER = /^(?!.*src\/web\/thinking\/worker)/;

// The JSX settings of tsconfig.json are given again: Vite reads them only from a tsconfig inside its root.
export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [
    sharedWorker(),
    embedded(),
    startPictures(),
    bookArticles(),
    outlineSteps(),
    parsedMessages(),
    offlineFiles(),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    // Few files are smaller than many: one for the first page, and two more for a battle of any ruleset.
    rolldownOptions: {
      // How long each part of a build took helps nobody who starts the program.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // The worker shares these: it cannot run the rest of the first page.
            { name: 'shared', tags: ['$initial'], test: OF_THE_WORKER, priority: 3 },
            { name: 'start', tags: ['$initial'], test: NOT_THE_WORKER, priority: 2 },
            {
              name: 'engine',
              test: /src\/(geometry|engine)\/(?!.*\b(?:fair|seal|hash|record-check|intents|reaching|duels|threats|battle-faults|arcs))|src\/scenario\/(rulesets|ask|dice)/,
              priority: 1,
            },
            // The worker compares bases, and the page tells how far each goes.
            { name: 'duels', test: /src\/engine\/combat\/duels/, priority: 1 },
            // The page draws lots and counts points too.
            { name: 'random', test: /src\/bots\/(random|questions)/, priority: 2 },
            // One file for what the De Bellis rulesets share: by halves of halves it would be 6 kB more.
            { name: 'debellis', test: /src\/debellis\//, priority: 1 },
            // The worker searches by the same code as the page judges: it cannot run the rest of the page.
            {
              name: 'searching',
              test: /src\/web\/(searching\/(ends|offers|after-order|fight-shown|targets|open-options)|table\/wish)/,
              priority: 1,
            },
            { name: 'battle', test: OF_A_BATTLE },
            // What the page shows about picked bases comes as one file at the first pick.
            { name: 'picked', test: /src\/web\/picked\// },
            // What the worker needs to set a battle up, and what it needs for bots that play.
            { name: 'setup', test: /src\/(bots\/setup|web\/thinking\/(work|jobs))/, priority: 1 },
            {
              name: 'bots',
              test: (id) =>
                /src\/bots\/(?!debellis|lesson|opening|players\/quick-bot)/.test(id) &&
                !OF_A_RULESET.test(id),
            },
          ],
        },
      },
    },
    // Scenarios are fetched one by one, however small they are.
    assetsInlineLimit: (path) => (path.endsWith('.json') ? false : undefined),
  },
});
