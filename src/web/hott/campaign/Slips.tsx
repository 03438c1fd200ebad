/** To print: a slip for the secret orders of each nation, and counters for its land, its army and its sieges. */
import { lookOf } from '../../../drawing/campaign/nation-looks.ts';
import type { Game } from '../../../engine/game/game.ts';
import { controlledBy, livingOf, ownOf, playersOf } from '../../../rules/hott/campaign/state.ts';
import { province, t } from './words.ts';

const LAND = 8;
const COUNTERS = ['army', 'siege', 'contingent', ...Array.from({ length: LAND }, () => 'land')] as const;

/** Names, each with a box to tick with a pencil. */
const Boxes = ({ of }: { readonly of: readonly string[] }) => (
  <p>
    {of.map((name) => (
      <span key={name} class="slip-box">
        {name}
      </span>
    ))}
  </p>
);

function Slip({ game, nation }: { readonly game: Game; readonly nation: string }) {
  const others = livingOf(game).filter((each) => each !== nation);
  return (
    <li class="campaign-slip">
      <h3>{t('campaign.slip', { side: nation, year: ownOf(game).year ?? 1 })}</h3>
      <p>{t('campaign.slip.at')}</p>
      <Boxes of={controlledBy(game, nation).map(province)} />
      <p>{t('campaign.slip.wars')}</p>
      <Boxes of={others} />
    </li>
  );
}

export function Slips({ game }: { readonly game: Game }) {
  return (
    <section class="campaign-slips" aria-label={t('campaign.slips')}>
      <ul>
        {livingOf(game).map((nation) => (
          <Slip key={nation} game={game} nation={nation} />
        ))}
      </ul>
      <ul class="campaign-counters">
        {livingOf(game).flatMap((nation) => {
          const { fill, ink } = lookOf(playersOf(game).indexOf(nation));
          return COUNTERS.map((kind, at) => (
            <li key={`${nation} ${at}`} style={{ background: fill, color: ink, borderColor: ink }}>
              <strong>{nation}</strong> {t(`campaign.counter.${kind}`)}
            </li>
          ));
        })}
      </ul>
    </section>
  );
}
