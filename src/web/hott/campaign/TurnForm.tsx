/** What a nation does in its turn. */
import { useState } from 'preact/hooks';
import type { Game } from '../../../engine/game/game.ts';
import { type Act, actsOf } from '../../../rules/hott/campaign/choices.ts';
import { neighboursOf } from '../../../rules/hott/campaign/map.ts';
import { livingOf, mapOf, ownOf, placeOf } from '../../../rules/hott/campaign/state.ts';
import { hasActed } from '../../../rules/hott/campaign/steps/turn.ts';
import { attackGoals, marchGoals } from '../../../rules/hott/campaign/ways.ts';
import { Give, Pick, PickSome, PickWay } from './fields.tsx';
import { order } from './playing.ts';
import { province, t } from './words.ts';

/** The provinces to which a nation may go now, for the map. */
export const goalsOf = (game: Game, player: string): readonly string[] =>
  hasActed(game) ? [] : [...marchGoals(game, player), ...attackGoals(game, player)];

/** Asking other nations for contingents, before an attack. */
function Solicit({ game, player }: { readonly game: Game; readonly player: string }) {
  const goals = [
    ...new Set([
      ...attackGoals(game, player),
      ...Object.keys(ownOf(game).sieges ?? {}),
      ...neighboursOf(mapOf(game), placeOf(game, player) ?? ''),
    ]),
  ].toSorted();
  const [target, setTarget] = useState(goals[0] ?? '');
  const [from, setFrom] = useState<readonly string[]>([]);
  const others = livingOf(game).filter((each) => each !== player);
  return (
    <details>
      <summary>{t('campaign.solicit')}</summary>
      <Pick
        label={t('campaign.solicit.target')}
        value={target}
        options={goals.map((id) => [id, province(id)])}
        onPick={setTarget}
      />
      <PickSome legend={t('campaign.solicit.whom')} among={others} picked={from} onPick={setFrom} />
      <Give
        label={t('campaign.solicit.give')}
        onGive={() => order({ type: 'solicit', from, target }, player)}
      />
    </details>
  );
}

export function TurnForm({ game, player }: { readonly game: Game; readonly player: string }) {
  const possible = actsOf(game, player);
  const [chosen, setChosen] = useState<Act | null>(null);
  const [at, setAt] = useState(0);
  const now = possible.find(({ act }) => act === chosen) ?? possible[0];
  const way = now?.ways[at] ?? now?.ways[0];
  return (
    <>
      {now ? (
        <div class="campaign-act">
          <Pick
            label={t('campaign.act')}
            value={now.act}
            options={possible.map(({ act }) => [act, t(`campaign.act.${act}`)])}
            onPick={(act) => {
              setChosen(act);
              setAt(0);
            }}
          />
          {now.ways.length > 0 && (
            <PickWay
              label={t('campaign.way')}
              ways={now.ways}
              at={way === now.ways[at] ? at : 0}
              onPick={setAt}
            />
          )}
        </div>
      ) : (
        <p class="muted">{t('campaign.act.none')}</p>
      )}
      <div class="buttons">
        {now && (
          <Give
            isFirst
            label={t(`campaign.do.${now.act}`)}
            onGive={() => order({ type: now.act, ...(way ? { way } : {}) }, player)}
          />
        )}
        <Give
          isFirst={!now}
          label={t('campaign.end-turn')}
          onGive={() => order({ type: 'end-turn' }, player)}
        />
      </div>
      <Solicit game={game} player={player} />
    </>
  );
}
