import { useState } from 'preact/hooks';
import { type Battle, otherSide } from '../../engine/battle.ts';
import { startOfBound } from '../../engine/record.ts';
import type { Scenario } from '../../scenario/schema.ts';
import { refreshBattles } from '../pages/Home.tsx';
import { Summary } from '../panels/Summary.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { close, open } from '../state/dialogs.ts';
import { scenarioTitle } from '../state/files.ts';
import { sideName, told } from '../state/naming.ts';
import { openScenario } from '../state/opening.ts';
import { warningsBeforeEnd } from '../state/phase.ts';
import { onScreen } from '../state/ruleset.ts';
import { askUndo, currentBattle, rename, seatAsked, send, session, undoAsker } from '../state/session.ts';
import { forgetBattle } from '../state/store.ts';
import { t, telling } from '../state/telling.ts';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly onYes: () => void;
}

function Confirm({ title, text, yes, onYes }: ConfirmProps) {
  return (
    <Dialog
      title={title}
      onClose={close}
      foot={
        <>
          <button type="button" onClick={close}>
            {t('screen.cancel')}
          </button>
          <button
            type="button"
            class="primary"
            onClick={() => {
              close();
              onYes();
            }}
          >
            {yes}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

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

/** The side that speaks for itself: whoever is asked, else the last who gave an order. */
const speaker = (): string | null => seatAsked() ?? undoAsker();

export function Resign() {
  const battle = currentBattle();
  const side = speaker();
  if (!battle || side === null) return null;
  return (
    <Confirm
      title={t('screen.resign')}
      text={t('screen.resign.sure', { side: sideName(battle, side) })}
      yes={t('screen.resign')}
      onYes={() => send({ type: 'resign' }, side)}
    />
  );
}

function DrawOffered({ battle, by }: { readonly battle: Battle; readonly by: string }) {
  const other = otherSide(battle, by);
  const answer = (type: 'accept-draw' | 'decline-draw') => () => {
    close();
    send({ type }, other);
  };
  return (
    <Dialog
      title={t('screen.draw')}
      onClose={close}
      foot={
        <>
          <button type="button" onClick={answer('decline-draw')}>
            {t('screen.draw.decline')}
          </button>
          <button type="button" class="primary" onClick={answer('accept-draw')}>
            {t('screen.draw.accept')}
          </button>
        </>
      }
    >
      <p>{t('screen.draw.offered', { side: sideName(battle, by), other: sideName(battle, other) })}</p>
    </Dialog>
  );
}

/** How near a side is to its rout, from 0 to 1. */
function peril(battle: Battle, side: string): number {
  const spirit = onScreen(battle.ruleset)?.spirit(battle, side);
  return spirit && spirit.routing > 0 ? spirit.losses / spirit.routing : 0;
}

/** The other person is asked at once; a bot takes a draw where it is nearer to its rout. */
function offerDraw(battle: Battle, side: string): void {
  const other = otherSide(battle, side);
  if (!send({ type: 'offer-draw' }, side)) return;
  if (session.value?.players[other] !== 'bot') open({ dialog: 'draw' });
  else send({ type: peril(battle, other) > peril(battle, side) ? 'accept-draw' : 'decline-draw' }, other);
}

/** A draw is offered, or an offer answered. */
export function Draw() {
  const battle = currentBattle();
  const side = speaker();
  if (!battle || side === null) return null;
  const standing = battle.turn.drawOffered;
  if (standing !== null) return <DrawOffered battle={battle} by={standing} />;
  return (
    <Confirm
      title={t('screen.draw')}
      text={t('screen.draw.sure', { side: sideName(battle, side) })}
      yes={t('screen.draw.offer')}
      onYes={() => offerDraw(battle, side)}
    />
  );
}

export function Time() {
  const side = speaker();
  return (
    <Confirm
      title={t('screen.time')}
      text={t('screen.time.sure')}
      yes={t('screen.time')}
      onYes={() => side !== null && send({ type: 'end-of-time' }, side)}
    />
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

export function Faults({ title, faults }: { readonly title: string; readonly faults: readonly string[] }) {
  return (
    <Dialog title={title} onClose={close}>
      <ul class="faults">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <p class="muted">{t('screen.faults.lost')}</p>
    </Dialog>
  );
}

export function Scenarios({ scenarios }: { readonly scenarios: readonly Scenario[] }) {
  return (
    <Dialog title={t('screen.scenarios')} onClose={close}>
      <ul class="options">
        {scenarios.map((scenario, at) => (
          <li key={at}>
            <button
              type="button"
              onClick={() => {
                close();
                void openScenario(scenario);
              }}
            >
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
  const by = undoAsker();
  const order = live.findLastIndex((entry) => record.entries[entry]?.by === by);
  const bound = startOfBound(now.play);
  const before = battles[Math.max(0, bound - 1)]?.turn.bound;
  const last = battles.findIndex((battle) => battle.turn.bound === before);
  const points = [
    { keep: order, key: 'screen.undo.to.order' },
    { keep: bound, key: 'screen.undo.to.bound' },
    { keep: last, key: 'screen.undo.to.last-bound' },
    { keep: 0, key: 'screen.undo.to.start' },
  ];
  return points.filter(
    ({ keep }, at) =>
      keep >= 0 && keep < live.length && points.findIndex((each) => each.keep === keep) === at,
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
              {t(key, { count: (session.value?.play.live.length ?? 0) - keep })}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

export function SummaryDialog() {
  const battle = currentBattle();
  return (
    <Dialog title={t('screen.over')} onClose={close}>
      {battle && <Summary battle={battle} />}
    </Dialog>
  );
}
