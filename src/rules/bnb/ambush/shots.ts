/** Shots from ambush. Blood and Blades, ambush, shooting. */
import type { AmbushShots } from '../../../engine/ambush/shots.ts';
import { agreed } from '../../../engine/game/options.ts';
import { AMBUSH } from '../options.ts';
import type { Aim } from '../shooting/aims.ts';
import { ZONE } from '../shooting/shot-line.ts';
import { openAims } from '../shooting/shots.ts';
import { AMBUSH_RULES, hasSprung } from './rules.ts';
import { hidesShooters } from './sites.ts';

/** Only Bw shoot. A side has one ambush: once it is out, nobody shoots from ambush any more. */
export const AMBUSH_SHOTS: AmbushShots<Aim> = {
  comesOut: AMBUSH_RULES.comesOut,
  aims: openAims,
  isAgreed: ({ options }) => agreed(options, AMBUSH),
  mayLieIn: (battle, side, piece) => !hasSprung(battle, side) && hidesShooters(piece),
  range: ZONE.width + ZONE.depth,
};
