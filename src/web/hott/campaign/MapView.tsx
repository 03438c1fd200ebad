/** The map of the campaign, drawn and told. */
import { useId } from 'preact/hooks';
import { mapShown, provinceTold } from '../../../book/hott/campaign-map.ts';
import { drawCampaignMap } from '../../../drawing/campaign/map.ts';
import type { Game } from '../../../engine/game/game.ts';
import { mapOf } from '../../../rules/hott/campaign/state.ts';
import { settings } from '../../state/settings/settings.ts';
import { drawn } from '../../table/drawn.tsx';
import { campaignTelling, t } from './words.ts';

const prefersDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

export function MapView({ seen, goals }: { readonly seen: Game; readonly goals: readonly string[] }) {
  const prefix = useId();
  const { theme } = settings.value;
  const isDark = theme === 'dark' || (theme === 'device' && prefersDark());
  const told = campaignTelling();
  const shown = mapShown(seen, told, goals);
  return (
    <section class="campaign-map" aria-label={t('campaign.map')}>
      {drawn(drawCampaignMap(shown, t('campaign.map'), { prefix, theme: isDark ? 'dark' : 'light' }))}
      <details>
        <summary>{t('campaign.map.told')}</summary>
        <ul>
          {mapOf(seen).provinces.map(({ id }) => (
            <li key={id}>{provinceTold(seen, id, told)}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
