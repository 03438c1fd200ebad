import { useEffect, useState } from 'preact/hooks';
import { isBlank, seenLine } from '../../engine/data/given-text.ts';
import { type Head, headForm } from '../../protocol/answers.ts';
import { useTitle } from '../parts/title.ts';
import { fetched } from '../state/loading/fetching.ts';
import { loadRuleset } from '../state/loading/loading.ts';
import { t } from '../state/telling/telling.ts';
import { at } from './addresses.ts';
import { ask } from './asking.ts';
import { faultsOf, join } from './creating.ts';
import { Invitation } from './Invitation.tsx';
import { connect } from './line.ts';
import { Faults, NameField, SideChoice } from './NewAtDistance.tsx';
import { SeatForgotten } from './SeatsFile.tsx';
import { nameGiven } from './seats.ts';
import { hasRoom, leadsSide } from './team.ts';
import { rulesetName, termsTold } from './terms-told.ts';

/** What was agreed on. */
export const TermsList = ({ terms }: { readonly terms: Head['terms'] }) => (
  <ul class="terms">
    {termsTold(terms).map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

interface JoinProps {
  readonly battle: string;
  readonly invitation: string | null;
  readonly side: string | undefined;
  readonly leads: 'side' | 'command';
  readonly isLost: boolean;
}

const freeSides = ({ seats }: Head): readonly string[] =>
  ['red', 'blue'].filter((side) => !seats.some((seat) => seat.side === side && leadsSide(seat)));

/** Has the battle a free seat of the kind that the link is for? */
const isFree = ({ stage, seats, terms }: Head, { leads, side }: JoinProps): boolean =>
  leads === 'command'
    ? stage !== 'over' && hasRoom(terms.perSide, seats, side ?? null)
    : stage === 'open' && seats.filter(leadsSide).length < 2;

/** Why nobody may take a seat here. */
const whyNot = ({ stage }: Head, hasSeat: boolean): 'over' | 'link-only' | 'full' =>
  stage === 'over' ? 'over' : hasSeat ? 'link-only' : 'full';

function Form({ battle, invitation, side: wanted, leads, head }: JoinProps & { readonly head: Head }) {
  const free = leads === 'command' && wanted !== undefined ? [wanted] : freeSides(head);
  const isDrawn = head.terms.sides === 'drawn';
  const [name, setName] = useState(nameGiven());
  const [side, setSide] = useState(wanted !== undefined && free.includes(wanted) ? wanted : (free[0] ?? ''));
  const [faults, setFaults] = useState<readonly string[]>([]);
  const take = async (event: Event) => {
    event.preventDefault();
    const joining = {
      name: seenLine(name),
      side: isDrawn ? null : side,
      ...(invitation === null ? {} : { invitation }),
      ...(leads === 'command' ? { command: null } : {}),
    };
    setFaults(await join(battle, joining, head.terms.title));
  };
  return (
    <form class="distance-form" onSubmit={(event) => void take(event)}>
      <NameField value={name} onChange={setName} />
      {!isDrawn && free.length > 1 && wanted === undefined && (
        <SideChoice ruleset={head.terms.ruleset} value={side} onChange={setSide} />
      )}
      {!isDrawn && (free.length === 1 || wanted !== undefined) && (
        <p>{t(`distance.join.${leads}`, { side: t(`distance.side.${side}`) })}</p>
      )}
      <Faults faults={faults} />
      <div class="buttons form-foot">
        <button type="submit" class="primary big" disabled={isBlank(name)}>
          {t('distance.join')}
        </button>
      </div>
    </form>
  );
}

/** A link for each side, for somebody who invites both players. */
function LinksOfSides({
  battle,
  code,
  head,
}: {
  readonly battle: string;
  readonly code: string;
  readonly head: Head;
}) {
  if (head.terms.sides === 'drawn' || freeSides(head).length < 2) return null;
  return (
    <details class="commitment">
      <summary>{t('distance.invite.both')}</summary>
      {freeSides(head).map((side) => (
        <Invitation
          key={side}
          label={t('distance.invite.side', { side: t(`distance.side.${side}`) })}
          hash={at(battle, 'join', code, side)}
        />
      ))}
    </details>
  );
}

/** The page of a battle in which this browser has no seat: it may take one, or watch. */
export function Join(props: JoinProps) {
  const { battle, invitation, isLost } = props;
  const [head, setHead] = useState<Head | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  useTitle(head?.terms.title);
  useEffect(() => {
    void ask(`/battles/${battle}`, headForm).then(async (answer) => {
      if (!answer.ok) return setFaults(faultsOf(answer));
      await fetched(() => loadRuleset(answer.body.terms.ruleset));
      setHead(answer.body);
    });
  }, [battle]);
  const hasSeat = head !== null && isFree(head, props);
  const mayJoin = hasSeat && (invitation !== null || head.terms.invitation === 'lobby');
  return (
    <main class="home at-distance">
      <header class="distance-head">
        <a href={at()}>‹ {t('distance.back')}</a>
        <h1>{head?.terms.title ?? t('distance.title')}</h1>
        {head && (
          <p class="lead muted">
            {rulesetName(head.terms.ruleset)}
            {head.seats.length > 0 &&
              ` · ${t('distance.open.with', { names: head.seats.map(({ name }) => name) })}`}
          </p>
        )}
      </header>
      <Faults faults={isLost ? [t('distance.seat.lost'), ...faults] : faults} />
      {head && (
        <>
          <TermsList terms={head.terms} />
          {mayJoin && <Form {...props} head={head} />}
          {mayJoin && invitation !== null && props.leads === 'side' && (
            <LinksOfSides battle={battle} code={invitation} head={head} />
          )}
          {!mayJoin && <p>{t(`distance.join.${whyNot(head, hasSeat)}`)}</p>}
          {head.seats.length > 0 && !mayJoin && <SeatForgotten />}
          {head.terms.spectators.allowed && (
            <div class="buttons">
              <button type="button" onClick={() => connect({ battle, secret: null, seat: null, seen: 0 })}>
                {t('distance.watch')}
              </button>
            </div>
          )}
        </>
      )}
    </main>
  );
}
