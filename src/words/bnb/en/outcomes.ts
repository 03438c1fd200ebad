import type { Catalogue } from '../../types.ts';

/** What bases meet on an outcome move, and what is asked there. */
export const outcomes: Catalogue = {
  'ask.avoid-going': '{side}: does {base} keep out of difficult going?',
  'ask.avoid-turn': '{side}: which way does {base} turn?',
  'ask.pass-or-push': '{side}: {base} comes upon {other}',
  'choice.pass': 'Pass through',
  'choice.push': 'Push back',
  'choice.avoid': 'Keep out of it',
  'choice.enter': 'Go in',
  'choice.left': 'To the left',
  'choice.right': 'To the right',
};
