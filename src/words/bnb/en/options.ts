import type { Catalogue } from '../../types.ts';

/** Blood and Blades: options of a battle. */
export const options: Catalogue = {
  'option.bnb.weather': 'Weather: there may be rain or a strong wind.',
  'option.bnb.time':
    'Time of day: dusk comes, then night ends the battle. With the weather the low sun may dazzle.',
  'option.bnb.ambush': 'Ambush: each side may hide one group or one base.',
  'option.bnb.tournament': 'The battle is one of a tournament, which may want a least number of rounds.',
  'option.bnb.minimumRounds':
    'Rounds that a tournament wants played before a draw may be agreed on or time be called.',
  'option.bnb.deploymentDistance': 'MU that armies deploy away from the line halfway between them.',
  'option.bnb.baggage': 'Bases of baggage of each army, where its list names no number.',
  'option.bnb.duskRounds': 'Rounds that dusk lasts before night falls.',
  'option.bnb.irregularFarMoves':
    'Which far moves of an irregular single base in a bound cost 1 PIG more: from the third on, or every one.',
  'option.bnb.contactedConform': 'Bases that are contacted conform to those who contact them.',
  'option.bnb.frenchFactors':
    'The two tactical factors that only the French edition lists count too: bowmen, and pikemen (I/X), in good going.',
  'option.bnb.recoilOffTable': 'Over which table edges a recoil destroys: the long ones, or any.',
  'option.value.every': 'every one',
  'option.value.third': 'from the third on',
};
