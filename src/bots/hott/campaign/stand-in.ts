/** Answers for a player who is away: careful, and without wars, bonds and permissions, which are the player's own. */
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { Awaited, Game } from '../../../engine/game/game.ts';
import type { NationAnswer } from '../../nations.ts';
import { answersOf, firstUntried } from './nation.ts';

const away = (command: AnyCommand): NationAnswer => ({ command, why: 'campaign.why.away' });
const forbid = away({ type: 'choose', option: 'forbid' });

/** The questions about what only the player may decide, with the answer that changes nothing. */
const KEPT: Readonly<Record<string, NationAnswer>> = {
  consent: forbid,
  host: forbid,
  confirm: away({ type: 'decline' }),
};

/** Commands that only the player gives. */
const OWN: readonly string[] = ['renounce', 'offer', 'end-campaign'];

/** What the stand-in orders in place of a bot: no war is declared, and no bond renounced. */
const ordered = (answers: readonly NationAnswer[]): readonly NationAnswer[] =>
  answers
    .filter(({ command }) => !OWN.includes(command.type))
    .map((answer) =>
      answer.command.type === 'write' ? { ...answer, command: { ...answer.command, wars: [] } } : answer,
    );

/** The answer of a stand-in; null where it has none. `refused` are commands that were refused in this position. */
export function standInAnswer(
  seen: Game,
  question: Awaited,
  refused: readonly AnyCommand[] = [],
): NationAnswer | null {
  if (question.kind === 'bonds') return null;
  const kept = KEPT[question.kind];
  return firstUntried(kept ? [kept] : ordered(answersOf(seen, question, 'careful')), refused);
}
