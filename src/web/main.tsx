import { render } from 'preact';
import { loadWords } from '../words/catalogues.ts';
import { App } from './app.tsx';
import { heedForeignEdits } from './foreign-edits.ts';
import { inOwnTask } from './parts/tasks.ts';
import { keepOffline } from './state/loading/offline.ts';
import { heedBack } from './state/navigation/back.ts';
import { telling } from './state/telling/telling.ts';

/** Said where no message can be loaded: there are no words for it in any language yet. */
const NO_WORDS = 'Acies could not be loaded whole. You seem to be offline. Load the page again.';

const root = document.getElementById('app');
if (root)
  loadWords(telling.peek().language).then(
    () => {
      render(<App />, root);
      heedForeignEdits(root, inOwnTask);
      heedBack();
      keepOffline();
    },
    () => root.replaceChildren(NO_WORDS),
  );
