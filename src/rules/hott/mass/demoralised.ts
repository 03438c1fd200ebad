/** The record of demoralised commands. Hordes of the Things, Demoralised commands. */

import { commandOf } from '../../../engine/army/commands.ts';
import type { Base, Battle, SideId } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { note, stateOf } from '../state.ts';
import { isLurker, isOf } from '../troops/base.ts';

type Named = readonly [SideId, string];

const names = (list: readonly Named[] | undefined, side: SideId, command: string): boolean =>
  (list ?? []).some(([of, name]) => of === side && name === command);

/** Is this command demoralised? It stays so. */
export const isDemoralisedCommand = (battle: Battle, side: SideId, command: string): boolean =>
  names(stateOf(battle).demoralised, side, command);

/** Does the base belong to a demoralised command? */
export const isDemoralised = (battle: Battle, base: Base): boolean =>
  isDemoralisedCommand(battle, base.side, commandOf(base));

export const demoralise = (battle: Battle, side: SideId, command: string): Change =>
  note({ demoralised: [...(stateOf(battle).demoralised ?? []), [side, command]] });

/** Has this command already been tested for the loss of its general? */
export const wasTested = (battle: Battle, side: SideId, command: string): boolean =>
  names(stateOf(battle).tested, side, command);

export const noteTested = (battle: Battle, side: SideId, command: string): Change =>
  note({ tested: [...(stateOf(battle).tested ?? []), [side, command]] });

/** Gods, dragons and lurkers of a demoralised command can never arrive. */
export const isForsaken = (battle: Battle, base: Base): boolean =>
  base.place === 'reserve' &&
  (isOf(base, 'God', 'Dragon') || isLurker(base)) &&
  isDemoralised(battle, base) &&
  holds('hott.demo.10');
