import type { Battle } from '../../engine/battle.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { saveRecord } from '../state/keeping/saving.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { sideInWords, sideName } from '../state/telling/naming.ts';
import { amount, t } from '../state/telling/telling.ts';
import { seatShown, shownBattle } from '../state/view/shown.ts';

/** The end of the battle: winner, reason, score, losses and routing levels. */
export function Summary({ battle }: { readonly battle: Battle }) {
  const { result } = battle;
  if (!result) return null;
  const winner = result.winner === null ? null : sideInWords(battle, result.winner);
  return (
    <div class="summary">
      <p class="verdict">
        {winner === null
          ? t('screen.drawn', { how: result.how })
          : t('screen.won', { side: winner, how: result.how })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('screen.summary.army')}</th>
            <th scope="col">{t('screen.summary.score')}</th>
            {result.secondary && <th scope="col">{t('screen.summary.secondary')}</th>}
            <th scope="col">{t('screen.summary.losses')}</th>
            <th scope="col">{t('screen.summary.routing')}</th>
          </tr>
        </thead>
        <tbody>
          {battle.sides.map((side, at) => {
            const spirit = onScreen(battle.ruleset)?.armies.spirit(battle, side.id, seatShown.value);
            return (
              <tr key={side.id}>
                <th scope="row">
                  <SideMark at={at} /> {sideName(battle, side.id)}
                </th>
                <td>{result.score[at]}</td>
                {result.secondary && <td>{amount(result.secondary[at] ?? 0)}</td>}
                <td>{amount(spirit?.losses ?? 0)}</td>
                <td>{amount(spirit?.routing ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="muted">{t('screen.summary.rounds', { rounds: battle.turn.round })}</p>
    </div>
  );
}

export function SummaryPanel() {
  const battle = shownBattle.value;
  if (!battle?.result) return null;
  return (
    <section class="panel ask" aria-labelledby="summary-title">
      <h3 id="summary-title">{t('screen.over')}</h3>
      <Summary battle={battle} />
      <div class="buttons">
        <button type="button" class="primary" onClick={saveRecord}>
          {t('screen.save')}
        </button>
      </div>
    </section>
  );
}
