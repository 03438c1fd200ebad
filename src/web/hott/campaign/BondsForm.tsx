/** Offers and bonds between nations, as one nation sees them: only the two concerned know of an offer. */
import { useState } from 'preact/hooks';
import type { Game } from '../../../engine/game/game.ts';
import { type Offer, offersOf } from '../../../rules/hott/campaign/offers.ts';
import { livingOf, ownOf, tributariesOf } from '../../../rules/hott/campaign/state.ts';
import { mayRenounce } from '../../../rules/hott/campaign/steps/bonds.ts';
import { elementName } from '../words.ts';
import { Give, Pick } from './fields.tsx';
import { order } from './playing.ts';
import { province, t } from './words.ts';

interface BondsProps {
  readonly game: Game;
  readonly player: string;
}

/** The answers to an offer. */
const Answers = ({ offer: { by, to, what } }: { readonly offer: Offer }) => (
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
);

/** The offers of a nation and to it that wait for an answer. */
const Offers = ({ game, player }: BondsProps) => (
  <ul class="campaign-offers">
    {offersOf(game, player).map((offer) => (
      <li key={`${offer.by} ${offer.to} ${offer.what}`}>
        {t('campaign.offered', { ...offer, what: t(`campaign.what.${offer.what}`) })}{' '}
        {offer.to === player ? <Answers offer={offer} /> : t('campaign.offered.waits')}
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

/** What a nation may do in its own turn only. */
const ENDING = /^(revoke|end-)/;

/** What the nation on turn may end or let go. */
function Ends({ game, player }: BondsProps) {
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

/** Another of the equally near strongholds may be chosen for a captive, until the captor's turn ends. */
const Prisons = ({ game, player }: BondsProps) => (
  <>
    {(ownOf(game).captives ?? [])
      .filter(({ by, among }) => by === player && among)
      .map(({ hero, of, at, among = [] }) => (
        <Pick
          key={`${hero} ${of}`}
          label={t('campaign.prison', { hero: elementName(hero), of })}
          value={at}
          options={among.map((each) => [each, province(each)])}
          onPick={(prison) => order({ type: 'imprison', hero, of, at: prison }, player)}
        />
      ))}
  </>
);

/** What a nation may do about bonds now. `isOpen` shows it at once. */
export function BondsForm({ game, player, isOpen = false }: BondsProps & { readonly isOpen?: boolean }) {
  const others = livingOf(game).filter((each) => each !== player);
  const isOnTurn = game.flow.awaits.some(({ by, kind }) => by === player && kind === 'turn');
  const deals = DEALS.filter((each) => isOnTurn || !ENDING.test(each));
  const [deal, setDeal] = useState<Deal>('offer.alliance');
  const [to, setTo] = useState(others[0] ?? '');
  const other = others.includes(to) ? to : (others[0] ?? '');
  const [type = '', what] = deal.split('.');
  const agrees = ownOf(game).ending?.includes(player) ?? false;
  return (
    <details class="campaign-bonds" open={isOpen || offersOf(game, player).length > 0}>
      <summary>{t('campaign.bonds')}</summary>
      <Offers game={game} player={player} />
      <Prisons game={game} player={player} />
      <Pick
        label={t('campaign.bonds.what')}
        value={deal}
        options={deals.map((each) => [each, t(`campaign.deal.${each}`)])}
        onPick={setDeal}
      />
      <Pick
        label={t('campaign.bonds.to')}
        value={other}
        options={others.map((each) => [each, each])}
        onPick={setTo}
      />
      <div class="buttons">
        <Give
          label={t('campaign.bonds.give')}
          onGive={() => order({ type, to: other, ...(what ? { what } : {}) }, player)}
        />
        <Give
          label={t(agrees ? 'campaign.end.not' : 'campaign.end.agree')}
          onGive={() => order({ type: 'end-campaign', agrees: !agrees }, player)}
        />
      </div>
      {isOnTurn && <Ends game={game} player={player} />}
    </details>
  );
}
