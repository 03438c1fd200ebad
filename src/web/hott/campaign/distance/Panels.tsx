/** What the page of a campaign has besides, where a server keeps the campaign. */
import { useState } from 'preact/hooks';
import type { Game } from '../../../../engine/game/game.ts';
import type { Instruction } from '../../../../protocol/requests.ts';
import {
  conflictKey,
  conflictOf,
  generalsOf,
  mainOf,
  ROLES,
  usualGeneral,
} from '../../../../rules/hott/campaign/conflict.ts';
import { linkTo } from '../../../distance/addresses.ts';
import { Invitation } from '../../../distance/Invitation.tsx';
import { Notices } from '../../../distance/Notices.tsx';
import { keepSeat } from '../../../distance/seats.ts';
import { hashOf } from '../../../state/navigation/route.ts';
import { elementName } from '../../words.ts';
import { Give, Pick, PickSome } from '../fields.tsx';
import { order } from '../playing.ts';
import { province, t } from '../words.ts';
import { doInCampaign, handOn } from './line.ts';
import { atDistanceId, campaignSeat } from './seats.ts';
import { followed, isLineUp, told } from './shown.ts';

const hashTo = (campaign: string, secret: string): string =>
  hashOf({ page: 'campaign', id: atDistanceId(campaign, secret) });

/** Nothing is asked of this nation: whom the campaign waits for. */
export function Waiting({ game }: { readonly game: Game }) {
  const names = [...new Set(game.flow.awaits.filter(({ kind }) => kind !== 'bonds').map(({ by }) => by))];
  return (
    <section class="panel campaign-ask" aria-labelledby="campaign-waits">
      <h2 id="campaign-waits" tabIndex={-1}>
        {t('campaign.waits', { names: names.join(', ') })}
      </h2>
      {!isLineUp.value && <p role="status">{t('campaign.line-down')}</p>}
    </section>
  );
}

/** Somebody asks to take an order back: every other nation must allow it. */
export function UndoAsked({ nation }: { readonly nation: string }) {
  const asked = told.value.play?.asked;
  if (!asked || asked.by === nation || asked.allowed?.includes(nation)) return null;
  return (
    <section class="panel ask" aria-labelledby="campaign-undo">
      <h2 id="campaign-undo">{t('campaign.undo.asked', { side: asked.by })}</h2>
      <div class="buttons">
        <Give isFirst label={t('campaign.undo.allow')} onGive={() => order({ type: 'allow-undo' }, nation)} />
        <Give label={t('campaign.undo.refuse')} onGive={() => order({ type: 'refuse-undo' }, nation)} />
      </div>
    </section>
  );
}

/** The links with which the others take their seats, and the one that hands the own seat on. */
export function Links() {
  const campaign = followed.value?.campaign ?? '';
  const seat = campaignSeat(campaign);
  const [given, setGiven] = useState<string | null>(null);
  if (given !== null)
    return (
      <section class="panel">
        <Invitation label={t('campaign.link.own')} hash={hashTo(campaign, given)} />
      </section>
    );
  if (!seat) return null;
  return (
    <details class="panel">
      <summary>{t('campaign.links')}</summary>
      <p class="muted">{t('campaign.links.why')}</p>
      {seat.links.map(([nation, secret]) => (
        <Invitation
          key={nation}
          label={t('campaign.link', { side: nation })}
          hash={hashTo(campaign, secret)}
        />
      ))}
      <Give label={t('campaign.link.hand-on')} onGive={() => void handOn(campaign).then(setGiven)} />
    </details>
  );
}

/** The answers that may be given beforehand, by the kind of question. */
const BEFOREHAND: readonly Instruction[] = [
  { when: { kind: 'aid' }, answer: { commands: [{ type: 'decline' }] }, once: false },
  { when: { kind: 'turn' }, answer: { commands: [{ type: 'end-turn' }] }, once: false },
  { when: { kind: 'host' }, answer: { commands: [{ type: 'choose', option: 'allow' }] }, once: false },
];

/** Answers given beforehand, so that the others need not wait. */
export function Beforehand() {
  const here = followed.value;
  const nameOf = (kind: string): string => t(`campaign.beforehand.${kind}`);
  const given = told.value.instructions.map(({ when }) => nameOf(when.kind));
  if (!here || here.secret === null) return null;
  const set = (picked: readonly string[]) => {
    const instructions = BEFOREHAND.filter(({ when }) => picked.includes(nameOf(when.kind)));
    void doInCampaign(here.campaign, here.secret, 'instruct', { instructions });
  };
  return (
    <details class="panel">
      <summary>{t('campaign.beforehand')}</summary>
      <PickSome
        legend={t('campaign.beforehand.which')}
        among={BEFOREHAND.map(({ when }) => nameOf(when.kind))}
        picked={given}
        onPick={set}
      />
    </details>
  );
}

/** How the player is told that the campaign waits, and with it each of its battles. */
export function OfCampaign() {
  const here = followed.value;
  const [faults, setFaults] = useState<readonly string[]>([]);
  if (!here || here.secret === null) return null;
  return (
    <details class="panel">
      <summary>{t('distance.notices')}</summary>
      <p>{t('campaign.notices.what')}</p>
      <Notices
        channels={told.value.channels}
        want={async (notices) =>
          setFaults((await doInCampaign(here.campaign, here.secret, 'notices', notices)).faults)
        }
      />
      {faults.map((fault) => (
        <p key={fault} class="bad" role="alert">
          {fault}
        </p>
      ))}
    </details>
  );
}

/** A battle on the server: made where both leaders want it, or played by bots. */
export function FightOnServer({ game, player }: { readonly game: Game; readonly player: string }) {
  const here = followed.value;
  const conflict = conflictOf(game);
  const [general, setGeneral] = useState(usualGeneral(game, player) ?? '');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const { fought, wishes } = told.value;
  if (!here || !conflict) return null;
  if (fought !== null)
    return (
      <p>
        <a
          href={linkTo(hashOf({ page: 'distance', parts: [fought] }))}
          onClick={() => {
            if (here.secret !== null)
              keepSeat({ battle: fought, secret: here.secret, title: province(conflict.province) });
          }}
        >
          {t('campaign.fight.go')}
        </a>
      </p>
    );
  const wish = async (how: 'here' | 'bots' | null) => {
    const done = await doInCampaign(here.campaign, here.secret, 'fight', {
      how,
      ...(general === '' ? {} : { general }),
    });
    setFaults(done.faults);
  };
  const wanted = ROLES.map((role) => mainOf(conflict, role)).flatMap((nation) => {
    const how = wishes[nation]?.key === conflictKey(game) ? wishes[nation]?.how : null;
    return how ? [t(`campaign.wish.${how}`, { side: nation })] : [];
  });
  return (
    <>
      <Pick
        label={t('campaign.fight.general', { side: player })}
        value={general}
        options={generalsOf(game, player).map((type): [string, string] => [type, elementName(type)])}
        onPick={setGeneral}
      />
      {wanted.length > 0 && <p role="status">{wanted.join(' ')}</p>}
      {faults.map((fault) => (
        <p key={fault} class="bad" role="alert">
          {fault}
        </p>
      ))}
      <div class="buttons">
        <Give isFirst label={t('campaign.fight.here')} onGive={() => void wish('here')} />
        <Give label={t('campaign.fight.let')} onGive={() => void wish('bots')} />
      </div>
    </>
  );
}
