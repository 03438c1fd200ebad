/** Shots from ambush. DBM, Ambush, Distant shooting; ruling 80. */
import type { AmbushShots } from '../../../engine/ambush/shots.ts';
import type { Battle, SideId, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { paces } from '../measures.ts';
import { type Aim, openAims } from '../shooting/shots.ts';
import { stateOf } from '../state.ts';
import { isInAmbushZone } from './lay.ts';
import { AMBUSH_RULES } from './rules.ts';
import { isCover } from './sites.ts';

/** The longest range of any troops, in paces. */
const LONGEST = 500;

/** Does this piece reach into the ground where a side may lie in ambush? */
const isWithinReach = (battle: Battle, side: SideId, piece: TerrainPiece): boolean =>
  outlineOf(piece).some((point) => isInAmbushZone(battle, side, point));

/** Which shots from ambush are possible, and how a side is asked about them. */
export const AMBUSH_SHOTS: AmbushShots<Aim> = {
  comesOut: AMBUSH_RULES.comesOut,
  aims: openAims,
  isAgreed: (battle) => stateOf(battle).notesWritten === true,
  mayLieIn: (battle, side, piece) => isCover(piece) && isWithinReach(battle, side, piece),
  range: paces(LONGEST),
};
