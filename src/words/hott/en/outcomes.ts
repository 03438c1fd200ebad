import type { Catalogue } from '../../types.ts';

/** Outcome moves: their events and questions. */
export const outcomes: Catalogue = {
  'event.left-battlefield': '{base} leaves the battlefield and is lost.',
  'event.turned-round': '{base} turns round.',
  'event.parted': '{bases} no longer fight each other.',
  'event.met-in-pursuit': 'Those met in pursuit by {base} are fought in the next bound.',
  'ask.recoil-first': '{side}: which of these recoils first?',
  'choice.recoil-first': '{base} recoils first',
};
