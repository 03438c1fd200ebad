/** The nations: their armies as far as they are seen, their bonds, their prestige and their score. */
import type { Game } from '../../../engine/game/game.ts';
import { apOf } from '../../../rules/hott/campaign/elements.ts';
import { scoreOf } from '../../../rules/hott/campaign/ending.ts';
import {
  armyOf,
  controlledBy,
  isHidden,
  isOut,
  orderOf,
  overlordOf,
  ownOf,
  placeOf,
  playersOf,
  reserveOf,
} from '../../../rules/hott/campaign/state.ts';
import { elementsTold, province, t } from './words.ts';

function placeTold(seen: Game, player: string): string {
  const place = placeOf(seen, player);
  if (place === null)
    return t(apOf(armyOf(seen, player)) > 0 ? 'campaign.place.hidden' : 'campaign.place.unknown');
  return t('campaign.place', { province: province(place), hidden: isHidden(seen, player) ? 'yes' : 'no' });
}

/** With whom a nation has pairs of this kind. */
const withWhom = (pairs: readonly (readonly string[])[] | undefined, player: string): readonly string[] =>
  (pairs ?? [])
    .filter((pair) => pair.includes(player))
    .map((pair) => pair.find((each) => each !== player) ?? '');

function bondsTold(seen: Game, player: string): readonly string[] {
  const own = ownOf(seen);
  const wars = withWhom(own.wars, player);
  const allies = withWhom(own.allies, player);
  const overlord = overlordOf(seen, player);
  const grants = (own.grants ?? []).filter(({ by }) => by === player);
  return [
    ...(wars.length > 0 ? [t('campaign.wars', { others: [...wars] })] : []),
    ...(allies.length > 0 ? [t('campaign.allies', { others: [...allies] })] : []),
    ...(overlord === null ? [] : [t('campaign.overlord', { other: overlord })]),
    ...grants.map(({ to, what }) => t('campaign.granted', { other: to, what: t(`campaign.what.${what}`) })),
  ];
}

const Nation = ({ seen, player }: { readonly seen: Game; readonly player: string }) => (
  <li class="campaign-nation">
    <h3>
      {player}{' '}
      <small class="muted">
        {t('campaign.score', {
          score: scoreOf(seen, player),
          prestige: ownOf(seen).prestige?.[player] ?? 0,
          provinces: controlledBy(seen, player).length,
        })}
      </small>
    </h3>
    {isOut(seen, player) ? (
      <p>{t('campaign.out')}</p>
    ) : (
      <>
        <p>{placeTold(seen, player)}</p>
        <p>{t('campaign.army', { elements: elementsTold(armyOf(seen, player)) })}</p>
        <p>{t('campaign.reserve', { elements: elementsTold(reserveOf(seen, player)) })}</p>
        {bondsTold(seen, player).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </>
    )}
  </li>
);

export const Nations = ({ seen }: { readonly seen: Game }) => {
  const order = orderOf(seen);
  const others = playersOf(seen).filter((player) => !order.includes(player));
  return (
    <section class="panel campaign-nations" aria-labelledby="campaign-nations">
      <h2 id="campaign-nations">{t('campaign.nations')}</h2>
      <ol>
        {[...order, ...others].map((player) => (
          <Nation key={player} seen={seen} player={player} />
        ))}
      </ol>
    </section>
  );
};
