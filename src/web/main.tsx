import { render } from 'preact';
import { loadEveryBots } from '../bots/rulesets.ts';
import { loadWords } from '../words/catalogues.ts';
import { App } from './app.tsx';
import { startHost } from './state/host.ts';
import { startKeeping } from './state/keep.ts';
import { RULESETS } from './state/ruleset.ts';
import { telling } from './state/telling.ts';

const root = document.getElementById('app');
if (root) {
  await Promise.all([loadWords(telling.value.language, RULESETS), loadEveryBots()]);
  startKeeping();
  startHost();
  render(<App />, root);
}
