import { type Battle, otherSide } from '../../engine/battle.ts';
import { Score, Verdict } from '../panels/Summary.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { currentBattle, seatAsked } from '../state/battle/asked.ts';
import { send } from '../state/battle/sending.ts';
import { session } from '../state/battle/session.ts';
import { undoAsker } from '../state/battle/undoing.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { leaveBattle } from '../state/navigation/back.ts';
import { close, open } from '../state/navigation/dialogs.ts';
import { sideInWords } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { Confirm } from './Confirm.tsx';

/** The side that resigns or offers a draw here: the asked side, else the last that gave an order. */
const speaker = (): string | null => seatAsked() ?? undoAsker();

export function Resign() {
  const battle = currentBattle();
  const side = speaker();
  if (!battle || side === null) return null;
  return (
    <Confirm
      title={t('screen.resign')}
      text={t('screen.resign.sure', { side: sideInWords(battle, side) })}
      yes={t('screen.resign')}
      onYes={() => send({ type: 'resign' }, side)}
    />
  );
}

/** Back was pressed in a battle. It is kept, but nobody leaves it by mistake. */
export const Leave = () => (
  <Confirm
    title={t('screen.leave')}
    text={t('screen.leave.sure')}
    yes={t('screen.leave')}
    onYes={leaveBattle}
  />
);

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
      <p>{t('screen.draw.offered', { side: sideInWords(battle, by), other: sideInWords(battle, other) })}</p>
    </Dialog>
  );
}

/** How near a side is to its rout, from 0 to 1. */
function peril(battle: Battle, side: string): number {
  const spirit = onScreen(battle.ruleset)?.armies.spirit(battle, side, null);
  return spirit && spirit.routing > 0 ? spirit.losses / spirit.routing : 0;
}

/** Offers a draw: the other person is asked; a bot accepts if it is nearer to its rout. */
function offerDraw(battle: Battle, side: string): void {
  const other = otherSide(battle, side);
  if (!send({ type: 'offer-draw' }, side)) return;
  const player = session.value?.players[other];
  if (player === 'human') open({ dialog: 'draw' });
  else if (player === 'bot')
    send({ type: peril(battle, other) > peril(battle, side) ? 'accept-draw' : 'decline-draw' }, other);
}

/** Offers a draw, or answers an offer. */
export function Draw() {
  const battle = currentBattle();
  const side = speaker();
  if (!battle || side === null) return null;
  const standing = battle.turn.drawOffered;
  if (standing !== null && session.value?.players[otherSide(battle, standing)] === 'human')
    return <DrawOffered battle={battle} by={standing} />;
  return (
    <Confirm
      title={t('screen.draw')}
      text={t('screen.draw.sure', { side: sideInWords(battle, side) })}
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

export function SummaryDialog() {
  const battle = currentBattle();
  return (
    <Dialog title={t('screen.over')} onClose={close}>
      {battle && <Verdict battle={battle} />}
      {battle && <Score battle={battle} />}
    </Dialog>
  );
}
