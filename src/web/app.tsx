import { Component, type ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Clause } from './dialogs/Clause.tsx';
import * as Endings from './dialogs/Endings.tsx';
import { Help } from './dialogs/Help.tsx';
import { NewBattle } from './dialogs/NewBattle.tsx';
import { Settings } from './dialogs/Settings.tsx';
import * as Small from './dialogs/Small.tsx';
import { TellNow } from './dialogs/Told.tsx';
import { BattlePage } from './pages/Battle.tsx';
import { ClausesPage } from './pages/Clauses.tsx';
import { Home } from './pages/Home.tsx';
import { WorkshopPage } from './pages/Workshop.tsx';
import { lazily } from './parts/Lazy.tsx';
import { onShortcut } from './shortcuts.ts';
import { announcement } from './state/announcement.ts';
import { startAnnouncing } from './state/announcing.ts';
import { clauseShown, dialog, type OpenDialog, toldNow } from './state/dialogs.ts';
import { openFile } from './state/opening.ts';
import { hashOf, route } from './state/route.ts';
import { onScreen } from './state/ruleset.ts';
import { saveRecord } from './state/saving.ts';
import { session } from './state/session.ts';
import { t } from './state/telling.ts';

function Shown({ what }: { readonly what: OpenDialog }) {
  switch (what.dialog) {
    case 'new-battle':
      return <NewBattle />;
    case 'settings':
      return <Settings />;
    case 'help':
      return <Help />;
    case 'undo':
      return <Small.AskUndo />;
    case 'rename':
      return <Small.Rename />;
    case 'resign':
      return <Endings.Resign />;
    case 'draw':
      return <Endings.Draw />;
    case 'time':
      return <Endings.Time />;
    case 'end-phase':
      return <Small.EndPhase />;
    case 'summary':
      return <Endings.SummaryDialog />;
    case 'scenarios':
      return <Small.Scenarios scenarios={what.scenarios} />;
    case 'delete':
      return <Small.Delete id={what.id} name={what.name} />;
  }
}

const FiguresPage = lazily(async () => (await import('./pages/Figures.tsx')).FiguresPage);

/** All dialogs at once: a clause is read on top of another dialog, and what a file holds is told on top of all. */
const Dialogs = () => (
  <>
    {dialog.value && <Shown key={dialog.value.dialog} what={dialog.value} />}
    {clauseShown.value !== null && <Clause key={clauseShown.value} id={clauseShown.value} />}
    {toldNow.value && <TellNow now={toldNow.value} />}
  </>
);

const Nowhere = () => (
  <main class="message">
    <h1>{t('screen.nowhere')}</h1>
    <a href={hashOf({ page: 'home' })}>{t('screen.home')}</a>
  </main>
);

function Page() {
  const at = route.value;
  switch (at.page) {
    case 'home':
      return <Home />;
    case 'battle':
      return <BattlePage id={at.id} key={at.id} />;
    case 'clauses':
      return onScreen(at.ruleset) ? <ClausesPage ruleset={at.ruleset} clause={at.clause} /> : <Nowhere />;
    case 'figures':
      return onScreen(at.ruleset) ? (
        <FiguresPage ruleset={at.ruleset} category={at.category} figure={at.figure} />
      ) : (
        <Nowhere />
      );
    case 'workshop':
      return <WorkshopPage army={at.army} />;
    case 'unknown':
      return <Nowhere />;
  }
}

interface BoundaryState {
  readonly error: Error | null;
}

/** What is shown when the program has failed: what happened, and the battle to be saved. */
class Boundary extends Component<{ readonly children: ComponentChildren }, BoundaryState> {
  override state: BoundaryState = { error: null };

  static override getDerivedStateFromError(error: Error): BoundaryState {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    console.error(error);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main class="message">
        <h1>{t('screen.error')}</h1>
        <p>{t('screen.error.what')}</p>
        <pre>{error.stack ?? String(error)}</pre>
        <div class="buttons">
          {session.value && (
            <button type="button" class="primary" onClick={saveRecord}>
              {t('screen.save')}
            </button>
          )}
          <button type="button" onClick={() => location.reload()}>
            {t('screen.reload')}
          </button>
          <a
            href={hashOf({ page: 'home' })}
            onClick={() => {
              this.setState({ error: null });
            }}
          >
            {t('screen.home')}
          </a>
        </div>
      </main>
    );
  }
}

/** Files may be dropped anywhere. */
function useDroppedFiles(): void {
  useLayoutEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void openFile(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  }, []);
}

export function App() {
  useDroppedFiles();
  useLayoutEffect(() => startAnnouncing(), []);
  useLayoutEffect(() => {
    document.addEventListener('keydown', onShortcut);
    return () => document.removeEventListener('keydown', onShortcut);
  }, []);
  return (
    <Boundary>
      <Page />
      <Dialogs />
      <div class="visually-hidden" role="status" aria-live="polite">
        {announcement.value}
      </div>
    </Boundary>
  );
}
