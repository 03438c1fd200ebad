/** The page of one campaign: the map, what is asked of whom, the nations and what happened. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Awaited, Game } from '../../../engine/game/game.ts';
import { scoreOf } from '../../../rules/hott/campaign/ending.ts';
import { ownOf, playersOf } from '../../../rules/hott/campaign/state.ts';
import { writeCampaign } from '../../../scenario/campaign/file.ts';
import { fileName } from '../../state/keeping/file-name.ts';
import { download } from '../../state/keeping/saving.ts';
import { AskForm } from './AskForm.tsx';
import { BondsForm } from './BondsForm.tsx';
import { askAgain, botFailed, useBots } from './bots.ts';
import { Chronicle } from './Chronicle.tsx';
import { Beforehand, Links, OfCampaign, UndoAsked, Waiting } from './distance/Panels.tsx';
import { followed } from './distance/shown.ts';
import { Give, Pick } from './fields.tsx';
import { LeadersForm } from './LeadersForm.tsx';
import { MapView } from './MapView.tsx';
import { Nations } from './Nations.tsx';
import {
  asked,
  botAsked,
  diceAsked,
  gameNow,
  handTo,
  isFree,
  looking,
  mayTakeBack,
  open,
  order,
  people,
  played,
  question,
  refused,
  seat,
  seen,
  speak,
  speakers,
  speaking,
  takeBack,
} from './playing.ts';
import { Refused } from './Refused.tsx';
import { Slips } from './Slips.tsx';
import { goalsOf } from './TurnForm.tsx';
import { province, t } from './words.ts';

/** Handing the screen over, so that nobody sees the secrets of another nation. */
function Curtain({ to }: { readonly to: string }) {
  return (
    <section class="panel campaign-curtain" aria-labelledby="campaign-curtain">
      <h2 id="campaign-curtain" tabIndex={-1}>
        {t('campaign.curtain', { side: to })}
      </h2>
      <p>{t('campaign.curtain.why')}</p>
      <button
        type="button"
        class="primary big"
        onClick={() => {
          looking.value = to;
        }}
      >
        {t('campaign.curtain.open', { side: to })}
      </button>
    </section>
  );
}

/** Dice that people throw at the table: the faces are typed in. */
function TypedDice({ awaited }: { readonly awaited: Awaited }) {
  const dice = awaited.answer.form === 'faces' ? awaited.answer.dice : [];
  const [faces, setFaces] = useState<readonly number[]>(dice.map(() => 1));
  return (
    <section class="panel ask campaign-ask" aria-labelledby="campaign-dice">
      <h2 id="campaign-dice" tabIndex={-1}>
        {t(`campaign.dice.${awaited.kind}`)}
      </h2>
      {dice.map(({ owner }, at) => (
        <Pick
          key={at}
          label={owner}
          value={String(faces[at] ?? 1)}
          options={[1, 2, 3, 4, 5, 6].map((face) => [String(face), String(face)])}
          onPick={(face) =>
            setFaces(dice.map((_, index) => (index === at ? Number(face) : (faces[index] ?? 1))))
          }
        />
      ))}
      <Give
        isFirst
        label={t('campaign.dice.give')}
        onGive={() => order({ type: 'roll', faces: [...faces] }, 'dice')}
      />
    </section>
  );
}

/** Who is asked besides: his player may take the screen first. */
function OthersAsked() {
  const now = question.value?.by;
  const others = asked.value.filter(({ by }) => by !== now);
  if (others.length === 0) return null;
  return (
    <p class="campaign-others">
      {t('campaign.others')}{' '}
      {others.map(({ by }) => (
        <button
          key={by}
          type="button"
          class="small"
          onClick={() => {
            looking.value = null;
            looking.value = by;
          }}
        >
          {t('campaign.others.hand', { side: by })}
        </button>
      ))}
    </p>
  );
}

function Ended({ game }: { readonly game: Game }) {
  const scores = playersOf(game)
    .map((player) => ({ player, score: scoreOf(game, player) }))
    .toSorted((a, b) => b.score - a.score);
  return (
    <section class="panel campaign-ended" aria-labelledby="campaign-ended">
      <h2 id="campaign-ended" tabIndex={-1}>
        {game.result?.winner ? t('campaign.won', { side: game.result.winner }) : t('campaign.shared')}
      </h2>
      <ol>
        {scores.map(({ player, score }) => (
          <li key={player}>{t('campaign.final', { side: player, score })}</li>
        ))}
      </ol>
    </section>
  );
}

