/** What a gap is. Blood and Blades, Gaps. */
import type { BaseId, PlacedBase } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import { atMost } from '../../geometry/tolerance.ts';
import { BASE_WIDTH } from './measures.ts';

export const GAP_REACH = BASE_WIDTH;

/** Is a space between two bases a gap? Its width in millimetres; that of a base counts still. */
export const isGap = (width: number): boolean => atMost(width, GAP_REACH) && holds('bnb.gap.1');

/** Those who move or shoot, and those who move with them, are no side of a gap. */
export const makesGap = (base: PlacedBase, movers: readonly BaseId[]): boolean =>
  !(movers.includes(base.id) && holds('bnb.gap.4'));
