import { useEffect } from 'preact/hooks';
import { battleNow } from '../../engine/battle/record.ts';
import { send } from '../state/battle/sending.ts';
import { open } from '../state/navigation/dialogs.ts';
import { sideInWords } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { playBack } from '../state/view/playback.ts';
import { stepTo } from '../state/view/shown.ts';
import { act } from './acting.ts';
import { at } from './addresses.ts';
import { Players } from './Clocks.tsx';
import { DialogsBeside } from './DialogsBeside.tsx';
import { isUp, lookAt, lookedLast, place, told, unanswered } from './line.ts';
import { Planning } from './PlanPanel.tsx';
import { keepSeat, noteSeen } from './seats.ts';
import { leadsSide, mine, mineAsGeneral } from './team.ts';
import { isOver } from './told.ts';
import { useTurnTold } from './turn.ts';

/** The line is down, or orders are on their way. */
function Line() {
  if (isUp.value)
    return unanswered.value > 0 ? <span class="muted sending">{t('distance.sending')}</span> : null;
  return (
    <p class="line-down" role="alert">
      {t(unanswered.value > 0 ? 'distance.line.down.orders' : 'distance.line.down')}
    </p>
  );
}

/** The other side offers a draw. */
function DrawOffered() {
  const { play } = told.value;
  const battle = play && battleNow(play);
  const by = battle?.turn.drawOffered ?? null;
  const side = mineAsGeneral()?.side;
  if (!battle || by === null || battle.result !== null) return null;
  const who = { side: sideInWords(battle, by) };
  if (by === side || side == null) return <p class="muted">{t('distance.draw.offered', who)}</p>;
  return (
    <p class="line-notice" role="status">
      {t('distance.draw.asked', who)}
      <button type="button" class="small primary" onClick={() => send({ type: 'accept-draw' }, side)}>
        {t('screen.draw.accept')}
      </button>
      <button type="button" class="small" onClick={() => send({ type: 'decline-draw' }, side)}>
        {t('screen.draw.decline')}
      </button>
    </p>
  );
}

/** The player has asked for an undo. */
function UndoWaits() {
  const asked = told.value.play?.asked;
  if (!asked || asked.by !== mine()?.side) return null;
  return (
    <p class="muted" role="status">
      {t('distance.undo.waits')}
    </p>
  );
}

/** The time of a side is up. */
function Late() {
  const { late, play } = told.value;
  const side = mine()?.side;
  if (late === null || !play || isOver(told.value)) return null;
  const who = { side: sideInWords(battleNow(play), late) };
  return (
    <p class="line-notice" role="alert">
      {t(late === side ? 'distance.late.you' : 'distance.late', who)}
      {mineAsGeneral()?.side && late !== side && (
        <button type="button" class="small primary" onClick={() => void act('claim', {})}>
          {t('distance.claim')}
        </button>
      )}
    </p>
  );
}

/** The player has joined to lead a command, and leads none yet. */
function LeadsNothing() {
  const seat = mine();
  if (!seat || leadsSide(seat) || seat.command !== null || isOver(told.value)) return null;
  return (
    <p class="line-notice" role="status">
      {t('distance.team.none')}
      <button
        type="button"
        class="small primary"
        onClick={() => open({ dialog: 'at-distance', what: 'team' })}
      >
        {t('distance.team.choose')}
      </button>
    </p>
  );
}

/** A bot plays in the player's place. */
function StoodIn() {
  if (!mine()?.standIn) return null;
  return (
    <p class="line-notice" role="status">
      {t('distance.stand-in.you')}
      <button type="button" class="small primary" onClick={() => void act('stand-in', { bot: null })}>
        {t('distance.stand-in.end')}
      </button>
    </p>
  );
}

/** After the battle: a rematch, and a check of the dice. */
function Over() {
  const { rematch, isAbandoned, play } = told.value;
  const seat = mine();
  const secret = place.value?.secret;
  if (!isOver(told.value) || !play) return null;
  // The rematch has the same players with the same secrets.
  const next = (): void => {
    if (rematch !== null && secret)
      keepSeat({ battle: rematch, secret, title: play.record.header.title ?? '' });
  };
  return (
    <p class="line-notice" role="status">
      {isAbandoned && t('distance.abandoned')}
      {rematch !== null && seat && (
        <a class="button small primary" href={at(rematch)} onClick={next}>
          {t('distance.rematch.go')}
        </a>
      )}
      {rematch === null && seat && leadsSide(seat) && (
        <button
          type="button"
          class="small primary"
          disabled={seat.wantsRematch}
          onClick={() => void act('rematch', {})}
        >
          {t(seat.wantsRematch ? 'distance.rematch.waits' : 'distance.rematch')}
        </button>
      )}
      <button type="button" class="small" onClick={() => open({ dialog: 'at-distance', what: 'dice' })}>
        {t('distance.verify')}
      </button>
    </p>
  );
}

/** What happened while the player was away. */
function WhileAway() {
  const from = lookedLast.value;
  const live = told.value.play?.live.length ?? 0;
  if (from === null || from >= live) return null;
  const show = (): void => {
    lookAt();
    stepTo(from);
    playBack();
  };
  return (
    <p class="line-notice" role="status">
      {t('distance.away', { count: live - from })}
      <button type="button" class="small primary" onClick={show}>
        {t('distance.away.show')}
      </button>
      <button type="button" class="small" onClick={lookAt}>
        {t('distance.away.skip')}
      </button>
    </p>
  );
}

/** Notes how far the player has looked, as long as the page is in sight. */
function useSeen(): void {
  const { number } = told.value;
  useEffect(() => {
    const note = (): void => {
      const here = place.peek();
      if (here && document.visibilityState === 'visible') noteSeen(here.battle, told.peek().number);
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [number]);
}

/** The strip below the phases: players and clocks, the line, and what must be answered besides the battle. */
export function LineBar() {
  useTurnTold();
  useSeen();
  return (
    <section class="line-bar" aria-label={t('distance.players')}>
      <Players />
      <Line />
      <DrawOffered />
      <UndoWaits />
      <Late />
      <Planning />
      <LeadsNothing />
      <StoodIn />
      <Over />
      <WhileAway />
      {told.value.differs && <p class="muted">{t('distance.differs')}</p>}
      <DialogsBeside />
    </section>
  );
}
