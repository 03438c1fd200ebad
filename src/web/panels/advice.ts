/** A suggestion for the player at the screen: what a bot would do, and what the order would meet. */
import type { BotAnswer } from '../../bots/bot.ts';
import { type Battle, findBase, type SideId } from '../../engine/battle.ts';
import type { AnyCommand, MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { share } from '../picked/Fates.tsx';
import { type FightThere, fightsThere } from '../picked/fights-there.ts';
import { botOf } from '../state/battle/bots.ts';
import { chance } from '../state/battle/chance.ts';
import type { Ghost } from '../state/orders/selection.ts';
import { baseName, namedFigures } from '../state/telling/naming.ts';
import { isWorded, t } from '../state/telling/telling.ts';
import type { Field } from '../table/field.ts';
import { hasWay } from '../table/foreseeing.ts';
import { judgedGhost } from '../table/judging.ts';
import { enemyContacts, nameOf } from '../table/wording.ts';

export interface Advice {
  readonly answer: BotAnswer;
  /** The move on the table; null for other answers. */
  readonly ghost: Ghost | null;
  /** The fight that it would bring and that costs a mover most easily; null where there is none. */
  readonly worst: FightThere | null;
  /** Does it gain so little that the bot would rather end the phase? */
  readonly isSmall: boolean;
}

/** Orders into bad fights are put aside; after this number of them the first is told, with its odds. */
const TRIES = 3;

function adviceFor(now: Field, answer: BotAnswer, isSmall = false): Advice {
  const { command } = answer;
  if (command.type !== 'move' || !hasWay(command)) return { answer, ghost: null, worst: null, isSmall };
  const ghost = judgedGhost(now.rules, now.battle, command as MoveCommand, true);
  return { answer, ghost, worst: fightsThere(now, ghost.ends)[0] ?? null, isSmall };
}

/** The bot's order that leads into no bad fight; where it has none worth its price, a plain advance. */
export async function advise(now: Field, rules: Ruleset, seen: Battle, side: SideId): Promise<Advice> {
  const refused: AnyCommand[] = [];
  let first: Advice | null = null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const advice = adviceFor(now, botOf('light').answer(rules, seen, side, chance, refused));
    first ??= advice;
    if (advice.answer.why === 'bot.nothing-better') {
      // Few players ask for so small an order, so the bot for it is fetched only then.
      const bots = await import('../../bots/players/quick-bot.ts').catch(() => null);
      const plain = bots && adviceFor(now, bots.quickBot.answer(rules, seen, side, chance, refused), true);
      return plain?.ghost && !plain.worst?.isBad ? plain : advice;
    }
    if (!advice.worst?.isBad) return advice;
    refused.push(advice.answer.command);
  }
  return first as Advice;
}

/** The base that stands for those of an order: the general, if it is among them. */
function chiefOf(now: Field, command: AnyCommand): string | null {
  const bases = (Array.isArray(command.bases) ? command.bases : []).flatMap(
    (id) => findBase(now.battle, String(id)) ?? [],
  );
  const general = bases.find((base) => now.rules.label(base).leader);
  if (general) return t('hint.general', { base: baseName(general) });
  return bases[0] ? baseName(bases[0]) : null;
}

/** The odds of the worst fight, in a sentence. */
function oddsTold(now: Field, { base, fight, own, other, isBad }: FightThere): string {
  const enemy = fight.sides.find((side) => side.base !== base)?.base ?? '';
  return t(isBad ? 'screen.warn.likely-lost' : 'hint.odds', {
    base: nameOf(now, base),
    share: share(own.lost, own.of),
    enemy: nameOf(now, enemy),
    other: share(other?.lost ?? 0, other?.of ?? 1),
  });
}

/** The base and the target of a shot, a spell or a fight, in words; empty for other answers. */
function aimTold(now: Field, { base, target }: AnyCommand): string {
  const [own, other] = [base, target].map((id) => findBase(now.battle, String(id)));
  return own && other ? t('hint.aim', { base: baseName(own), enemy: baseName(other) }) : '';
}

/** A suggestion in words: an order that touches an enemy is an attack, told with its odds. */
export function adviceTold(now: Field, { answer, ghost, worst, isSmall }: Advice): string {
  const wish = ghost?.wish;
  const met = wish ? enemyContacts(now.battle, wish)[0] : undefined;
  const chief = chiefOf(now, answer.command);
  const key = met ? 'hint.attack' : `hint.${answer.why}`;
  const words = t(isWorded(key) ? key : answer.why, {
    ...namedFigures(now.battle, answer.figures),
    ...(met ? { enemy: nameOf(now, met.other) } : {}),
    ...(chief ? { base: chief } : {}),
    ...(wish ? { price: wish.cost, count: ghost.ends.length } : {}),
  });
  return [
    isSmall ? t('hint.small') : '',
    aimTold(now, answer.command),
    words,
    worst ? oddsTold(now, worst) : '',
  ]
    .join(' ')
    .trim();
}
