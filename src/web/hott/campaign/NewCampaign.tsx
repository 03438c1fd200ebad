/** The form of a new campaign: its nations with their armies, how long it lasts, and who throws the dice. */
import { useState } from 'preact/hooks';
import type { HottArmy } from '../../../armies/hott/army-data.ts';
import { MOST_NATIONS } from '../../../drawing/campaign/nation-looks.ts';
import type { Fault } from '../../../engine/game/event.ts';
import { elementsOf } from '../../../rules/hott/campaign/elements.ts';
import { newCampaign } from '../../../rules/hott/campaign/new.ts';
import { mapFor } from '../../../rules/hott/campaign/own-map.ts';
import { goTo } from '../../state/navigation/route.ts';
import { nameIn } from '../../state/telling/army-name.ts';
import { telling } from '../../state/telling/telling.ts';
import { bundled } from '../armies.ts';
import { makeCampaign } from './distance/line.ts';
import { atDistanceId } from './distance/seats.ts';
import { Give, Pick } from './fields.tsx';
import { newCampaignId } from './kept.ts';
import { LEADERS, type Leader } from './LeadersForm.tsx';
import { OwnMap } from './OwnMap.tsx';
import { beginCampaign } from './playing.ts';
import { Refused } from './Refused.tsx';
import { t } from './words.ts';

interface Nation {
  readonly name: string;
  /** The number of its army among those of the program. */
  readonly army: number;
  readonly leader: Leader;
}

/** Where it is played: round one screen, or by links on the server of the page. */
type Place = 'screen' | 'server';

const LEAST = 3;
const MOST_YEARS = 6;

/** The armies of the program that a nation may begin with. */
const ready = (): readonly HottArmy[] =>
  bundled()
    .armies.map(({ army }) => army)
    .filter(({ points }) => points === 24);

const first = (at: number): Nation => ({
  name: t('campaign.new.nation', { number: at + 1 }),
  army: at % Math.max(1, ready().length),
  leader: 'person',
});

export function NewCampaign() {
  const armies = ready();
  const [nations, setNations] = useState<readonly Nation[]>(() => [first(0), first(1), first(2)]);
  const [years, setYears] = useState('3');
  const [dice, setDice] = useState<'program' | 'typed'>('program');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [place, setPlace] = useState<Place>('screen');
  const [away, setAway] = useState('7');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [map, setMap] = useState<unknown>(null);
  const change = (at: number, to: Partial<Nation>) =>
    setNations(nations.map((each, index) => (index === at ? { ...each, ...to } : each)));
  const beginOnServer = async (players: readonly string[]) => {
    const made = await makeCampaign(
      {
        ruleset: 'hott',
        title: players.join(', '),
        options: { years: Number(years) },
        awayAfter: Number(away) || null,
      },
      nations.map(({ army, leader }, at) => ({
        name: players[at] ?? '',
        army: elementsOf(armies[army]?.lines ?? []),
        bot: leader === 'person' ? null : leader,
      })),
    );
    if ('faults' in made) return setWrong(made.faults);
    goTo({ page: 'campaign', id: atDistanceId(made.campaign) });
  };
  const begin = () => {
    const players = nations.map(({ name }) => name.trim());
    const started = newCampaign({
      players,
      armies: Object.fromEntries(
        nations.map(({ army }, at) => [players[at] ?? '', elementsOf(armies[army]?.lines ?? [])]),
      ),
      ...(map === null ? {} : { map: mapFor(map, players) }),
      options: { years: Number(years) },
    });
    if (!started.ok) return setFaults(started.faults);
    if (place === 'server') return void beginOnServer(players);
    const id = newCampaignId();
    const seats = Object.fromEntries(
      nations.flatMap(({ leader }, at) => (leader === 'person' ? [] : [[players[at] ?? '', leader]])),
    );
    beginCampaign({ id, name: players.join(', '), dice }, started.game, seats);
    goTo({ page: 'campaign', id });
  };
  return (
    <section class="home-section" aria-labelledby="campaign-new">
      <h2 id="campaign-new">{t('campaign.new')}</h2>
      <ol class="campaign-nations-new">
        {nations.map(({ name, army, leader }, at) => (
          <li key={at}>
            <label class="field">
              {t('campaign.new.name', { number: at + 1 })}
              <input
                value={name}
                maxLength={24}
                onInput={(event) => change(at, { name: event.currentTarget.value })}
              />
            </label>
            <Pick
              label={t('campaign.new.army', { number: at + 1 })}
              value={String(army)}
              options={armies.map((each, index) => [String(index), nameIn(telling.value.language, each)])}
              onPick={(picked) => change(at, { army: Number(picked) })}
            />
            <Pick
              label={t('campaign.new.leader', { number: at + 1 })}
              value={leader}
              options={LEADERS.map((each) => [each, t(`campaign.leader.${each}`)])}
              onPick={(picked) => change(at, { leader: picked as Leader })}
            />
          </li>
        ))}
      </ol>
      <div class="buttons">
        {nations.length < MOST_NATIONS && (
          <Give
            label={t('campaign.new.add')}
            onGive={() => setNations([...nations, first(nations.length)])}
          />
        )}
        {nations.length > LEAST && (
          <Give label={t('campaign.new.remove')} onGive={() => setNations(nations.slice(0, -1))} />
        )}
      </div>
      {place === 'screen' && (
        <OwnMap
          map={map}
          onMap={(found, count) => {
            setMap(found);
            if (found !== null)
              setNations(Array.from({ length: count }, (_, at) => nations[at] ?? first(at)));
          }}
        />
      )}
      {nations.some(({ leader }) => leader !== 'person') && <p class="muted">{t('campaign.new.bots')}</p>}
      <Pick
        label={t('campaign.new.years')}
        value={years}
        options={Array.from({ length: MOST_YEARS }, (_, at) => [String(at + 1), String(at + 1)])}
        onPick={setYears}
      />
      <Pick
        label={t('campaign.new.dice')}
        value={dice}
        options={[
          ['program', t('campaign.new.dice.program')],
          ['typed', t('campaign.new.dice.typed')],
        ]}
        onPick={setDice}
      />
      <Pick
        label={t('campaign.new.place')}
        value={place}
        options={[
          ['screen', t('campaign.new.place.screen')],
          ['server', t('campaign.new.place.server')],
        ]}
        onPick={setPlace}
      />
      {place === 'server' && (
        <Pick
          label={t('campaign.new.away')}
          value={away}
          options={['0', '1', '2', '3', '7', '14', '30'].map((days): [string, string] => [
            days,
            t('campaign.new.away.days', { days: Number(days) }),
          ])}
          onPick={setAway}
        />
      )}
      {wrong.map((fault) => (
        <p key={fault} class="bad" role="alert">
          {fault}
        </p>
      ))}
      <Refused reasons={faults.map((fault) => ({ rule: '', ...fault }))} />
      <Give isFirst label={t('campaign.new.begin')} onGive={begin} />
    </section>
  );
}
