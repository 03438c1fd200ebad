/** An ally goes over to the enemy. DBM, Generals; ruling 135. */

import { AMBUSH_RULES } from '../../../debellis/ambush/rules.ts';
import type { Named } from '../../../debellis/commands/branding.ts';
import { showMarch } from '../../../debellis/flank/arriving.ts';
import { arrivalsOf, flankOf, isStraggling } from '../../../debellis/flank/marches.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { hiddenBases } from '../../../engine/ambush/hidden.ts';
import { reveal } from '../../../engine/ambush/reveal.ts';
import { commandNames, inCommand } from '../../../engine/army/commands.ts';
import { type Base, type Battle, otherSide } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Change } from '../../../engine/event.ts';
import { tell } from '../../../engine/game/work.ts';
import { note, stateOf } from '../state.ts';

/** All that is hidden of a command becomes known: both sides know it from now on. */
function comeOut(game: Debellis, work: Work, { side, command }: Named): void {
  const ids = hiddenBases(work.battle)
    .filter((base) => base.side === side && (base.command ?? '') === command)
    .map(({ id }) => id);
  if (ids.length > 0) reveal(AMBUSH_RULES(game), work, side, { cause: 'moves', bases: ids });
  showMarch(game, work, { side, command, edge: flankOf(game, work.battle, side, command) });
}

/** The name of a command among others: its own if none bears it. */
function freeName(taken: readonly string[], name: string): string {
  let free = name;
  for (let number = 2; taken.includes(free); number++) free = `${name} ${number}`;
  return free;
}

/** What the new friends know of their enemies, the command knows too. */
const taught = ({ bases }: Battle, { side, command }: Named): readonly Change[] =>
  bases
    .filter(({ marks }) => Object.keys(marks).some((name) => name.startsWith('known.')))
    .filter((base) => base.side !== side)
    .map(({ id }) => ({ change: 'brand', base: id, set: { [`known.${command}`]: 1 } }));

function goOver(game: Debellis, work: Work, named: Named): void {
  comeOut(game, work, named);
  const { battle } = work;
  const to = otherSide(battle, named.side);
  const command = freeName(commandNames(battle, to), named.command);
  const own = inCommand(battle, named.side, named.command).filter(({ place }) => place !== 'lost');
  if (own.length === 0) return;
  const turned = own.map((base): Base => {
    const { unreliable: _, ...marks } = base.marks;
    return {
      ...base,
      side: to,
      command,
      marks: { ...marks, changedSides: 1 },
      follows: base.follows,
    } as Base;
  });
  const arrivals = own.some(isStraggling)
    ? [
        {
          side: to,
          command,
          edge: flankOf(game, battle, named.side, named.command),
          half: 'enemy' as const,
          bound: battle.turn.bound + 1,
        },
      ]
    : [];
  tell(
    work,
    { type: 'ally-changes-sides', rule: 'dbm.ally.6', figures: { ...named, to, count: own.length } },
    [
      ...turned.map((base): Change => ({ change: 'add', base })),
      ...taught(battle, { side: to, command }),
      ...(arrivals.length > 0 ? [note({ arrivals: [...arrivalsOf(battle), ...arrivals] })] : []),
    ],
  );
}

/** The allies that have wavered in this bound go over at its end. */
export function goOverAll(game: Debellis, work: Work): void {
  const { turncoats = [] } = stateOf(work.battle);
  if (turncoats.length === 0) return;
  for (const [side, command] of turncoats) goOver(game, work, { side, command });
  tell(work, { type: 'noted', rule: 'dbm.ally.6' }, [{ change: 'note', set: { turncoats: null } }]);
}
