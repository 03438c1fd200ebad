import type { Catalogue } from '../../types.ts';

/** Outcome moves: their events and questions. */
export const outcomes: Catalogue = {
  'event.left-battlefield': '{base} leaves the battlefield and is lost.',
  'event.left-battlefield.hott.flee.2':
    '{base} is lost: gods, dragons and lurkers that must flee leave the table at once, wherever they stand. Lurkers may come out again.',
  'event.left-battlefield.hott.lurker.11':
    '{base} is lost: lurkers that must flee leave the table at once. They may come out again.',
  'event.turned-round': '{base} turns round.',
  'event.parted': '{bases} no longer fight each other.',
  'event.met-in-pursuit': 'Those met in pursuit by {base} are fought in the next bound.',
  'ask.recoil-first': '{side}: which of these recoils first?',
  'choice.recoil-first': '{base} recoils first',
};
