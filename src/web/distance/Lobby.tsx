import { useEffect, useState } from 'preact/hooks';
import { type Head, lobbyForm, type Mine } from '../../protocol/answers.ts';
import { useTitle } from '../parts/title.ts';
import { download } from '../state/keeping/saving.ts';
import { loadRulesetWords } from '../state/loading/loading.ts';
import { hashOf } from '../state/navigation/route.ts';
import { t } from '../state/telling/telling.ts';
import { at } from './addresses.ts';
import { ask } from './asking.ts';
import { Invitation } from './Invitation.tsx';
import { isServerGone, mine, refreshMine, waitsForMe } from './my-battles.ts';
import { SeatsFile } from './SeatsFile.tsx';
import { forgetSeat, type KeptSeat, seats, seatsText, seatsWord } from './seats.ts';
import { agreedTold, paceTold, rulesetName } from './terms-told.ts';

const EVERY_MS = 15_000;

/** Does something at once and again and again while the page is shown. */
function useEvery(what: () => void): void {
  useEffect(() => {
    what();
    const timer = setInterval(what, EVERY_MS);
    return () => clearInterval(timer);
  }, [seats.value.length]);
}

/** What a battle waits for. */
function stateTold(known: Mine | undefined): string {
  if (!known) return t('distance.mine.unknown');
  if (known.stage === 'open') return t('distance.mine.open');
  if (known.stage === 'over') return t('distance.mine.over');
  return t(waitsForMe(known) ? 'distance.mine.you' : 'distance.mine.other');
}

function MyBattle({ seat }: { readonly seat: KeptSeat }) {
  const known = mine.value?.find(({ battle }) => battle === seat.battle);
  const isMyTurn = known !== undefined && waitsForMe(known);
  const [isSure, setSure] = useState(false);
  return (
    <li class={`kept ${isMyTurn ? 'my-turn' : ''}`}>
      <a class="kept-open" href={at(seat.battle)}>
        <strong>{known?.title ?? (seat.title || t('distance.untitled'))}</strong>
        <span class={isMyTurn ? 'turn' : 'muted'}>{stateTold(known)}</span>
        <small class="muted">
          {known && rulesetName(known.ruleset)}
          {known && known.number > seat.seen && ` · ${t('distance.mine.news')}`}
        </small>
      </a>
      <span class="buttons">
        <button
          type="button"
          class="small"
          aria-label={t('distance.mine.forget.of', { title: known?.title ?? seat.title })}
          onClick={() => (isSure ? forgetSeat(seat.battle) : setSure(true))}
          onBlur={() => setSure(false)}
        >
          {t(isSure ? 'distance.mine.forget.sure' : 'distance.mine.forget')}
        </button>
      </span>
    </li>
  );
}

/** The seats of this browser, to be carried to another device. */
const Carry = () => (
  <details class="carry">
    <summary>{t('distance.carry')}</summary>
    <p class="muted">{t('distance.carry.what')}</p>
    {seats.value.length > 0 && (
      <Invitation label={t('distance.carry.link')} hash={at('carry', seatsWord())} />
    )}
    <div class="buttons">
      {seats.value.length > 0 && (
        <button type="button" onClick={() => download('acies-battles.json', seatsText())}>
          {t('distance.carry.save')}
        </button>
      )}
      <SeatsFile />
    </div>
  </details>
);

function MyBattles() {
  useEvery(() => void refreshMine());
  const waiting = (seat: KeptSeat): boolean =>
    mine.value?.some((each) => each.battle === seat.battle && waitsForMe(each)) ?? false;
  return (
    <section class="home-section" aria-labelledby="mine-title">
      <header>
        <h2 id="mine-title">{t('distance.mine')}</h2>
      </header>
      {seats.value.length === 0 ? (
        <p class="muted">{t('distance.mine.none')}</p>
      ) : (
        <ul class="kept-list">
          {seats.value
            .toSorted((a, b) => Number(waiting(b)) - Number(waiting(a)))
            .map((seat) => (
              <MyBattle key={seat.battle} seat={seat} />
            ))}
        </ul>
      )}
      <Carry />
    </section>
  );
}

const OpenBattle = ({ head }: { readonly head: Head }) => (
  <li class="kept">
    <a class="kept-open" href={at(head.battle)}>
      <strong>{head.terms.title}</strong>
      <span>
        {rulesetName(head.terms.ruleset)} · {paceTold(head.terms.pace)}
      </span>
      <small>{agreedTold(head.terms).join(' · ')}</small>
      <small class="muted">
        {head.seats.length > 0
          ? t('distance.open.with', { names: head.seats.map(({ name }) => name) })
          : t('distance.open.nobody')}
      </small>
    </a>
  </li>
);

function OpenBattles() {
  const [open, setOpen] = useState<readonly Head[] | null>(null);
  useEvery(() => {
    void ask('/battles', lobbyForm).then(async (answer) => {
      isServerGone.value = !answer.ok;
      if (!answer.ok) return;
      const { battles } = answer.body;
      await loadRulesetWords([...new Set(battles.map(({ terms }) => terms.ruleset))]);
      setOpen(battles.filter(({ battle }) => !seats.peek().some((seat) => seat.battle === battle)));
    });
  });
  return (
    <section class="home-section" aria-labelledby="open-title">
      <header>
        <h2 id="open-title">{t('distance.open')}</h2>
      </header>
      {open === null && <p class="muted">{t('screen.loading')}</p>}
      {open?.length === 0 && <p class="muted">{t('distance.open.none')}</p>}
      <ul class="kept-list">
        {open?.map((head) => (
          <OpenBattle key={head.battle} head={head} />
        ))}
      </ul>
    </section>
  );
}

/** The lobby: the player's own battles, and those that anybody may join. */
export function Lobby() {
  useTitle(t('distance.title'));
  return (
    <main class="home at-distance">
      <header class="distance-head">
        <a href={hashOf({ page: 'home' })}>‹ {t('screen.home')}</a>
        <h1>{t('distance.title')}</h1>
        <p class="lead muted">{t('distance.what')}</p>
        <div class="buttons">
          <a class="button primary" href={at('new')}>
            {t('distance.new')}
          </a>
          <a class="button" href={at('dice')}>
            {t('distance.dice')}
          </a>
        </div>
      </header>
      {isServerGone.value && (
        <p class="bad" role="alert">
          {t('distance.no-server')}
        </p>
      )}
      <MyBattles />
      <OpenBattles />
    </main>
  );
}
