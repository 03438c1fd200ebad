import { commandsTold } from '../../engine/battle/record.ts';
import { otherSide } from '../../engine/battle.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { session } from '../state/battle/session.ts';
import { answerUndo } from '../state/battle/undoing.ts';
import { sideInWords } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { shownBattle } from '../state/view/shown.ts';

/** Asks the other side whether orders may be undone. */
export function UndoAsked() {
  const play = session.value?.play;
  const asked = play?.asked;
  const battle = shownBattle.value;
  if (!play || !asked || !battle) return null;
  if (session.value?.players[otherSide(battle, asked.by)] !== 'human') return null;
  const count = commandsTold(play, asked.keep, otherSide(battle, asked.by));
  return (
    <Dialog
      title={t('screen.undo.asked')}
      must
      onClose={() => answerUndo(false)}
      foot={
        <>
          <button type="button" onClick={() => answerUndo(false)}>
            {t('screen.undo.refuse')}
          </button>
          <button type="button" class="primary" onClick={() => answerUndo(true)}>
            {t('screen.undo.allow')}
          </button>
        </>
      }
    >
      <p>{t('screen.undo.asked.what', { side: sideInWords(battle, asked.by), count })}</p>
    </Dialog>
  );
}
