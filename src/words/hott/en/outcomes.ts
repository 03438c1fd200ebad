import type { Catalogue } from '../../types.ts';

/** Outcome moves: their events and questions. */
export const outcomes: Catalogue = {
  'event.left-battlefield': '{base} leaves the battlefield and is lost.',
  'event.left-battlefield.hott.flee.2':
    '{base} is lost: gods, dragons and lurkers that must flee leave the table at once, wherever they stand. Lurkers may come out again.',
  'event.left-battlefield.hott.lurker.11':
    '{base} is lost: lurkers that must flee leave the table at once. They may come out again.',
  'event.destroyed.hott.recoil.12': '{by} goes back over {base} and destroys it.',
  'event.turned-round': '{base} turns round.',
  'event.parted': '{bases} no longer fight each other.',
  'event.met-in-pursuit': 'Those met in pursuit by {base} are fought in the next bound.',
  'ask.recoil-first': '{side}: which of these recoils first?',
  'choice.recoil-first': '{base} recoils first',
  'event.left-battlefield.hott.flee.11': '{base} flees over the table edge and is lost.',
  'event.left-battlefield.hott.push.5': 'Pushed back by a friend, {base} crosses the table edge and is lost.',
  'event.left-battlefield.hott.lost.2': '{base} crosses the table edge and is lost.',
  'event.destroyed.hott.flee.8':
    'In its flight {base} runs into {by, select, none {ground that it cannot cross} other {{by}}} and is destroyed.',
  'event.destroyed.hott.result.10': '{base} is destroyed with the base that it supported from behind.',
  'event.overrun.hott.recoil.12':
    '{by} tramples {bases} as it goes back: {count, plural, one {it is} other {they are}} destroyed.',
  'event.overrun.hott.lurker.11':
    '{by} bursts through {bases} in its flight: lurkers do not stay then, and count as lost until they come back.',
};
