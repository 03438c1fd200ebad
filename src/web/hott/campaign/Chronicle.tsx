/** What happened so far, by season, the last season first. */
import { chronicleOf } from '../../../book/hott/chronicle.ts';
import { played, reasonFor, seat } from './playing.ts';
import { campaignTelling, t } from './words.ts';

export function Chronicle() {
  const play = played.value;
  if (!play) return null;
  const chapters = chronicleOf(play, seat.value, campaignTelling(), reasonFor).toReversed();
  return (
    <section class="panel campaign-chronicle" aria-labelledby="campaign-chronicle">
      <h2 id="campaign-chronicle">{t('campaign.chronicle')}</h2>
      {chapters.map(({ title, lines }, at) => (
        <details key={title} open={at === 0}>
          <summary>{title}</summary>
          <ol>
            {lines.map((line, number) => (
              <li key={number}>{line}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}
