import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis, moves: refusals, prices, what happens. */
export const moves: Catalogue = {
  'dbm.break-off.flanked': '{base} cannot break off: an enemy front is on its flank or rear.',
  'dbm.break-off.short': `{base} breaks off: it goes straight back, ${far('limit')} at least.`,
  'dbm.break-off.slow': '{base} cannot break off: where it would end, {other} moves as far or farther.',
  'dbm.held': '{base} is in contact with {other}: it can only break off, alone and straight back.',
  'dbm.leg.cannot-form': 'These bases cannot do that.',
  'dbm.leg.not-forward': 'Distances and wheels are positive.',
  'dbm.leg.turns-too-far': 'One leg cannot turn so far; use two.',
  'dbm.leg.unknown-leg': 'There is no such leg here: {kind}.',
  'dbm.price.artillery': 'artillery',
  'dbm.price.c-in-c': 'the C-in-C is with them',
  'dbm.price.general-far': 'the general is far, in contact or lost',
  'dbm.price.irregulars-halt': 'irregulars halted',
  'dbm.price.mixed': 'mounted and foot together',
  'dbm.price.order': 'an order',
  'dbm.price.sub-general': 'a general who has not moved yet is with them',
  'dbm.price.third-march': 'a third march of irregulars',
  'dbm.price.unruly': 'irregulars not straight ahead or not their whole move',
};
