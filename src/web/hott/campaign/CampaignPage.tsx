/** The page of campaigns: those that are kept, a new one, or the one that is open. */
import { useEffect, useState } from 'preact/hooks';
import { campaign } from '../../../rules/hott/campaign/campaign.ts';
import { openingFaults, readCampaign } from '../../../scenario/campaign/file.ts';
import type { CampaignProps } from '../../on-screen/row.ts';
import { FileButton } from '../../parts/FileButton.tsx';
import { useTitle } from '../../parts/title.ts';
import { goTo, hashOf } from '../../state/navigation/route.ts';
import { CampaignTable } from './CampaignTable.tsx';
import { OnServer } from './distance/OnServer.tsx';
import { atDistanceId, atDistanceIn, campaignSeats } from './distance/seats.ts';
import { forgetCampaign, keepCampaign, keptCampaigns, newCampaignId, readCampaigns } from './kept.ts';
import { NewCampaign } from './NewCampaign.tsx';
import { open, openKept } from './playing.ts';
import { Refused } from './Refused.tsx';
import { t } from './words.ts';
import './campaign.css';

type Faults = Parameters<typeof Refused>[0]['reasons'];

const named = (
  faults: readonly { readonly key: string; readonly figures: Faults[number]['figures'] }[],
): Faults => faults.map(({ key, figures }) => ({ rule: '', key, ...(figures ? { figures } : {}) }));

/** Opens a campaign file, or tells what is wrong with it. */
async function openFile(file: File): Promise<Faults> {
  const read = readCampaign(await file.text());
  if (!read.ok) return named(read.faults);
  const faults = openingFaults(campaign, read.record.opening);
  if (faults.length > 0) return named(faults);
  const id = newCampaignId();
  keepCampaign({ id, name: read.record.header.title ?? file.name, dice: 'program', record: read.record });
  goTo({ page: 'campaign', id });
  return [];
}

function Kept() {
  const list = keptCampaigns.value;
  const [faults, setFaults] = useState<Faults>([]);
  return (
    <section class="home-section" aria-labelledby="campaign-kept">
      <header>
        <h2 id="campaign-kept">{t('campaign.kept')}</h2>
        <FileButton
          label={t('campaign.open')}
          accept=".json,application/json"
          onFile={(file) => void openFile(file).then(setFaults)}
        />
      </header>
      <Refused reasons={faults} />
      {list === null && <p class="muted">{t('screen.loading')}</p>}
      {list?.length === 0 && <p class="muted">{t('campaign.kept.none')}</p>}
      <ul class="kept-list">
        {campaignSeats.value.map(({ campaign: there, title }) => (
          <li key={there} class="kept">
            <a class="kept-open" href={hashOf({ page: 'campaign', id: atDistanceId(there) })}>
              <strong>{title}</strong>
              <small class="muted">{t('campaign.kept.server')}</small>
            </a>
          </li>
        ))}
        {(list ?? []).map(({ id, name, record }) => (
          <li key={id} class="kept">
            <a class="kept-open" href={hashOf({ page: 'campaign', id })}>
              <strong>{name}</strong>
              <small class="muted">{t('campaign.kept.orders', { count: record.entries.length })}</small>
            </a>
            <span class="buttons">
              <button
                type="button"
                class="small"
                aria-label={t('campaign.kept.delete', { name })}
                onClick={() => forgetCampaign(id)}
              >
                {t('screen.delete')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One campaign. It is opened from what the browser keeps where it is not on the screen already. */
function One({ id }: { readonly id: string }) {
  const list = keptCampaigns.value;
  const [broken, setBroken] = useState<number | null>(null);
  const isOpen = open.value?.id === id;
  const kept = list?.find((each) => each.id === id);
  useEffect(() => {
    if (!isOpen && kept) setBroken(openKept(kept));
  }, [id, isOpen, kept === undefined]);
  if (!isOpen && list !== null && !kept) return <p>{t('campaign.gone')}</p>;
  if (!isOpen) return <p class="muted">{t('screen.loading')}</p>;
  return (
    <>
      {broken !== null && (
        <p class="bad" role="alert">
          {t('campaign.broken', { command: broken + 1 })}
        </p>
      )}
      <CampaignTable />
    </>
  );
}

/** A campaign of this browser, or of a server. */
function Opened({ id }: { readonly id: string }) {
  const there = atDistanceIn(id);
  return there ? <OnServer campaign={there.campaign} link={there.secret} /> : <One id={id} />;
}

export function CampaignPage({ id }: CampaignProps) {
  useEffect(() => void readCampaigns(), []);
  useTitle(t('campaign.title'));
  const back = id === null ? ({ page: 'home' } as const) : ({ page: 'campaign', id: null } as const);
  return (
    <main class="campaign">
      <header>
        <a href={hashOf(back)}>‹ {t(id === null ? 'screen.home' : 'campaign.back')}</a>
        <h1>{t('campaign.title')}</h1>
        {id === null && <p class="muted">{t('campaign.about')}</p>}
      </header>
      {id === null ? (
        <>
          <Kept />
          <NewCampaign />
        </>
      ) : (
        <Opened key={id} id={id} />
      )}
    </main>
  );
}
