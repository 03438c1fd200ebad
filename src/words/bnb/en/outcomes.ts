import type { Catalogue } from '../../types.ts';

/** Outcome moves: what bases meet on them, and the questions there. */
export const outcomes: Catalogue = {
  'ask.avoid-going': '{side}: does {base} keep out of difficult going?',
  'ask.pass-or-push': '{side}: {base} comes upon {other}',
  'choice.pass': 'Pass through',
  'choice.push': 'Push back',
  'choice.avoid': 'Keep out of it',
  'choice.enter': 'Go in',
  'event.destroyed.bnb.recoil.2': '{base} goes back over the table edge and is lost.',
  'event.destroyed.bnb.recoil.5': '{base} has no room to go back in full and is destroyed.',
  'event.destroyed.bnb.flee.9': '{base} flees over the table edge and is lost.',
  'event.destroyed.bnb.flee.4': '{base} cannot flee past {by} and is destroyed.',
  'event.destroyed.bnb.push.7': '{base} goes back into {by}, which cannot be pushed, and is destroyed.',
  'event.overrun.bnb.recoil.17':
    '{by} tramples {bases} as it goes back: {count, plural, one {it is} other {they are}} destroyed.',
  'event.overrun.bnb.recoil.18':
    '{by} tramples {bases} as it goes back: {count, plural, one {it is} other {they are}} destroyed.',
};
