/** Shots from ambush. */

import type { AmbushShots } from '../../engine/ambush/shots.ts';
import type { Battle, TerrainPiece } from '../../engine/battle.ts';
import { outlineOf } from '../../engine/board/going.ts';
import { keptWith } from '../../engine/data/memory.ts';
import type { SideId } from '../../engine/game/game.ts';
import type { Debellis } from '../game.ts';
import { type Aim, openAims } from '../shooting/shots.ts';
import { stateOf } from '../state.ts';
import { isInAmbushZone } from './lay.ts';
import { AMBUSH_RULES } from './rules.ts';

/** The longest range of any troops, in paces. */
const LONGEST = 500;

/** Does this piece reach into the ground where a side may lie in ambush? */
const isWithinReach = (game: Debellis, battle: Battle, side: SideId, piece: TerrainPiece): boolean =>
  outlineOf(piece).some((point) => isInAmbushZone(game, battle, side, point));

/** Which shots from ambush are possible, and how a side is asked about them. */
export const AMBUSH_SHOTS = keptWith(
  (game: Debellis): AmbushShots<Aim> => ({
    comesOut: AMBUSH_RULES(game).comesOut,
    aims: (rules, battle) => openAims(game, rules, battle),
    isAgreed: (battle) => stateOf(battle).notesWritten === true,
    mayLieIn: (battle, side, piece) => game.isCover(piece) && isWithinReach(game, battle, side, piece),
    range: game.paces(LONGEST),
  }),
);
