/** A campaign that a server keeps, on the page: it is followed while it is shown. */
import { useEffect, useState } from 'preact/hooks';
import { goTo } from '../../../state/navigation/route.ts';
import { CampaignTable } from '../CampaignTable.tsx';
import { showFromServer } from '../playing.ts';
import { t } from '../words.ts';
import { followCampaign, takeOver } from './line.ts';
import { atDistanceId, campaignSeat } from './seats.ts';
import { leaveCampaign, lineFailed, told } from './shown.ts';

interface OnServerProps {
  readonly campaign: string;
  /** The secret of the link to a seat; null where the seat is kept already, or the campaign only watched. */
  readonly link: string | null;
}

export function OnServer({ campaign, link }: OnServerProps) {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const secret = campaignSeat(campaign)?.secret ?? null;
  useEffect(() => {
    if (link === null) return;
    void takeOver(campaign, link).then((wrong) => {
      if (wrong.length > 0) setFaults(wrong);
      else goTo({ page: 'campaign', id: atDistanceId(campaign) });
    });
  }, [campaign, link]);
  useEffect(() => {
    if (link !== null) return;
    const stop = followCampaign(campaign, secret);
    return () => {
      stop();
      leaveCampaign();
    };
  }, [campaign, link, secret]);
  const { play, nation } = told.value;
  useEffect(() => {
    if (play) showFromServer(campaign, play, nation);
  }, [play, nation]);
  if (faults.length > 0 || lineFailed.value !== null)
    return (
      <p class="bad" role="alert">
        {faults[0] ?? t('campaign.line-failed')}
      </p>
    );
  return play ? <CampaignTable /> : <p class="muted">{t('screen.loading')}</p>;
}
