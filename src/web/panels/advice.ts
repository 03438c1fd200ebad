/** A suggestion for the player at the screen: what a bot would do, and what the order would meet. */
import type { BotAnswer } from '../../bots/bot.ts';
import { pointsLeft } from '../../bots/questions.ts';
import type { Suggestion } from '../../bots/suggest.ts';
import { type Battle, findBase, placedBase, type SideId } from '../../engine/battle.ts';
import type { AnyCommand, MoveCommand } from '../../engine/command.ts';
import type { Option } from '../../engine/contract/sequence.ts';
import { fateOfSide, share } from '../picked/Fates.tsx';
import { judgedGhost } from '../searching/ends.ts';
import { fightShown } from '../searching/fight-shown.ts';
import type { FightThere } from '../searching/meeting.ts';
import { search } from '../searching/search.ts';
import { openOptions } from '../state/battle/open-options.ts';
import { thinkNow } from '../state/battle/thinking.ts';
import { pairsIn } from '../state/orders/combat.ts';
import { leavingAtEnd } from '../state/orders/phase.ts';
import type { Ghost } from '../state/orders/selection.ts';
import { baseName, namedFigures, told } from '../state/telling/naming.ts';
import { isWorded, t } from '../state/telling/telling.ts';
import type { Field } from '../table/field.ts';
import { hasWay } from '../table/foreseeing.ts';
import { nameIn } from './FightSides.tsx';

export interface Advice {
  readonly answer: BotAnswer;
  /** The move on the table; null for other answers. */
  readonly ghost: Ghost | null;
  /** The fight that it would bring and that costs a mover most easily; null where there is none. */
  readonly worst: FightThere | null;
  /** Does it better nothing, but do no harm either? */
  readonly isHarmless: boolean;
}

/** A move on the table; null for other orders, and for those of bases that lie hidden. */
export function ghostOf(
  { rules, battle }: Pick<Field, 'rules' | 'battle'>,
  command: AnyCommand,
): Ghost | null {
  if (command.type !== 'move' || !hasWay(command)) return null;
  const move = command as MoveCommand;
  const isPlaced = move.bases.every((id) => placedBase(battle, id) !== null);
  return isPlaced ? judgedGhost(rules, battle, move, true) : null;
}

const isOrder = ({ flow }: Battle, { type }: AnyCommand): boolean =>
  flow.awaits[0]?.kind === 'orders' && type !== 'end-phase';

/** The fight that a command would bring and that costs a mover most easily. */
const worstFight = async ({ battle }: Field, command: AnyCommand, by: SideId): Promise<FightThere | null> =>
  (await search('fightsAfter', battle, { command, by }, () => true))?.[0] ?? null;

/** Would a command make the fight of a friend worse? */
const harms = async ({ battle }: Field, command: AnyCommand, by: SideId): Promise<boolean> =>
  ((await search('fightsHarmed', battle, { command, by }, () => true)) ?? []).length > 0;

/** More orders than are ever put aside for their fights. */
const MOST_BAD = 12;

/** Looks for a suggestion that is none of these orders; null where the thinking ends before it is found. */
type Search = (bad: readonly AnyCommand[]) => Promise<Suggestion | null>;

/** What a search suggests, except for orders that bring bad fights, or make the fight of a friend worse. */
export async function adviceBy(now: Field, side: SideId, find: Search): Promise<Advice | null> {
  const bad: AnyCommand[] = [];
  for (;;) {
    const found = await find(bad);
    if (!found) return null;
    const { answer, isHarmless } = found;
    const isTried = isOrder(now.battle, answer.command);
    const worst = isTried ? await worstFight(now, answer.command, side) : null;
    const isBad = worst?.isBad || (isTried && (await harms(now, answer.command, side)));
    if (!isBad || bad.length >= MOST_BAD)
      return { answer, ghost: ghostOf(now, answer.command), worst, isHarmless };
    bad.push(answer.command);
  }
}

/**
 * What the bot for people would do; null where the thinking ends before it is found. Orders to the bases of those that
 * the player has declined are left out.
 */
export const advise = (
  now: Field,
  side: SideId,
  declined: readonly AnyCommand[] = [],
): Promise<Advice | null> => adviceBy(now, side, (bad) => thinkNow('suggestion', { side, declined, bad }));

/** The base that stands for those of an order: the general, if it is among them. */
function chiefOf(now: Field, command: AnyCommand): string | null {
  const bases = (Array.isArray(command.bases) ? command.bases : []).flatMap(
    (id) => findBase(now.battle, String(id)) ?? [],
  );
  const general = bases.find((base) => now.rules.label(base).leader);
  if (general) return t('hint.general', { base: baseName(general) });
  return bases[0] ? baseName(bases[0]) : null;
}

const enemyIn = ({ base, fight }: FightThere): string =>
  fight.sides.find((side) => side.base !== base)?.base ?? '';

