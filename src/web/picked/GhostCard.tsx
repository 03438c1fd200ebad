import { effect } from '@preact/signals';
import { Fragment } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Judgement } from '../../engine/moves/judge.ts';
import { Icon } from '../parts/Icon.tsx';
import { enemyContacts } from '../searching/after-order.ts';
import type { Meeting } from '../searching/meeting.ts';
import { advisedGhost } from '../state/orders/advised.ts';
import { type Ghost, ghost } from '../state/orders/selection.ts';
import { t } from '../state/telling/telling.ts';
import { engageThere } from '../state/view/options.ts';
import { pullNow, straightened } from '../table/drag.ts';
import { type Field, field } from '../table/field.ts';
import { lengthsOf, nameOf } from '../table/wording.ts';
import { DangerTold, LossesTold, SlowedTold, StaysTold, StopTold } from './CardLosses.tsx';
import { Choices } from './Choices.tsx';
import { share } from './Fates.tsx';
import { FightThereTold } from './FightThere.tsx';
import { type GoingCrossed, goingsCrossed } from './goings.ts';
import { useMeeting } from './meeting-shown.ts';
import { Reasons } from './RefusalReasons.tsx';
import { Term } from './Term.tsx';
import { warns } from './warnings.ts';

interface TellProps {
  readonly now: Field;
  readonly wish: Judgement;
}

/** A going, with the bases that cross it unless it is the best that the order crosses. */
function goingTold(now: Field, { going, bases }: GoingCrossed, isWorse: boolean): string {
  const what = t('table.card.going', { going });
  return isWorse ? t('table.card.going-of', { what, bases: bases.map((id) => nameOf(now, id)) }) : what;
}

/** The kind of move, its length and price, and the goings, in one line. */
function Cost({ now, wish }: TellProps) {
  const kind = wish.trace && now.rules.moves.kind?.(wish.trace);
  const parts = [
    ...(kind ? [{ words: [kind], told: t('table.card.kind', { what: kind }) }] : []),
    { words: ['unit', 'points'], told: t('table.tag', lengthsOf(wish)) },
    ...goingsCrossed(now, wish).map((each, at) => ({ words: ['going'], told: goingTold(now, each, at > 0) })),
  ];
  return (
    <p class="cost">
      {parts.map(({ words, told }, at) => (
        <Fragment key={told}>
          {at > 0 && ' · '}
          <Term words={words}>{told}</Term>
        </Fragment>
      ))}
    </p>
  );
}

