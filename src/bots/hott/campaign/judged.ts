/** Reports of battles that are not fought: judged by the army points of both sides, and by chance. */
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { Game } from '../../../engine/game/game.ts';
import { broughtBy, mainOf, ROLES, type Role } from '../../../rules/hott/campaign/conflict.ts';
import { apOf, type Elements, plus, typesIn } from '../../../rules/hott/campaign/elements.ts';
import type { Conflict } from '../../../rules/hott/campaign/state.ts';
import { costOf } from '../../../rules/hott/troops/troops.ts';
import type { Random } from '../../bot.ts';
import { winChance } from './chances.ts';

/** The loser's share of its army points that is destroyed, and the winner's: from, and up to how much more. */
const LOST = { loser: [0.4, 0.2], winner: [0.1, 0.25] } as const;
const PARTS = 1000;

/** Elements of about this many army points, taken by chance. */
function taken(elements: Elements, ap: number, random: Random): Elements {
  const all = typesIn(elements).flatMap((type) => Array.from({ length: elements[type] ?? 0 }, () => type));
  let gone: Elements = {};
  while (apOf(gone) < ap && all.length > 0) {
    const [type] = all.splice(random(all.length), 1);
    if (type !== undefined && apOf(gone) + costOf(type) <= ap + 1) gone = plus(gone, { [type]: 1 });
  }
  return gone;
}

/** The report of a battle, judged without fighting it. */
export function judgedReport(game: Game, conflict: Conflict, random: Random): AnyCommand {
  const sides = ROLES.map((role) => broughtBy(game, conflict, role));
  const [attacker = 0, defender = 0] = sides.map((side) =>
    Object.values(side).reduce((sum, elements) => sum + apOf(elements), 0),
  );
  const winner: Role = random(PARTS) < PARTS * winChance(attacker, defender) ? 'attacker' : 'defender';
  const destroyed: Record<string, Elements> = {};
  for (const role of ROLES) {
    const [least, more] = LOST[role === winner ? 'winner' : 'loser'];
    const part = least + (more * random(PARTS)) / PARTS;
    for (const [player, elements] of Object.entries(broughtBy(game, conflict, role)))
      destroyed[player] = taken(elements, part * apOf(elements), random);
  }
  const credit = Object.fromEntries(
    ROLES.flatMap((role) => {
      const foes = Object.keys(broughtBy(game, conflict, role === 'attacker' ? 'defender' : 'attacker'));
      const won = foes.reduce((sum, player) => sum + apOf(destroyed[player] ?? {}), 0);
      const own = Object.keys(broughtBy(game, conflict, role));
      return own.map((player): [string, number] => [player, player === mainOf(conflict, role) ? won : 0]);
    }),
  );
  return {
    type: 'report',
    winner: mainOf(conflict, winner),
    destroyed,
    credit,
  } as unknown as AnyCommand;
}