/** The odds of the worst fight, in a sentence. */
function oddsTold(now: Field, worst: FightThere): string {
  const { base, own, other } = worst;
  return t('hint.odds', {
    base: nameIn(now.battle, base),
    share: share(own.lost, own.of),
    enemy: nameIn(now.battle, enemyIn(worst)),
    other: share(other?.lost ?? 0, other?.of ?? 1),
  });
}

/** The bases that a suggestion is about, beside those that its ghost shows. */
export function basesAdvised({ rules, battle }: Field, { answer, ghost, worst }: Advice): readonly string[] {
  const { base, target, bases } = answer.command;
  const pair = pairsIn(rules, battle).find(({ command }) => isSame(command, answer.command));
  const movers = !ghost && Array.isArray(bases) ? bases : [];
  const named = [base, target, pair?.against, worst && enemyIn(worst), ...movers];
  return [...named, ...Object.values(answer.figures ?? {})].filter(
    (id): id is string => typeof id === 'string' && placedBase(battle, id) !== null,
  );
}

/** The fight, shot or spell that an answer chooses, by both names, and its odds; empty for other answers. */
function aimTold(now: Field, command: AnyCommand): { readonly aim: string; readonly odds: string } | null {
  const { rules, battle } = now;
  const chosen = pairsIn(rules, battle).find((pair) => isSame(pair.command, command));
  if (!chosen) return null;
  const { base, against, kind } = chosen;
  const fight = kind === 'spell' ? null : fightShown(rules, battle, base, against);
  const fates = fight?.sides.map((side) => ({ side, fate: fateOfSide(now, side) })) ?? [];
  const told = fates.flatMap(({ side, fate }) =>
    fate ? [{ base: nameIn(battle, side.base), share: share(fate.lost, fate.of) }] : [],
  );
  const [own, enemy] = told[0]?.base === nameIn(battle, base) ? told : told.toReversed();
  const isClose = kind === 'close' && own && enemy;
  return {
    aim: t('hint.aim', { base: nameIn(battle, base), enemy: nameIn(battle, against) }),
    odds: isClose ? t('hint.odds.fight', { ...own, enemy: enemy.base, other: enemy.share }) : '',
  };
}

/** Does an option make this command? Distances are chosen freely. */
const isSame = (option: AnyCommand, { distance, ...command }: AnyCommand): boolean =>
  Object.entries(command).every(([name, value]) => JSON.stringify(option[name]) === JSON.stringify(value));

/** The choice that answers a question, as its button names it; null for other answers. */
function choiceTold({ rules, battle }: Field, { command, why }: BotAnswer): string | null {
  if (command.type === 'end-phase' && battle.flow.awaits[0]?.kind === 'arrivals') return t('hint.nobody');
  const option = openOptions(rules, battle).find((each: Option) => isSame(each.command, command));
  if (!option || command.type === 'end-phase') return null;
  const { distance } = command;
  const figures = { ...option.figures, ...(distance === undefined ? {} : { distance }) };
  const choice = told(battle, option.key, figures);
  return t(why === 'bot.only-option' ? 'hint.only' : 'hint.choice', { choice });
}

/** An attack that brings no fight yet only brings the bases nearer. */
const whyOf = ({ why }: BotAnswer, worst: FightThere | null): string =>
  why === 'bot.attack' && !worst ? 'bot.advance' : why;

/** Which bases leave their places once the phase ends: nobody may think of them. */
const leavingTold = ({ rules, battle }: Field): readonly string[] =>
  leavingAtEnd(rules, battle).map(({ key, figures }) => told(battle, key, figures));

/** A suggestion in words. An order that brings a fight is an attack, told with its odds. */
export function adviceTold(now: Field, { answer, ghost, worst, isHarmless }: Advice): string {
  const aimed = aimTold(now, answer.command);
  const choice = aimed ? null : choiceTold(now, answer);
  if (choice !== null) return choice;
  const wish = ghost?.wish;
  // Touching an enemy is an attack only if a fight follows: beside an enemy that fights, or at a corner, none does.
  const met = worst && findBase(now.battle, enemyIn(worst)) ? enemyIn(worst) : null;
  const chief = chiefOf(now, answer.command);
  const key = met ? 'hint.attack' : `hint.${whyOf(answer, worst)}`;
  const words = t(isWorded(key) ? key : answer.why, {
    ...namedFigures(now.battle, answer.figures),
    ...(met ? { enemy: nameIn(now.battle, met) } : {}),
    points: pointsLeft(now.battle),
    ...(chief ? { base: chief } : {}),
    ...(wish ? { price: wish.cost, count: ghost.ends.length } : {}),
  });
  const isEnd = answer.command.type === 'end-phase';
  return [
    isHarmless ? t('hint.harmless') : '',
    aimed?.aim ?? '',
    words,
    worst ? oddsTold(now, worst) : (aimed?.odds ?? ''),
    ...(isEnd ? leavingTold(now) : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