/** The lines of the price, each with its clause; hidden where there is only one. */
function Price({ now, wish: { price } }: TellProps) {
  if (price.length < 2) return null;
  return (
    <ul class="price">
      {price.map(({ rule, key, figures, value }) => (
        <li key={rule}>
          {value > 0 ? `+${value}` : `−${-value}`} {t(key, figures)}{' '}
          <button type="button" class="why" onClick={() => now.onClause(rule)}>
            {t('table.card.why')}
            <span class="sr-only"> {t(key, figures)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** At most this number of names and contacts are listed; the others are counted. */
const MOST_TOLD = 3;

function Meetings({ now, wish, meeting }: TellProps & { readonly meeting: Meeting | null }) {
  const owners = [...new Set(wish.zones.map(({ owner }) => owner))];
  const contacts = enemyContacts(now.battle, wish);
  const helped = meeting?.helped ?? [];
  // Whom it helps is told below where that is known.
  const bringing = (at: number): string => {
    const brought = meeting?.brings[at] ?? 'unknown';
    const isTold = helped.some(({ enemy }) => enemy === contacts[at]?.other);
    return brought === 'help' && isTold ? 'helped' : brought;
  };
  const told = owners.slice(0, MOST_TOLD).map((id) => nameOf(now, id));
  return (
    <>
      {owners.length > 0 && (
        <p>{t('table.card.zones', { owners: told, more: owners.length - told.length })}</p>
      )}
      {contacts.slice(0, MOST_TOLD).map((contact, at) => (
        <p key={`${contact.base} ${contact.other}`}>
          <Term words={[contact.name]}>
            {t('table.card.contact', {
              base: nameOf(now, contact.base),
              other: nameOf(now, contact.other),
              how: t(`contact.${contact.name}`),
              brings: bringing(at),
            })}
          </Term>
        </p>
      ))}
      {helped.map(({ friend, enemy, now: before, then }) => (
        <p key={enemy}>
          {t('table.card.helps', {
            friend: nameOf(now, friend),
            enemy: nameOf(now, enemy),
            now: share(before.lost, before.of),
            then: share(then.lost, then.of),
          })}
        </p>
      ))}
      {contacts.length > MOST_TOLD && (
        <p>{t('table.card.more-contacts', { count: contacts.length - MOST_TOLD })}</p>
      )}
    </>
  );
}

/** The fights of the movers where the ghost stands, worst first; at most this number is shown. */
const MOST_FIGHTS = 2;

interface FightsProps {
  readonly now: Field;
  readonly shown: Ghost;
  readonly meeting: Meeting | null;
}

/** The odds of the fights that the order would bring, as bars; a bad one is red, with a warning. */
function FightsThere({ now, shown, meeting }: FightsProps) {
  const fights = meeting?.fights ?? [];
  return (
    <>
      {fights.slice(0, MOST_FIGHTS).map((there) => (
        <FightThereTold
          key={there.base}
          battle={now.battle}
          there={there}
          mayWarn={shown !== advisedGhost.value}
        />
      ))}
      {fights.length > MOST_FIGHTS && (
        <p>{t('table.card.more-fights', { count: fights.length - MOST_FIGHTS })}</p>
      )}
    </>
  );
}

/** A flyer may fight the ground bases that it touches, or only fly over them. */
const Engage = () => (
  <label class="switch engage">
    <input
      type="checkbox"
      checked={engageThere.value}
      onChange={(event) => {
        engageThere.value = event.currentTarget.checked;
      }}
    />{' '}
    {t('screen.engage-there')}
  </label>
);

/** Is a group asked to go sideways without a turn? */
const isGroupSlide = ({ command }: Ghost): boolean =>
  command.bases.length > 1 && command.path?.some((leg) => 'shift' in leg) === true;

const TOO_DEAR = 'reason.not-enough-points';

/** Is an order refused because the points for it are missing? Then it tells what makes it dear. */
const isTooDear = ({ reasons }: Judgement): boolean => reasons.some(({ key }) => key === TOO_DEAR);

/** Milliseconds between two updates of the card while a ghost is dragged: faster than people read. */
const PACE = 90;

/** The ghost of a moment ago, so that the card is not rendered in every frame of a drag. */
function usePaced(): Ghost | null {
  const [paced, setPaced] = useState(() => ghost.peek());
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shownAt = 0;
    const show = (): void => {
      shownAt = performance.now();
      setPaced(ghost.peek());
    };
    const stop = effect(() => {
      clearTimeout(timer);
      const wait = ghost.value ? shownAt + PACE - performance.now() : 0;
      if (wait > 0) timer = setTimeout(show, wait);
      else show();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return paced;
}

/** The order in short: the verdict, the first reason against it, its cost, and the buttons once the pointer is up. */
export function GhostCard() {
  const now = field.value;
  const shown = usePaced();
  const [all, setAll] = useState(false);
  const meeting = useMeeting(now, shown);
  if (!now || !shown) return null;
  const { wish } = shown;
  const refused = wish !== null && wish.reasons.length > 0;
  const isDragged = pullNow.value !== null;
  const isAdvised = shown === advisedGhost.value;
  const state = !wish ? (now.mode === 'place' ? 'setting-up' : 'judging') : refused ? 'refused' : 'allowed';
  const asks = state === 'allowed' && !isDragged && warns(now, shown, meeting);
  const heading = asks ? 'asks' : state === 'allowed' && !isDragged ? 'waits' : state;
  return (
    <section class={`ghost-card ${state}`} aria-label={t(`table.card.${state}`)}>
      <div class="told">
        <h3>
          {state === 'allowed' && <Icon name="tick" />}
          {state === 'refused' && <Icon name="close" />} {t(`table.card.${heading}`)}
        </h3>
        {refused && isGroupSlide(shown) && <p>{t('table.card.sideways')}</p>}
        {wish && refused && <Reasons now={now} wish={wish} all={all} onAll={() => setAll(true)} />}
        {wish && <Cost now={now} wish={wish} />}
        {wish && !refused && <FightsThere now={now} shown={shown} meeting={meeting} />}
        {wish && !isDragged && !refused && !isAdvised && <LossesTold now={now} wish={wish} />}
        {wish && !refused && !isAdvised && <SlowedTold now={now} shown={shown} />}
        {wish && !refused && <StaysTold now={now} shown={shown} />}
        {isAdvised && <StopTold now={now} shown={shown} />}
        {wish && !refused && <DangerTold now={now} shown={shown} />}
        {straightened.value && shown.command.bases.length > 1 && <p>{t('table.card.straight')}</p>}
        {wish && !isDragged && (all || !refused || isTooDear(wish)) && <Price now={now} wish={wish} />}
        {wish && (all || !refused) && <Meetings now={now} wish={wish} meeting={meeting} />}
        {wish && !refused && now.mayEngage?.(shown) && <Engage />}
      </div>
      {!isDragged && <Choices now={now} shown={shown} />}
    </section>
  );
}
