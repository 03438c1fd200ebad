import type { Catalogue } from '../../types.ts';

/** Outcome moves: what bases meet on them, and the questions there. */
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
