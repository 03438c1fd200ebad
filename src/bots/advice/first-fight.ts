/** Which fight to decide first: one whose win betters the odds of another own fight. */
import { type Battle, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { type FightFates, fightFates } from '../../engine/combat/fight-fates.ts';
import type { BotAnswer } from '../bot.ts';
import type { Situation } from '../context.ts';
import { answerWith, openOptions } from '../questions.ts';

/** A smaller help is no reason, as a share of all throws. */
const LEAST = 0.02;

interface Fight {
  readonly command: BotAnswer['command'];
  readonly base: PlacedBase;
  readonly enemy: PlacedBase;
  readonly fates: FightFates;
}

/** The open fights of own bases with enemy bases. */
const fightsOf = ({ rules, battle, side }: Situation): readonly Fight[] =>
  openOptions(rules, battle, []).flatMap(({ command }): readonly Fight[] => {
    const base = command.type === 'fight' ? placedBase(battle, String(command.base)) : null;
    const enemy = base && placedBase(battle, rules.combat.mainOpponent(battle, base) ?? '');
    const fates = enemy && fightFates(rules, battle, base.id);
    return fates && base.side === side ? [{ command, base, enemy, fates }] : [];
  });

/** The battle after an enemy has left its place. */
const without = (battle: Battle, { id }: PlacedBase): Battle => ({
  ...battle,
  bases: battle.bases.map((base) => (base.id === id ? { ...base, place: 'lost', pose: null } : base)),
});

/** How often the enemy of a fight leaves its place: it goes back, or is lost. */
const leaving = ({ other }: FightFates): number => (other.back + other.lost) / other.of;

/** How much oftener the enemy of a fight is lost than the own base, as a share of all throws. */
const lead = ({ own, other }: FightFates): number => other.lost / other.of - own.lost / own.of;

/** The fight to decide first, with the other fight that its win helps; null if no fight helps another. */
export function firstFight(situation: Situation): BotAnswer | null {
  const { rules, battle } = situation;
  const fights = fightsOf(situation);
  const helps = fights.flatMap((fight) => {
    const gone = without(battle, fight.enemy);
    const often = leaving(fight.fates);
    return fights
      .filter(({ enemy }) => enemy.id !== fight.enemy.id)
      .map((other) => {
        const after = fightFates(rules, gone, other.base.id);
        const gain = after ? lead(after) - lead(other.fates) : 0;
        return { fight, other, worth: often * gain };
      });
  });
  const [best] = helps.filter(({ worth }) => worth >= LEAST).toSorted((a, b) => b.worth - a.worth);
  if (!best) return null;
  const { fight, other } = best;
  return answerWith(fight.command, 'bot.fight-first', {
    base: fight.base.id,
    enemy: fight.enemy.id,
    friend: other.base.id,
    foe: other.enemy.id,
  });
}