/** A bot is asked: it answers by itself. */
function BotAsked({ by }: { readonly by: string }) {
  const failed = botFailed.value;
  if (failed === null)
    return (
      <p class="panel campaign-ask muted" role="status">
        {t('campaign.bot.thinks', { side: by })}
      </p>
    );
  return (
    <section class="panel ask campaign-ask" role="alert">
      <p class="bad">{t('campaign.bot.failed', { side: by, why: failed })}</p>
      <Give label={t('campaign.bot.again')} onGive={askAgain} />
    </section>
  );
}

/** What happens now: the end, dice, a bot that thinks, the curtain, or a question. */
function Now({ game }: { readonly game: Game }) {
  const dice = followed.value ? null : diceAsked.value;
  const next = question.value;
  if (game.result) return <Ended game={game} />;
  if (dice) return <TypedDice key={dice.answer.form} awaited={dice} />;
  if (botAsked.value) return <BotAsked by={botAsked.value.by} />;
  if (handTo.value !== null) return <Curtain to={handTo.value} />;
  const now = seen.value;
  if (!now) return null;
  return (
    <>
      {next ? <AskForm game={now} question={next} /> : followed.value && <Waiting game={game} />}
      {seat.value !== null && <Bonds game={now} player={seat.value} isOpen={next?.kind === 'bonds'} />}
    </>
  );
}

/** What a nation may say of bonds now, on turn or not. */
function Bonds({ game, player, isOpen }: Parameters<typeof BondsForm>[0]) {
  const isAsked = game.flow.awaits.some(({ by, kind }) => by === player && /^(turn|bonds)$/.test(kind));
  if (!isAsked) return null;
  return (
    <>
      <BondsForm key={player} game={game} player={player} isOpen={isOpen ?? false} />
      {isOpen && <Give label={t('campaign.speak.done')} onGive={() => speak(null)} />}
    </>
  );
}

/** Whose player may take the screen to speak of bonds, though it is not his turn. */
function Speakers() {
  const others = speakers.value.filter((each) => each !== seat.value);
  if (followed.value || people.value.length < 2 || others.length === 0 || speaking.value !== null)
    return null;
  return (
    <p class="campaign-others">
      {t('campaign.speak')}{' '}
      {others.map((each) => (
        <button key={each} type="button" class="small" onClick={() => speak(each)}>
          {t('campaign.others.hand', { side: each })}
        </button>
      ))}
    </p>
  );
}

function Head({ game }: { readonly game: Game }) {
  const { year = 1, season = 'spring', active = '' } = ownOf(game);
  return (
    <p class="campaign-when">
      {t('campaign.when', {
        year,
        season,
        now: t(`campaign.now.${game.flow.phase}`, { active }),
      })}
    </p>
  );
}

/** The buttons below what happens now. */
function Foot() {
  const by = question.value?.by ?? (followed.value ? (people.value[0] ?? '') : '');
  const play = played.value;
  return (
    <div class="buttons campaign-foot">
      {by !== '' && mayTakeBack(by) && (
        <Give
          label={t(isFree(by) ? 'campaign.take-back' : 'campaign.take-back.agreed')}
          onGive={() => takeBack(by)}
        />
      )}
      {play && (
        <Give
          label={t('campaign.save')}
          onGive={() =>
            download(fileName(open.value?.name ?? '', 'campaign.json'), writeCampaign(play.record))
          }
        />
      )}
      <Give label={t('campaign.print')} onGive={() => print()} />
    </div>
  );
}

/** Puts the focus on the new question, unless the person writes in a field of the page. */
function useFocusOnNow(what: string): void {
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>('.campaign-now h2')?.focus({ preventScroll: true });
  }, [what]);
}

export function CampaignTable() {
  const game = gameNow.value;
  const next = question.value;
  useBots();
  useFocusOnNow(`${played.value?.record.entries.length} ${seat.value}`);
  if (!game || !seen.value) return null;
  const goals = next?.kind === 'turn' && seat.value !== null ? goalsOf(seen.value, next.by) : [];
  const siege = ownOf(game).conflict;
  return (
    <>
      <Head game={game} />
      <div class="campaign-table">
        <MapView seen={seen.value} goals={goals} />
        <div class="campaign-now">
          {siege && next?.kind !== 'turn' && (
            <p class="muted">
              {t('campaign.conflict', { province: province(siege.province), side: siege.acting })}
            </p>
          )}
          <Now game={game} />
          <Refused reasons={refused.value} />
          {followed.value && <UndoAsked nation={people.value[0] ?? ''} />}
          {!followed.value && <OthersAsked />}
          <Speakers />
          <Foot />
          {!followed.value && !game.result && <LeadersForm />}
          {followed.value && <Links />}
          {followed.value && <Beforehand />}
          {followed.value && <OfCampaign />}
        </div>
        <Nations seen={seen.value} />
        <Chronicle />
        <Slips game={seen.value} />
      </div>
    </>
  );
}
