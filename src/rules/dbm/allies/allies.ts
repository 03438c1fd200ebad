/** Allies that are not reliable, and allies that change sides. DBM, Generals; rulings 59 and 135. */

import { brandCommand, type Named } from '../../../debellis/commands/branding.ts';
import { isAlly } from '../../../debellis/commands/generals.ts';
import { lostByArmy } from '../../../debellis/ending/lost.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { commandNames, inCommand } from '../../../engine/army/commands.ts';
import { type Base, type Battle, basesOnTable, findSide, otherSide } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { tell } from '../../../engine/game/work.ts';
import { factsOf, note, stateOf } from '../state.ts';
import { troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

/** Does it belong to an unreliable ally, which has not yet decided whether to fight? */
export const isUnreliable = ({ marks }: Base): boolean => figure(marks, 'unreliable') > 0;

const generalIn = (battle: Battle, { side, command }: Named): Base | null =>
  inCommand(battle, side, command).find(isGeneral) ?? null;

const isAlliedCommand = (battle: Battle, named: Named): boolean => {
  const general = generalIn(battle, named);
  return general !== null && isAlly(general);
};

const isUnreliableCommand = (battle: Battle, { side, command }: Named): boolean =>
  inCommand(battle, side, command).some(isUnreliable);

/** May an unreliable ally change sides? Only irregular foreigners do; in a civil war every ally does. */
function isFickle(battle: Battle, named: Named): boolean {
  const general = generalIn(battle, named);
  if (!general) return false;
  const isCivilWar = factsOf(findSide(battle, named.side)?.facts ?? {}).civilWar === true;
  const isForeign = figure(general.marks, 'kin') === 0 && !troopOf(general).regular;
  return isCivilWar || isForeign || !holds('dbm.ally.6');
}

const isLosing = (game: Debellis, battle: Battle, side: SideId): boolean =>
  lostByArmy(game, battle, side) > lostByArmy(game, battle, otherSide(battle, side));

function becomeReliable(work: Work, named: Named): void {
  brandCommand(
    work,
    named,
    { unreliable: null },
    {
      type: 'ally-reliable',
      rule: 'dbm.ally.5',
      figures: { ...named },
    },
  );
}

/** Reads the die of an unreliable ally. On a 6 it becomes reliable; on a 1 it changes sides if its side is losing. */
function tryUnreliable(game: Debellis, work: Work, named: Named, score: number): void {
  if (score === 6) becomeReliable(work, named);
  if (score !== 1 || !isLosing(game, work.battle, named.side) || !isFickle(work.battle, named)) return;
  const { turncoats = [] } = stateOf(work.battle);
  tell(work, { type: 'ally-wavers', rule: 'dbm.ally.6', figures: { ...named } }, [
    note({ turncoats: [...turncoats, [named.side, named.command]] }),
  ]);
}

/** Tests allies by the scores of their dice. The first die of an ally tells whether it is reliable. */
export function testAllies(game: Debellis, work: Work, scores: Readonly<Record<string, number>>): void {
  const { battle } = work;
  const side = battle.turn.active;
  const allies = Object.keys(scores)
    .map((command): Named => ({ side, command }))
    .filter((named) => isAlliedCommand(battle, named) && holds('dbm.ally.5'));
  for (const named of allies) {
    const score = scores[named.command] ?? 0;
    if (isUnreliableCommand(battle, named)) tryUnreliable(game, work, named, score);
    else if (score === 1 && battle.turn.round === 1)
      brandCommand(
        work,
        named,
        { unreliable: 1 },
        {
          type: 'ally-unreliable',
          rule: 'dbm.ally.5',
          figures: { ...named },
        },
      );
  }
}

/** An unreliable ally becomes reliable when enemies touch it or shoot at it. */
export function reassure(work: Work): void {
  const { battle } = work;
  const provoked = basesOnTable(battle).filter(
    (base) =>
      isUnreliable(base) && (figure(base.bound, 'shotAt') > 0 || enemyContacts(battle, base).length > 0),
  );
  const commands = battle.sides
    .flatMap(({ id }) => commandNames(battle, id).map((command): Named => ({ side: id, command })))
    .filter(({ side, command }) =>
      provoked.some((base) => base.side === side && (base.command ?? '') === command),
    );
  for (const named of commands) becomeReliable(work, named);
}
