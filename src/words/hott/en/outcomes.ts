import type { Catalogue } from '../../types.ts';

/** Hordes of the Things, outcome moves: what happens, and what is asked. */
export const outcomes: Catalogue = {
  'event.left-battlefield': '{base} leaves the battlefield and is lost.',
  'event.turned-round': '{base} turns round.',
  'event.parted': '{bases} no longer fight each other.',
  'event.met-in-pursuit': 'Those met in pursuit by {base} are fought in the next bound.',
  'ask.recoil-first': '{side}: which of these recoils first?',
  'choice.recoil-first': '{base} recoils first',
};
