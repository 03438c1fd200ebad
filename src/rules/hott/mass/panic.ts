/** What the loss of its general does to a command. Hordes of the Things, Demoralised commands. */
import type { SideId } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract.ts';

/** Tests a command, by the score of its PIP die, that has lost its general since. */
export function testPanic(_work: Work, _side: SideId, _command: string, _face: number): void {}
