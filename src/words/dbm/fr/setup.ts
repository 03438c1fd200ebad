import type { Catalogue } from '../../types.ts';

/** Deploying. */
const deployment: Catalogue = {
  'dbm.setup.mingled': 'Les corps {command} et {other} seraient entremêlés : à chacun son propre terrain.',
  'ask.choose-command': '{side} : choisissez un corps à déployer',
};

const options: Catalogue = {
  'option.dbm.weather': 'Saison, temps qu’il fait et heure.',
  'option.dbm.ambush': 'Des socles peuvent être en embuscade.',
  'option.dbm.flankMarches': 'Des corps peuvent contourner les flancs de la table.',
  'option.dbm.water': 'Voies d’eau, galères, navires et bateaux.',
  'option.dbm.fortifications': 'Murs, portes et tours.',
  'option.dbm.weatherChart': 'Le tableau météo : celui de la version 3.0, ou le premier du guide.',
  'option.dbm.haltAfterMove': 'Un socle qui a bougé peut être arrêté avec son groupe.',
  'option.value.3.0': 'version 3.0',
  'option.value.first': 'le premier tableau',
};

/** Setting a battle up. */
export const setup: Catalogue = { ...deployment, ...options };
