import { type Battle, otherSide, type Result, type SideId } from '../../engine/battle.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { isGone } from '../report/fought.ts';
import { isMine } from '../state/battle/asked.ts';
import { session } from '../state/battle/session.ts';
import { guideOn } from '../state/loading/guides.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { sideInWords, sideName, troopInWords } from '../state/telling/naming.ts';
import { amount, isWorded, t } from '../state/telling/telling.ts';
import { seatShown } from '../state/view/shown.ts';

/** The result in a few words, as the player at this screen sees it. */
function verdictOf(battle: Battle, { winner }: Result): string {
  const seat = seatShown.value;
  if (winner === null) return t('screen.end.drawn');
  if (seat === null || !isMine(seat)) return t('screen.end.wins', { side: sideInWords(battle, winner) });
  return t(winner === seat ? 'screen.end.won' : 'screen.end.lost');
}

/** Why the battle ended so, in a sentence. */
function whyOf(battle: Battle, { winner, how }: Result): string {
  if (winner === null) return t('screen.end.why-drawn', { how });
  const loser = otherSide(battle, winner);
  const [spirit, others] = [loser, winner].map((side) =>
    onScreen(battle.ruleset)?.armies.spirit(battle, side, seatShown.value),
  );
  return t('screen.end.why', {
    how,
    you: isMine(loser) ? 'yes' : 'no',
    side: sideInWords(battle, loser),
    losses: amount(spirit?.losses ?? 0),
    routing: amount(spirit?.routing ?? 0),
    others: amount(others?.losses ?? 0),
  });
}

/** Lost bases that are told together. */
interface LostTroop {
  /** The name of their troop. */
  readonly name: string;
  readonly leads: boolean;
  /** What each of them counts among the losses. */
  readonly worth: number;
  readonly count: number;
}

/** The bases that a side has lost, by troop; generals are told apart. */
function lostBy(battle: Battle, side: SideId): readonly LostTroop[] {
  const rules = session.value?.rules;
  const counts = new Map<string, LostTroop>();
  for (const base of battle.bases) {
    if (base.side !== side || !isGone(battle, base)) continue;
    const leads = rules?.label(base).leader ?? false;
    const name = troopInWords(base);
    const worth = guideOn(battle.ruleset)?.lossOf(battle, base) ?? 0;
    const key = `${base.troop} ${leads} ${worth}`;
    counts.set(key, { name, leads, worth, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** The bases that a side has lost, in words, each with what its loss counts. */
function lostOf(battle: Battle, side: SideId): string {
  const told = lostBy(battle, side).map(({ name, leads, worth, count }) => {
    const words = t('screen.end.lost-troop', { count, troop: name, worth: amount(worth) });
    return leads ? t('screen.report.general', { base: words }) : words;
  });
  return told.length === 0 ? t('screen.end.lost-none') : told.join(', ');
}

/**
 * What the losses of the beaten side count beyond the bases that it lost: those of a command that gave way count too.
 * Empty where there are none.
 */
function countedTold(battle: Battle, { winner }: Result): string {
  if (winner === null) return '';
  const loser = otherSide(battle, winner);
  const { spirit, commands } = onScreen(battle.ruleset)?.armies ?? {};
  if (!commands?.(battle, loser).some(({ state }) => state !== 'steady')) return '';
  const lost = lostBy(battle, loser).reduce((sum, { worth, count }) => sum + worth * count, 0);
  const more = (spirit?.(battle, loser, seatShown.value).losses ?? 0) - lost;
  return more > LEAST ? t('screen.end.counted', { losses: amount(more) }) : '';
}

/** Less than any base counts. */
const LEAST = 0.1;

/** Who has won, and why, in a sentence. */
export function Verdict({ battle }: { readonly battle: Battle }) {
  const { result } = battle;
  if (!result) return null;
  return (
    <section class="panel ask summary" aria-labelledby="verdict">
      <h3 class="verdict" id="verdict">
        {verdictOf(battle, result)}
      </h3>
      <p>
        {whyOf(battle, result)} {countedTold(battle, result)}
      </p>
    </section>
  );
}

/** Score, losses and routing levels, and the bases that each side lost. */
export function Score({ battle }: { readonly battle: Battle }) {
  const { result } = battle;
  if (!result) return null;
  return (
    <div class="summary">
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
      <ul class="lost">
        {battle.sides.map((side, at) => (
          <li key={side.id}>
            <SideMark at={at} />{' '}
            {t('screen.end.lost-by', { side: sideName(battle, side.id), lost: lostOf(battle, side.id) })}
          </li>
        ))}
      </ul>
      {isWorded('guide.score') && <p class="muted">{t('guide.score')}</p>}
      <p class="muted">{t('screen.summary.rounds', { rounds: battle.turn.round })}</p>
    </div>
  );
}
