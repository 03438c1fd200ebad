import { SIDES } from '../../protocol/terms.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { useTitle } from '../parts/title.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { t } from '../state/telling/telling.ts';
import { act } from './acting.ts';
import { at } from './addresses.ts';
import { Invitation } from './Invitation.tsx';
import { TermsList } from './Join.tsx';
import { isUp, place, present, told } from './line.ts';
import { Prepare } from './Prepare.tsx';
import { PartnerLink, useCodes } from './Team.tsx';
import { leadsSide, partnersOf } from './team.ts';
import { rulesetName } from './terms-told.ts';
import type { SeatTold } from './told.ts';

const stateOf = (seat: SeatTold) =>
  leadsSide(seat) ? (seat.isReady ? 'ready' : 'choosing') : 'leads-command';

/** The sides that nobody leads yet. */
const freeSides = () =>
  SIDES.filter((side) => !told.value.seats.some((seat) => seat.side === side && leadsSide(seat)));

/** A seat: who has it, and whether it is ready. */
function Seat({ number, side }: { readonly number: number; readonly side: string | null }) {
  const seat = told.value.seats[number];
  const isHere = present.value.seats.includes(number);
  const isMine = place.value?.seat === number;
  return (
    <li class="seat">
      {side !== null && <SideMark at={SIDES.indexOf(side as 'red')} />}
      <strong>{seat ? seat.name : t('distance.seat.free')}</strong>
      {isMine && <span class="chip">{t('screen.you')}</span>}
      {seat && <span class="muted">{t(`distance.seat.${stateOf(seat)}`)}</span>}
      {seat && !isMine && isHere && <span class="here">{t('distance.here')}</span>}
    </li>
  );
}

/** The two seats; free ones have the side that nobody took. */
function Seats() {
  const { seats, terms } = told.value;
  const leaders = seats.flatMap((seat, number) => (leadsSide(seat) ? [number] : []));
  const free = freeSides();
  const isDrawn = terms?.sides === 'drawn';
  return (
    <ul class="seats">
      {leaders.map((number) => (
        <Seat key={number} number={number} side={seats[number]?.side ?? null} />
      ))}
      {leaders.length < SIDES.length &&
        Array.from({ length: SIDES.length - leaders.length }, (_, at) => (
          <Seat key={`free ${at}`} number={-1} side={isDrawn ? null : (free[at] ?? null)} />
        ))}
      {SIDES.flatMap((side) =>
        partnersOf(seats, side).map((number) => <Seat key={number} number={number} side={side} />),
      )}
    </ul>
  );
}

/** The links by which the other player comes. */
function Invitations({ battle }: { readonly battle: string }) {
  const code = useCodes(battle)[''];
  if (code === undefined) return null;
  const free = freeSides();
  const isDrawn = told.value.terms?.sides === 'drawn';
  return (
    <section class="home-section" aria-labelledby="invite-title">
      <header>
        <h2 id="invite-title">{t('distance.invite')}</h2>
      </header>
      {isDrawn || free.length !== 1 ? (
        <Invitation
          label={t('distance.invite.any')}
          hint={t('distance.invite.hint')}
          hash={at(battle, 'join', code)}
        />
      ) : (
        free.map((side) => (
          <Invitation
            key={side}
            label={t('distance.invite.side', { side: t(`distance.side.${side}`) })}
            hint={t('distance.invite.hint')}
            hash={at(battle, 'join', code, side)}
          />
        ))
      )}
    </section>
  );
}

/** A bot takes the free seat. */
function SeatBot() {
  const isDrawn = told.value.terms?.sides === 'drawn';
  const join = () =>
    act('join', { name: t('distance.bot'), side: isDrawn ? null : (freeSides()[0] ?? null), bot: 'playing' });
  return (
    <div class="buttons">
      <button type="button" onClick={() => void join()}>
        {t('distance.bot.seat')}
      </button>
    </div>
  );
}

/** The page of a battle that has not begun: who comes, with which army, and how others are invited. */
export function WaitingRoom({ battle }: { readonly battle: string }) {
  const { terms, seats } = told.value;
  const mine = seats[place.value?.seat ?? -1];
  useTitle(terms?.title);
  if (!terms) return null;
  const isFull = seats.filter(leadsSide).length >= SIDES.length;
  const leads = mine && leadsSide(mine);
  const side = mine?.side == null ? null : (SIDES.indexOf(mine.side as 'red') as 0 | 1);
  return (
    <main class="home at-distance">
      <header class="distance-head">
        <a href={at()}>‹ {t('distance.back')}</a>
        <h1>{terms.title}</h1>
        <p class="lead muted">{rulesetName(terms.ruleset)}</p>
      </header>
      {!isUp.value && (
        <p class="bad" role="alert">
          {t('distance.line.down')}
        </p>
      )}
      <Seats />
      {told.value.after !== null && (
        <p>
          <a href={at(told.value.after)}>{t('distance.after')}</a>
        </p>
      )}
      {onScreen(terms.ruleset) && <TermsList terms={terms} />}
      {leads && !isFull && (
        <>
          <Invitations battle={battle} />
          <SeatBot />
        </>
      )}
      <PartnerLink battle={battle} />
      {leads && (
        <section class="home-section" aria-labelledby="army-title">
          <header>
            <h2 id="army-title">{t('distance.prepare')}</h2>
          </header>
          {mine.isReady ? (
            <p role="status">{t(isFull ? 'distance.waits.ready' : 'distance.waits.player')}</p>
          ) : (
            <Prepare ruleset={terms.ruleset} at={side} />
          )}
        </section>
      )}
      {!leads && <p role="status">{t('distance.waits.begin')}</p>}
      <details class="commitment">
        <summary>{t('distance.commitment')}</summary>
        <code>{told.value.commitment}</code>
        <p class="muted">
          {t('distance.commitment.what')} <a href={at('dice')}>{t('distance.dice')}</a>
        </p>
      </details>
    </main>
  );
}
