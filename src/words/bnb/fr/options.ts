import type { Catalogue } from '../../types.ts';

/** Blood and Blades: options of a battle. */
export const options: Catalogue = {
  'option.bnb.weather': 'Météo : il peut y avoir de la pluie ou un grand vent.',
  'option.bnb.time':
    'Écoulement du temps : le crépuscule vient, puis la nuit met fin à la bataille. Avec la météo, le soleil bas peut éblouir.',
  'option.bnb.ambush': 'Embuscade : chaque camp peut cacher un groupe ou un socle.',
  'option.bnb.tournament': 'La bataille est celle d’un tournoi, qui peut exiger un nombre minimal de tours.',
  'option.bnb.minimumRounds':
    'Tours qu’un tournoi exige avant qu’on puisse convenir de la nulle ou arrêter faute de temps.',
  'option.bnb.deploymentDistance': 'Distance, en MU, entre la zone de déploiement et la ligne médiane.',
  'option.bnb.baggage': 'Socles de bagages de chaque armée, quand sa liste n’en dit pas le nombre.',
  'option.bnb.duskRounds': 'Tours que dure le crépuscule avant la tombée de la nuit.',
  'option.bnb.irregularFarMoves':
    'Mouvements lointains d’un socle irrégulier isolé qui coûtent 1 PIG de plus dans une période : à partir du troisième, ou tous.',
  'option.bnb.contactedConform': 'Les socles contactés se conforment à ceux qui les contactent.',
  'option.bnb.frenchFactors':
    'Les deux facteurs tactiques que seule l’édition française énumère comptent aussi : les archers, et les piquiers (I/X), en bon terrain.',
  'option.bnb.recoilOffTable': 'Bords de table par-dessus lesquels un recul détruit : les longs, ou tous.',
  'option.value.every': 'tous',
  'option.value.third': 'à partir du troisième',
};
