import { expect, test } from 'vitest';
import { sourceFiles } from './files.ts';

/**
 * The files of the page with state that does not begin anew with each battle, by what it lives as long as. Other state
 * is declared with `ofTable` or `noteOfTable`.
 */
const LIVES_AS_LONG_AS: Readonly<Record<string, readonly string[]>> = {
  'the page': [
    'after/Printed.tsx',
    'bnb/armies.ts',
    'bnb/new-battles.ts',
    'book/looks.ts',
    'book/texts.ts',
    'dbm/armies.ts',
    'dbmm/armies.ts',
    'embed/acies-position.ts',
    'hott/ArmyEditor.tsx',
    'hott/armies.ts',
    'hott/own-armies.ts',
    'pages/Clauses.tsx',
    'pages/Figures.tsx',
    'pages/Home.tsx',
    'pages/load-battle.ts',
    'panels/kept-focus.ts',
    'parts/tasks.ts',
    'picked/MovePad.tsx',
    'sound/player.ts',
    'state/keeping/keep.ts',
    'state/keeping/one-tab.ts',
    'state/keeping/opening.ts',
    'state/keeping/store.ts',
    'state/lessons/done.ts',
    'state/loading/fetching.ts',
    'state/loading/guides.ts',
    'state/loading/later.ts',
    'state/loading/loading.ts',
    'state/loading/ruleset.ts',
    'state/navigation/beside.ts',
    'state/navigation/dialogs.ts',
    'state/navigation/route.ts',
    'state/new-battle/choosing.ts',
    'state/navigation/back.ts',
    'state/settings/settings.ts',
    'state/telling/announcement.ts',
    'state/telling/telling.ts',
    'state/view/options.ts',
    'table/style.ts',
    'searching/search.ts',
    'thinking/mind.ts',
    'thinking/searches.ts',
    'thinking/thinker.ts',
    'thinking/work.ts',
  ],
  'the page, under the name of a battle': [
    'state/battle/hiding.ts',
    'state/orders/phase.ts',
    'state/telling/base-names.ts',
    'state/view/curtain.ts',
  ],
  'the connection to a server': [
    'distance/asking.ts',
    'distance/line.ts',
    'distance/my-battles.ts',
    'distance/seats.ts',
    'distance/turn.ts',
  ],
  'the campaigns of this browser, and the one on the screen': [
    'hott/campaign/bots.ts',
    'hott/campaign/distance/seats.ts',
    'hott/campaign/distance/shown.ts',
    'hott/campaign/kept.ts',
    'hott/campaign/playing.ts',
  ],
  'the lesson on the screen': ['state/lessons/at-hand.ts'],
  'what the screen shows at this moment': [
    'builder/SheetEditor.tsx',
    'pages/Battle.tsx',
    'pages/NotOpened.tsx',
    'pages/Sheet.tsx',
    'table/FallingDice.tsx',
    'table/aiming.ts',
    'table/animation.ts',
    'table/view.ts',
  ],
};

/** A signal or a variable of a module. */
const STATE = /^(?:export )?(?:const \w+ = signal[<(]|let )/m;

const files = sourceFiles('src/web').filter(({ path }) => !/\.test\.tsx?$|state\/table\.ts$/.test(path));
const withState = files
  .filter(({ text }) => STATE.test(text))
  .map(({ path }) => path.slice('src/web/'.length));
const listed = Object.values(LIVES_AS_LONG_AS).flat();

test('state of the page is of the table, or has a reason to live longer', () => {
  expect(withState.filter((path) => !listed.includes(path))).toEqual([]);
});

test('each file with such a reason has such state', () => {
  expect(listed.filter((path) => !withState.includes(path))).toEqual([]);
});
