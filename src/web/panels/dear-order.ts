/** Tells why the last order cost more than a plain one. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import type { Session } from '../state/battle/session.ts';
import { t } from '../state/telling/telling.ts';

const pipsIn = ({ turn }: Battle): number => Object.values(turn.pips).reduce((sum, pips) => sum + pips, 0);

/** The price of the last order of a side and what raised it; null if nothing did, or if something else came after. */
export function dearOrder({ play, rules }: Pick<Session, 'play' | 'rules'>, side: SideId): string | null {
  const last = play.live.length - 1;
  const entry = play.record.entries[play.live[last] ?? -1];
  const [before, after] = [play.battles[last], play.battles[last + 1]];
  if (!before || !after || entry?.by !== side || entry.command.type !== 'move') return null;
  // To judge an order again takes long, and most cost one point.
  if (pipsIn(before) - pipsIn(after) <= 1) return null;
  const { price, cost } = judgeMove(rules, before, entry.command as MoveCommand, side);
  const causes = price.filter(({ value }, at) => value > (at === 0 ? 1 : 0));
  // A cause may only take the place of another price.
  if (cost <= 1 || causes.length === 0) return null;
  return t('screen.brief.dear', { cost, causes: causes.map(({ key, figures }) => t(key, figures)) });
}
