import { Component, type ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { TellNow } from './dialogs/Told.tsx';
import type { CampaignProps } from './on-screen/row.ts';
import { Home } from './pages/Home.tsx';
import { loadBattlePage } from './pages/load-battle.ts';
import { Dialog } from './parts/Dialog.tsx';
import { keyName } from './parts/key-name.ts';
import { lazily } from './parts/Lazy.tsx';
import { isWriting } from './parts/writing.ts';
import { session } from './state/battle/session.ts';
import { saveRecord } from './state/keeping/saving.ts';
import { openFile } from './state/loading/later.ts';
import {
  FIRST_RULESET,
  loadBookWords,
  loadBuilderWords,
  loadCampaignWords,
  loadDistanceWords,
  loadHelpWords,
  loadLessonWords,
  RULESET_IDS,
  rowOf,
} from './state/loading/loading.ts';
import {
  clauseShown,
  close,
  dialog,
  isCovered,
  type OpenDialog,
  open,
  toldNow,
} from './state/navigation/dialogs.ts';
import { hashOf, route } from './state/navigation/route.ts';
import { announcement, happenings } from './state/telling/announcement.ts';
import { t } from './state/telling/telling.ts';

const InDialog = ({ children }: { readonly children: ComponentChildren }) => (
  <Dialog title="Acies" onClose={close}>
    {children}
  </Dialog>
);

const closeClause = (): void => {
  clauseShown.value = null;
};

const InClauseDialog = ({ children }: { readonly children: ComponentChildren }) => (
  <Dialog title="Acies" onClose={closeClause}>
    {children}
  </Dialog>
);

const BattlePage = lazily(async () => (await loadBattlePage()).BattlePage);
const LearnPage = lazily(async () => {
  const [{ LearnPage }] = await Promise.all([import('./learn/Learn.tsx'), loadLessonWords()]);
  return LearnPage;
});
const LessonPage = lazily(async () => {
  const [{ LessonPage }] = await Promise.all([
    import('./learn/Lesson.tsx'),
    loadBattlePage(),
    loadLessonWords(),
  ]);
  return LessonPage;
});
const DistancePage = lazily(async () => {
  const [{ DistancePage }] = await Promise.all([import('./distance/DistancePage.tsx'), loadDistanceWords()]);
  return DistancePage;
});
const LinkedPosition = lazily(async () => (await import('./pages/LinkedPosition.tsx')).LinkedPosition);
const ClausesPage = lazily(async () => {
  const [{ ClausesPage }] = await Promise.all([import('./pages/Clauses.tsx'), loadBookWords()]);
  return ClausesPage;
});
const FiguresPage = lazily(async () => (await import('./pages/Figures.tsx')).FiguresPage);
const NewBattle = lazily(async () => (await import('./dialogs/NewBattle.tsx')).NewBattle, InDialog);
const Scenarios = lazily(async () => (await import('./dialogs/Scenarios.tsx')).Scenarios, InDialog);
const Help = lazily(async () => {
  const [{ Help }] = await Promise.all([import('./dialogs/Help.tsx'), loadHelpWords()]);
  return Help;
}, InDialog);
const Settings = lazily(async () => {
  const [{ Settings }] = await Promise.all([import('./dialogs/Settings.tsx'), loadHelpWords()]);
  return Settings;
}, InDialog);
const Delete = lazily(async () => (await import('./dialogs/Delete.tsx')).Delete, InDialog);
const Clause = lazily(async () => (await import('./dialogs/Clause.tsx')).Clause, InClauseDialog);

const WorkshopPage = lazily(async () => {
  const [{ WorkshopPage }] = await Promise.all([import('./pages/Workshop.tsx'), loadBuilderWords()]);
  return WorkshopPage;
});

/** The dialogs that any page may open; those of a battle stand on its own page. */
function Shown({ what }: { readonly what: OpenDialog }) {
  switch (what.dialog) {
    case 'new-battle':
      return <NewBattle />;
    case 'settings':
      return <Settings />;
    case 'help':
      return <Help />;
    case 'scenarios':
      return <Scenarios scenarios={what.scenarios} />;
    case 'delete':
      return <Delete id={what.id} name={what.name} />;
    default:
      return null;
  }
}

/** All dialogs at once. A clause opens on top of another dialog, and the content of a file on top of all. */
const Dialogs = () => (
  <>
    {dialog.value && <Shown key={dialog.value.dialog} what={dialog.value} />}
    {clauseShown.value !== null && <Clause key={clauseShown.value} id={clauseShown.value} />}
    {toldNow.value && <TellNow now={toldNow.value} />}
  </>
);

/** The ruleset whose campaigns are played here. */
const OF_CAMPAIGNS = RULESET_IDS.find((id) => rowOf(id)?.campaign) ?? '';

const CampaignPage = lazily<CampaignProps>(async () => {
  const [page] = await Promise.all([rowOf(OF_CAMPAIGNS)?.campaign?.(), loadCampaignWords(OF_CAMPAIGNS)]);
  return page ?? Nowhere;
});

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
    case 'clauses': {
      const ruleset = at.ruleset || FIRST_RULESET;
      return rowOf(ruleset) ? <ClausesPage ruleset={ruleset} name={at.clause} at={at.at} /> : <Nowhere />;
    }
    case 'figures': {
      const { category, figure } = at;
      const ruleset = at.ruleset || FIRST_RULESET;
      return rowOf(ruleset) ? (
        <FiguresPage ruleset={ruleset} category={category} figure={figure} />
      ) : (
        <Nowhere />
      );
    }
    case 'workshop':
      return <WorkshopPage ruleset={at.ruleset} army={at.army} />;
    case 'campaign':
      return <CampaignPage id={at.id} />;
    case 'learn': {
      const { ruleset, lesson } = at;
      return ruleset !== null && lesson !== null ? (
        <LessonPage key={`${ruleset}/${lesson}`} ruleset={ruleset} name={lesson} />
      ) : (
        <LearnPage />
      );
    }
    case 'position':
      return <LinkedPosition text={at.text} />;
    case 'distance':
      return <DistancePage parts={at.parts} />;
    case 'unknown':
      return <Nowhere />;
  }
}

interface BoundaryState {
  readonly error: Error | null;
}

/** The screen after the program has failed: the error, and a button to save the battle. */
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

/** `?` opens the help on every page. */
function askForHelp(event: KeyboardEvent): void {
  if (keyName(event) !== '?' || event.defaultPrevented || isWriting(event.target) || isCovered.value) return;
  event.preventDefault();
  open({ dialog: 'help' });
}

export function App() {
  useDroppedFiles();
  useLayoutEffect(() => {
    document.addEventListener('keydown', askForHelp);
    return () => document.removeEventListener('keydown', askForHelp);
  }, []);
  return (
    <Boundary>
      <Page />
      <Dialogs />
      <div class="visually-hidden" role="status" aria-live="polite">
        {announcement.value}
      </div>
      <div class="visually-hidden" role="log" aria-live="polite">
        {happenings.value.map((text, at) => (
          <p key={at}>{text}</p>
        ))}
      </div>
    </Boundary>
  );
}
