import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Deploying. */
const deployment: Catalogue = {
  'debellis.setup.baggage-first': 'On ne déploie maintenant que les bagages, pas {base}.',
  'debellis.setup.baggage-stands': 'Les bagages {base} restent là où ils ont été déployés.',
  'debellis.setup.baggage-going': 'Les bagages {base} doivent être en bon terrain.',
  'debellis.setup.baggage-in-town':
    'Les bagages {base} sont mobiles : ils ne peuvent pas être en zone construite.',
  'debellis.setup.baggage-group':
    'Le groupe des bagages {base} doit avoir tout son arrière sur son propre bord de table, ou toucher une voie d’eau, une plage ou une rivière.',
  'debellis.setup.other-command': '{base} n’est pas du corps {command}, qui se déploie maintenant.',
  'debellis.setup.deploy-off-table': '{base} ne serait pas entièrement sur la table.',
  'debellis.setup.deploy-too-far': `{base} irait jusqu’à ${far('distance')} de son propre bord ; au plus ${far('most')} sont permis.`,
  'debellis.setup.deploy-aside': `{base} serait à ${far('distance')} d’un petit bord ; il doit en être à plus de ${far('least')}.`,
  'debellis.setup.deploy-on': '{base} ne peut pas être déployé dans {other}.',
  'dbm.setup.mingled': 'Les corps {command} et {other} seraient entremêlés : à chacun son propre terrain.',
  'debellis.setup.still-to-deploy':
    '{count, plural, one {# socle n’est pas encore} other {# socles ne sont pas encore}} sur la table : {bases}.',
  'debellis.setup.no-rear-half':
    '{base} est la moitié avant d’un double socle : placez aligné derrière lui l’élément qui partage son socle.',
  'debellis.setup.option-command': 'Déployer le corps {command}',
  'ask.choose-command': '{side} : choisissez un corps à déployer',
};

const events: Catalogue = {
  'event.aggression-thrown': '{invader} est l’envahisseur ({faces} ; {totals}).',
  'event.aggression-tied': 'Agression égale ({totals}) : on relance.',
};

/** Faults of a new battle. */
const faults: Catalogue = {
  'fault.number-of-commands':
    '{side} a {count, plural, one {# corps} other {# corps}} ; une armée en a de {least} à {most}.',
  'fault.one-c-in-c':
    '{side} {count, plural, =0 {n’a pas de C-en-C} other {a # C-en-C}} ; chaque armée en a exactement un.',
  'fault.one-general':
    'Le corps {command} de {side} {count, plural, =0 {n’a pas de général} other {a # généraux}} ; chaque corps en a exactement un.',
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
export const setup: Catalogue = { ...deployment, ...events, ...faults, ...options };
