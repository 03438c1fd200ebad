/** Why the battle was won or lost, in sentences: the causes of the losses, and how much was luck. */
import type { Battle, SideId } from '../../engine/battle.ts';
import { otherSide } from '../../engine/battle.ts';
import { nameIn } from '../panels/FightSides.tsx';
import { isMine } from '../state/battle/asked.ts';
import { guideOn } from '../state/loading/guides.ts';
import { sideInWords, toldEvent } from '../state/telling/naming.ts';
import { amount, isWorded, t } from '../state/telling/telling.ts';
import { seatShown } from '../state/view/shown.ts';
import { countLost, deciderOf, type Loss, type Reason, reasonsFor } from './causes.ts';
import { type Fought, isGone } from './fought.ts';
import { showFight } from './show.ts';
import { luckOf } from './turning.ts';

interface OfSide {
  readonly battle: Battle;
  readonly fights: readonly Fought[];
  readonly side: SideId;
}

/** Whose bases a sentence is about: one's own, those of the only enemy, or those of a side told by its name. */
const whose = (battle: Battle, side: SideId) => ({
  you: isMine(side) ? 'yes' : isMine(otherSide(battle, side)) ? 'enemy' : 'no',
  side: sideInWords(battle, side),
});

/** How bases were lost where no dice of their own decided, and which of them was the general. */
function storyOf(losses: readonly Loss[]): readonly string[] {
  const told = losses.flatMap(({ fought: { before }, fared }) => [
    ...(fared.story ?? []).map((event) => toldEvent(before, event)),
    ...(fared.rank === 'general' ? [t('screen.why.general', { base: nameIn(before, fared.base) })] : []),
  ]);
  return [...new Set(told)];
}

/** One cause in a sentence, with advice to the player whom it cost bases, and the fights that show it. */
function Because({ battle, side, reason }: Omit<OfSide, 'fights'> & { readonly reason: Reason }) {
  const { cause, count, all, begun, by, losses } = reason;
  const figures = { ...whose(battle, side), count, all, begun };
  const who = t('screen.why.part', { ...figures, full: count === all ? 'yes' : 'no' });
  const advice = `screen.why.${cause}.advice`;
  // The losses to one enemy are told by their causes already.
  const isTold = cause === 'killer';
  return (
    <li>
      {[
        t(`screen.why.${cause}`, { ...figures, who, enemy: nameIn(battle, by) }),
        ...(isTold ? [] : storyOf(losses)),
      ].join(' ')}{' '}
      {isMine(side) && isWorded(advice) && <em>{t(advice)} </em>}
      {!isTold && (
        <span class="shows">
          {t('screen.why.shows')}
          {losses.map(({ fought, fared }) => (
            <button
              key={`${fought.step} ${fared.base}`}
              type="button"
              class="small"
              onClick={() => showFight(fought)}
            >
              {t('screen.why.show', {
                round: fought.before.turn.round,
                base: nameIn(fought.before, fared.base),
              })}
            </button>
          ))}
        </span>
      )}
    </li>
  );
}

/** The causes of a side's losses; nothing where it lost no base. */
function Causes({ battle, fights, side }: OfSide) {
  return (
    <ul class="causes">
      {reasonsFor(fights, side).map((reason) => (
        <Because key={reason.cause} battle={battle} side={side} reason={reason} />
      ))}
    </ul>
  );
}

/** What the fights would have cost with average dice, in whole bases, and whether their odds or the dice decided. */
function Luck({ battle, fights, side }: OfSide) {
  const other = otherSide(battle, side);
  const [own, enemy] = [luckOf(fights, side), luckOf(fights, other)];
  const figures = {
    ...whose(battle, side),
    enemy: sideInWords(battle, other),
    own: Math.round(own.expected),
    other: Math.round(enemy.expected),
    lost: own.lost,
    others: enemy.lost,
  };
  const decider = battle.result?.winner === other ? deciderOf(fights, side, other) : 'none';
  const [points, others] = [pointsLost(battle, side), pointsLost(battle, other)];
  const returned = battle.sides.some(
    ({ id }) =>
      countLost(fights, id) > battle.bases.filter((base) => base.side === id && isGone(battle, base)).length,
  );
  return (
    <p>
      {t('screen.why.average', figures)}{' '}
      {decider === 'none' && battle.result?.winner === other && points > others
        ? t('screen.why.dear', { ...whose(battle, side), points: amount(points), others: amount(others) })
        : t('screen.why.decider', { decider })}{' '}
      {returned && t('screen.why.returned')}
    </p>
  );
}

/** What the lost bases of a side count, in points. */
const pointsLost = (battle: Battle, side: SideId): number =>
  battle.bases
    .filter((base) => base.side === side)
    .reduce((sum, base) => sum + (guideOn(battle.ruleset)?.lossOf(battle, base) ?? 0), 0);

/** The title over the losses of the side that is told first. */
function titleOf(battle: Battle, side: SideId): string {
  const { result } = battle;
  const winner = result?.winner ?? null;
  if (winner === null || winner === side) return t('screen.why.cost', whose(battle, side));
  return isMine(winner) ? t('screen.why.won') : t('screen.why.lost', whose(battle, side));
}

/** Why the battle was won or lost: the losses of the loser first, then those of the other side. */
export function Why({ battle, fights }: Omit<OfSide, 'side'>) {
  const winner = battle.result?.winner ?? null;
  const first = winner === null ? (seatShown.value ?? battle.sides[0]?.id) : otherSide(battle, winner);
  if (first === undefined) return null;
  return [first, otherSide(battle, first)].map((side, at) => {
    if (at > 0 && countLost(fights, side) === 0) return null;
    const luck = at === 0 && <Luck battle={battle} fights={fights} side={side} />;
    // Where luck decided, that is the chief reason.
    const isLuck = winner !== null && deciderOf(fights, side, otherSide(battle, side)) === 'dice';
    return (
      <section key={side} class="why">
        <h4>{titleOf(battle, side)}</h4>
        {isLuck && luck}
        {countLost(fights, side) > 0 && <Causes battle={battle} fights={fights} side={side} />}
        {!isLuck && luck}
      </section>
    );
  });
}
