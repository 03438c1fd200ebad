/** A suggestion for the player at the screen: what a bot would do, and what the order would meet. */
import type { BotAnswer } from '../../bots/bot.ts';
import { contextOf, situationOf } from '../../bots/context.ts';
import { LEVELS } from '../../bots/levels.ts';
import { lastBound } from '../../bots/past.ts';
import { pointsLeft } from '../../bots/questions.ts';
import { suggest } from '../../bots/suggest.ts';
import { type Battle, findBase, type SideId } from '../../engine/battle.ts';
import type { AnyCommand, MoveCommand } from '../../engine/command.ts';
import type { Option } from '../../engine/contract/sequence.ts';
import { share } from '../picked/Fates.tsx';
import { type FightThere, fightsThere } from '../picked/fights-there.ts';
import { chance } from '../state/battle/chance.ts';
import { openOptions } from '../state/battle/open-options.ts';
import type { Session } from '../state/battle/session.ts';
import type { Ghost } from '../state/orders/selection.ts';
import { baseName, namedFigures, told } from '../state/telling/naming.ts';
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
  /** Does it better nothing, but do no harm either? */
  readonly isHarmless: boolean;
}

const ghostOf = ({ rules, battle }: Field, command: AnyCommand): Ghost | null =>
  command.type === 'move' && hasWay(command)
    ? judgedGhost(rules, battle, command as MoveCommand, true)
    : null;

const worstFight = (now: Field, ghost: Ghost | null): FightThere | null =>
  (ghost && fightsThere(now, ghost.ends)[0]) ?? null;

/** What the bot for people would do, except for orders of which the card of the order would warn as bad fights. */
export function advise(now: Field, { rules, play }: Session, seen: Battle, side: SideId): Advice {
  const { answer, isHarmless } = suggest(
    contextOf(situationOf(rules, seen, side), LEVELS.playing, []),
    chance,
    ({ command }) => worstFight(now, ghostOf(now, command))?.isBad !== true,
    lastBound(play.battles, side),
  );
  const ghost = ghostOf(now, answer.command);
  return { answer, ghost, worst: worstFight(now, ghost), isHarmless };
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
function oddsTold(now: Field, { base, fight, own, other }: FightThere): string {
  const enemy = fight.sides.find((side) => side.base !== base)?.base ?? '';
  return t('hint.odds', {
    base: nameOf(now, base),
    share: share(own.lost, own.of),
    enemy: nameOf(now, enemy),
    other: share(other?.lost ?? 0, other?.of ?? 1),
  });
}

/** The base of a shot, a spell or a fight, and its target if it is chosen, in words; empty for other answers. */
function aimTold(now: Field, { type, base, target }: AnyCommand): string {
  const [own, other] = [base, target].map((id) => findBase(now.battle, String(id)));
  if (own && other) return t('hint.aim', { base: baseName(own), enemy: baseName(other) });
  return own && type === 'fight' ? t('hint.aim.base', { base: baseName(own) }) : '';
}

/** The choice that answers a question, as its button names it; null for other answers. */
function choiceTold({ rules, battle }: Field, { distance, ...command }: AnyCommand): string | null {
  const isIt = (option: Option): boolean =>
    Object.entries(command).every(([name, value]) => option.command[name] === value);
  const option = command.type === 'choose' ? openOptions(rules, battle).find(isIt) : undefined;
  const figures = { ...option?.figures, ...(distance === undefined ? {} : { distance }) };
  return option ? told(battle, option.key, figures) : null;
}

/** A suggestion in words. An order that brings a fight is an attack, told with its odds. */
export function adviceTold(now: Field, { answer, ghost, worst, isHarmless }: Advice): string {
  const choice = choiceTold(now, answer.command);
  if (choice !== null) return t('hint.choice', { choice });
  const wish = ghost?.wish;
  // Touching an enemy is an attack only if a fight follows: beside an enemy that fights, or at a corner, none does.
  const met =
    wish && worst ? enemyContacts(now.battle, wish).find(({ base }) => base === worst.base) : undefined;
  const chief = chiefOf(now, answer.command);
  const key = met ? 'hint.attack' : `hint.${answer.why}`;
  const words = t(isWorded(key) ? key : answer.why, {
    ...namedFigures(now.battle, answer.figures),
    ...(met ? { enemy: nameOf(now, met.other) } : {}),
    points: pointsLeft(now.battle),
    ...(chief ? { base: chief } : {}),
    ...(wish ? { price: wish.cost, count: ghost.ends.length } : {}),
  });
  return [
    isHarmless ? t('hint.harmless') : '',
    aimTold(now, answer.command),
    words,
    worst ? oddsTold(now, worst) : '',
  ]
    .join(' ')
    .trim();
}
