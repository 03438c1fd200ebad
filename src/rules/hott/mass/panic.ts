/** How losses demoralise a command. Hordes of the Things, Demoralised commands. */

import { inCommand } from '../../../engine/army/commands.ts';
import type { SideId } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { isMassBattle } from '../ending/army-size.ts';
import { apOf, lostApOf } from '../ending/lost.ts';
import { commandsOf, isOwnGeneralLost } from './commands.ts';
import { demoralise, isDemoralisedCommand, noteTested, wasTested } from './demoralised.ts';

/** Has a command lost its general without being tested for it yet? */
function isToBeTested({ battle }: Work, side: SideId, command: string): boolean {
  if (!isMassBattle(battle) || wasTested(battle, side, command)) return false;
  const [anybody] = inCommand(battle, side, command);
  return (
    anybody !== undefined && isOwnGeneralLost(battle, anybody) && !isDemoralisedCommand(battle, side, command)
  );
}

/** Tests a command that has lost its general, by the score of its PIP die. */
export function testPanic(work: Work, side: SideId, command: string, face: number): void {
  if (!isToBeTested(work, side, command) || !holds('hott.demo.2')) return;
  const lost = lostApOf(work.battle, inCommand(work.battle, side, command));
  const panics = 2 * face <= lost;
  const type = panics ? 'command-panics' : 'command-holds';
  tell(work, { type, rule: 'hott.demo.2', figures: { side, command, face, lost } }, [
    noteTested(work.battle, side, command),
    ...(panics ? [demoralise(work.battle, side, command)] : []),
  ]);
}

function losesHeart(work: Work, side: SideId, command: string): void {
  const { battle } = work;
  const bases = inCommand(battle, side, command);
  const lost = lostApOf(battle, bases);
  if (2 * lost < apOf(bases) || isDemoralisedCommand(battle, side, command) || !holds('hott.demo.1')) return;
  // The event leaves out the command's full strength: it would reveal how many of its elements still lurk.
  tell(work, { type: 'command-demoralised', rule: 'hott.demo.1', figures: { side, command, lost } }, [
    demoralise(battle, side, command),
  ]);
}

/** At the end of a bound commands that have lost half their army points become demoralised. */
export function demoraliseAtBoundsEnd(work: Work): void {
  if (!isMassBattle(work.battle)) return;
  for (const { id } of work.battle.sides)
    for (const command of commandsOf(work.battle, id)) losesHeart(work, id, command);
}
