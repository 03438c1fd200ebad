import { useState } from 'preact/hooks';
import { commandsTold, startOfBound } from '../../engine/record.ts';
import type { Scenario } from '../../scenario/schema.ts';
import { refreshBattles } from '../pages/Home.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { currentBattle } from '../state/asked.ts';
import { close } from '../state/dialogs.ts';
import { scenarioTitle } from '../state/files.ts';
import { told } from '../state/naming.ts';
import { openScenario } from '../state/opening.ts';
import { warningsBeforeEnd } from '../state/phase.ts';
import { send } from '../state/sending.ts';
import { rename, session } from '../state/session.ts';
import { forgetBattle } from '../state/store.ts';
import { t, telling } from '../state/telling.ts';
import { isUnasked } from '../state/unasked.ts';
import { askUndo, firstStep, undoAsker } from '../state/undoing.ts';
import { Confirm } from './Confirm.tsx';

/** Told before a phase is ended. */
export function EndPhase() {
  const now = session.value;
  const battle = currentBattle();
  if (!now || !battle) return null;
  return (
    <Dialog
      title={t('screen.end-phase')}
      onClose={close}
      foot={
        <>
          <button type="button" autofocus onClick={close}>
            {t('screen.end-phase.not')}
          </button>
          <button
            type="button"
            class="primary"
            onClick={() => {
              close();
              send({ type: 'end-phase' });
            }}
          >
            {t('screen.end-phase.yes')}
          </button>
        </>
      }
    >
      <ul class="warnings">
        {warningsBeforeEnd(now.rules, battle).map(({ key, figures }) => (
          <li key={key}>{told(battle, key, figures)}</li>
        ))}
      </ul>
    </Dialog>
  );
}

export function Rename() {
  const [name, setName] = useState(session.value?.name ?? '');
  const done = () => {
    rename(name);
    close();
  };
  return (
    <Dialog
      title={t('screen.rename')}
      onClose={close}
      foot={
        <button type="button" class="primary" onClick={done}>
          {t('screen.rename')}
        </button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <label class="field">
          <span>{t('screen.name')}</span>
          <input
            type="text"
            maxLength={80}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
      </form>
    </Dialog>
  );
}

export function Delete({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Confirm
      title={t('screen.delete')}
      text={t('screen.delete.sure', { name })}
      yes={t('screen.delete')}
      onYes={() => {
        if (session.value?.id === id) session.value = null;
        void forgetBattle(id).then(refreshBattles);
      }}
    />
  );
}

/** The scenarios of a file; those that only show a position are looked at one after the other. */
export function Scenarios({ scenarios }: { readonly scenarios: readonly Scenario[] }) {
  return (
    <Dialog title={t('screen.scenarios')} onClose={close}>
      <ul class="options">
        {scenarios.map((scenario, at) => (
          <li key={at}>
            <button type="button" onClick={() => openScenario(scenario)}>
              {scenarioTitle(scenario, telling.value.language)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Points of the record to which somebody may want to go back. */
function undoPoints(): readonly { readonly keep: number; readonly key: string }[] {
  const now = session.value;
  if (!now) return [];
  const { live, record, battles } = now.play;
  const start = firstStep(now);
  const by = undoAsker();
  const order = live.findLastIndex(
    (entry, at) => record.entries[entry]?.by === by && !isUnasked(now, battles[at]),
  );
  const bound = startOfBound(now.play);
  const before = battles[Math.max(0, bound - 1)]?.turn.bound;
  const last = battles.findIndex((battle) => battle.turn.bound === before);
  const points = [
    { keep: order, key: 'screen.undo.to.order' },
    { keep: bound, key: 'screen.undo.to.bound' },
    { keep: last, key: 'screen.undo.to.last-bound' },
    { keep: start, key: 'screen.undo.to.start' },
  ];
  return points.filter(
    ({ keep }, at) =>
      keep >= start && keep < live.length && points.findIndex((each) => each.keep === keep) === at,
  );
}

/** Going back beyond dice and the other side's orders, which needs consent. */
export function AskUndo() {
  const points = undoPoints();
  return (
    <Dialog title={t('screen.undo.ask')} onClose={close}>
      <p>{t('screen.undo.consent')}</p>
      <ul class="options">
        {points.map(({ keep, key }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                close();
                askUndo(keep);
              }}
            >
              {t(key, { count: session.value ? commandsTold(session.value.play, keep, undoAsker()) : 0 })}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
