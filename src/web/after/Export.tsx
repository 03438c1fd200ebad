import { useState } from 'preact/hooks';
import { Dialog } from '../parts/Dialog.tsx';
import { type Session, session } from '../state/battle/session.ts';
import { sharePosition } from '../state/keeping/position-link.ts';
import { saveRecord } from '../state/keeping/saving.ts';
import { close, type Printed, printed } from '../state/navigation/dialogs.ts';
import { beginAt, swapped } from '../state/new-battle/again.ts';
import { t } from '../state/telling/telling.ts';
import { isLive, shownBattle, stepNow } from '../state/view/shown.ts';
import { saveDrawing, savePicture, savePosition, saveText } from './copies.ts';

const PRINTS: readonly Printed[] = ['bases', 'sheet', 'report'];

/** A new battle from the moment on the screen. */
function PlayOn({ now }: { readonly now: Session }) {
  const play = (players: Session['players']) => () => void beginAt(stepNow.peek(), players, now.name);
  const two = Object.fromEntries(Object.keys(now.players).map((side) => [side, 'human' as const]));
  const isShared = Object.values(now.players).every((player) => player === 'human');
  return (
    <section>
      <h3>{t('screen.export.on')}</h3>
      <p class="muted">{t('screen.export.on.what')}</p>
      <div class="buttons">
        <button type="button" onClick={play(now.players)}>
          {t('screen.export.on.same')}
        </button>
        {!isShared && (
          <>
            <button type="button" onClick={play(swapped(now))}>
              {t('screen.export.on.swap')}
            </button>
            <button type="button" onClick={play(two)}>
              {t('screen.export.on.two')}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/** Copies of the battle, prints, and a new battle from the moment on the screen. */
export function Export() {
  const now = session.value;
  const battle = shownBattle.value;
  const [failed, setFailed] = useState(false);
  if (!now || !battle) return null;
  return (
    <Dialog title={t('screen.export')} size="wide" onClose={close}>
      <section>
        <h3>{t('screen.export.save')}</h3>
        <p class="muted">{t('screen.export.moment', { live: isLive.value ? 'yes' : 'no' })}</p>
        <div class="buttons">
          <button type="button" onClick={() => void saveRecord()}>
            {t('screen.export.record')}
          </button>
          {now.referee.isHere && (
            <button type="button" onClick={() => savePosition(now)}>
              {t('screen.export.position')}
            </button>
          )}
          <button type="button" onClick={() => void sharePosition()}>
            {t('screen.link.share')}
          </button>
          <button type="button" onClick={() => saveText(now, battle)}>
            {t('screen.export.text')}
          </button>
          <button type="button" onClick={() => saveDrawing(now, battle)}>
            {t('screen.export.svg')}
          </button>
          <button
            type="button"
            onClick={() =>
              savePicture(now, battle).then(
                () => setFailed(false),
                () => setFailed(true),
              )
            }
          >
            {t('screen.export.png')}
          </button>
        </div>
        {failed && (
          <p class="bad" role="alert">
            {t('screen.export.failed')}
          </p>
        )}
      </section>
      <section>
        <h3>{t('screen.print')}</h3>
        <div class="buttons">
          {PRINTS.map((what) => (
            <button
              key={what}
              type="button"
              onClick={() => {
                close();
                printed.value = what;
              }}
            >
              {t(`screen.print.${what}`)}
            </button>
          ))}
        </div>
      </section>
      {now.referee.isHere && !battle.result && <PlayOn now={now} />}
    </Dialog>
  );
}
