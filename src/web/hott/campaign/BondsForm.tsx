/** Offers and bonds between nations. Offers are open to all, so each nation answers from here. */
import { useState } from 'preact/hooks';
import type { Game } from '../../../engine/game/game.ts';
import { livingOf, ownOf, tributariesOf } from '../../../rules/hott/campaign/state.ts';
import { mayRenounce } from '../../../rules/hott/campaign/steps/bonds.ts';
import { Give, Pick } from './fields.tsx';
import { order } from './playing.ts';
import { province, t } from './words.ts';

/** Offers that wait for an answer. */
const Offers = ({ game }: { readonly game: Game }) => (
  <ul class="campaign-offers">
    {(ownOf(game).offers ?? []).map(({ by, to, what }) => (
      <li key={`${by} ${to} ${what}`}>
        {t('campaign.offered', { by, to, what: t(`campaign.what.${what}`) })}{' '}
        <span class="buttons">
          <Give
            label={t('campaign.accepts', { side: to })}
            onGive={() => order({ type: 'accept', what, from: by }, to)}
          />
          <Give
            label={t('campaign.declines', { side: to })}
            onGive={() => order({ type: 'decline', what, from: by }, to)}
          />
        </span>
      </li>
    ))}
  </ul>
);

const DEALS = [
  'offer.alliance',
  'offer.peace',
  'offer.tribute',
  'grant.passage',
  'grant.supply',
  'revoke.passage',
  'revoke.supply',
  'end-alliance',
] as const;
type Deal = (typeof DEALS)[number];

/** What the nation on turn may end or let go. */
function Ends({ game, player }: { readonly game: Game; readonly player: string }) {
  const own = ownOf(game);
  const away = Object.entries(own.sieges ?? {}).filter(([, siege]) => siege.with?.[player]);
  return (
    <div class="buttons">
      {mayRenounce(game, player) && (
        <Give label={t('campaign.renounce')} onGive={() => order({ type: 'renounce' }, player)} />
      )}
      {tributariesOf(game, player).map((tributary) => (
        <Give
          key={tributary}
          label={t('campaign.let-go', { side: tributary })}
          onGive={() => order({ type: 'let-go', tributary }, player)}
        />
      ))}
      {(own.captives ?? [])
        .filter(({ by }) => by === player)
        .map(({ hero, of }) => (
          <Give
            key={`${hero} ${of}`}
            label={t('campaign.release', { side: of })}
            onGive={() => order({ type: 'release', hero, of }, player)}
          />
        ))}
      {away.map(([id]) => (
        <Give
          key={id}
          label={t('campaign.call-home', { province: province(id) })}
          onGive={() => order({ type: 'call-home', province: id }, player)}
        />
      ))}
    </div>
  );
}

export function BondsForm({ game, player }: { readonly game: Game; readonly player: string }) {
  const nations = livingOf(game);
  const [by, setBy] = useState(player);
  const others = nations.filter((each) => each !== by);
  const [deal, setDeal] = useState<Deal>('offer.alliance');
  const [to, setTo] = useState(others[0] ?? '');
  const other = others.includes(to) ? to : (others[0] ?? '');
  const [type = '', what] = deal.split('.');
  const agrees = ownOf(game).ending?.includes(by) ?? false;
  return (
    <details class="campaign-bonds" open={(ownOf(game).offers ?? []).length > 0}>
      <summary>{t('campaign.bonds')}</summary>
      <Offers game={game} />
      <Pick
        label={t('campaign.bonds.by')}
        value={by}
        options={nations.map((each) => [each, each])}
        onPick={setBy}
      />
      <Pick
        label={t('campaign.bonds.what')}
        value={deal}
        options={DEALS.map((each) => [each, t(`campaign.deal.${each}`)])}
        onPick={setDeal}
      />
      <Pick
        label={t('campaign.bonds.to')}
        value={other}
        options={others.map((each) => [each, each])}
        onPick={setTo}
      />
      <Give
        label={t('campaign.bonds.give')}
        onGive={() => order({ type, to: other, ...(what ? { what } : {}) }, by)}
      />
      <Give
        label={t(agrees ? 'campaign.end.not' : 'campaign.end.agree')}
        onGive={() => order({ type: 'end-campaign', agrees: !agrees }, by)}
      />
      <Ends game={game} player={player} />
    </details>
  );
}
