import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Choosing and laying terrain. */
const terrain: Catalogue = {
  'bnb.setup.terrain-not-offered': 'Ce pays n’offre pas {kindName} ; il offre {offered}.',
  'bnb.setup.terrain-size': `{kindName} : taille impossible : {sizeName} ; elle peut être : {sizes}.`,
  'bnb.setup.terrain-of-size': `{chosen, plural, one {# élément de taille {sizeName} est choisi} other {# éléments de taille {sizeName} sont choisis}} ; au plus {most} {most, plural, one {peut} other {peuvent}} l’être.`,
  'bnb.setup.mandatory-missing':
    'Il faut au moins un élément de chaque type de terrain obligatoire : {missing}.',
  'bnb.setup.mandatory-too-many':
    'Choisi {chosen} fois : {kindName} ; au plus {most} de chaque type obligatoire.',
  'bnb.setup.mandatory-too-few':
    '{chosen, plural, one {# élément obligatoire est choisi} other {# éléments obligatoires sont choisis}} ; il en faut au moins {least}.',
  'bnb.setup.optional-too-many':
    '{chosen, plural, one {# élément facultatif est choisi} other {# éléments facultatifs sont choisis}} ; au plus {most}.',
  'bnb.setup.invader-pieces':
    '{chosen, plural, =0 {Aucun élément n’est choisi} one {# élément est choisi} other {# éléments sont choisis}} ; l’envahisseur en prend de {least} à {most}.',
  'bnb.setup.invader-mandatory':
    '{chosen, plural, one {# élément d’un type obligatoire est choisi} other {# éléments de types obligatoires sont choisis}} ; l’envahisseur en prend au plus {most}.',
  'bnb.setup.size-class': `Un élément de taille {sizeName} est long d’au moins ${far('least')} et de moins de ${far('below')}, et large d’au moins ${far('leastWidth')} ; celui-ci fait ${far('length')} sur ${far('width')}.`,
  'bnb.setup.outline-crosses-itself': 'Le contour se croise lui-même.',
  'bnb.setup.outline-angular': `Le contour doit être doux : {kindName}.`,
  'bnb.setup.built-up-size': `{modelsName} : taille impossible : {sizeName} ; elle peut être : {sizes}.`,
  'bnb.setup.near-edge': `Il est à ${far('distance')} du bord {edgeName} ; il faut au moins ${far('least')}.`,
  'bnb.setup.near-feature': `Il est à ${far('distance')} d’un autre élément : {other} ; il faut au moins ${far('least')}.`,
  'bnb.setup.on-feature': 'Il se superposerait à un autre élément : {other}.',
  'bnb.setup.nearer-to-side': `Son centre doit être plus près du côté {edgeName} que de tout autre : il en est à ${far('distance')}, et à ${far('nearerDistance')} du côté {nearerName}.`,
  'bnb.setup.water-edge': `Un lac ou une mer s’étend le long d’un petit bord : {edges} ; pas {edgeName}.`,
  'bnb.setup.shore': `Le rivage est entre ${far('least')} et ${far('most')} du bord, pas à ${far('distance')}.`,
  'bnb.setup.road-ends':
    'Une route joint deux bords opposés de la table, ou une route et un bord, et reste sur la table.',
  'bnb.setup.edge-has-road': `Une route atteint déjà le bord {edgeName}.`,
  'bnb.setup.road-in-water': 'La route entrerait dans {other}.',
  'bnb.setup.paved-bends': 'Une route pavée est rectiligne.',
  'bnb.setup.road-along': `${far('distance')} de route longeraient le bord d’un autre élément : {other} ; cela peut s’éviter.`,
  'bnb.setup.option-side': `Le côté {edgeName}`,
  'bnb.setup.option-place': 'Un emplacement pour {kindName}',
  'event.river-band-thrown': `{faces} : la rivière coule entre {from, number, distance} et {to, number, distance} {unit} du bord {edgeName}.`,
  'event.side-preferred': `{side} préfère le côté {edgeName} pour {kindName}.`,
  'event.terrain-chosen': '{side} a choisi son terrain : {pieces}.',
  'event.terrain-discarded': `{side} ne trouve pas de place pour {kindName}.`,
  'event.terrain-side-thrown': 'Un {face} : côté {edgeName} pour {kindName}.',
  'dice.purpose.river-band': 'bande de la rivière',
  'dice.purpose.terrain-side': 'côté de la table',
};

/** Deploying. */
const deployment: Catalogue = {
  'bnb.setup.baggage-first': 'On ne déploie maintenant que les bagages, pas {base}.',
  'bnb.setup.baggage-stands': 'Les bagages {base} restent là où ils ont été déployés.',
  'bnb.setup.deploy-off-table': '{base} ne serait pas entièrement sur la table.',
  'bnb.setup.deploy-too-far': `{base} serait à ${far('distance')} de son propre bord ; au plus ${far('most')} sont permis.`,
  'bnb.setup.deploy-on': '{base} ne peut pas être déployé dans {other}.',
  'bnb.setup.still-to-deploy':
    '{count, plural, one {# socle n’est pas encore} other {# socles ne sont pas encore}} sur la table : {bases}.',
  'bnb.setup.option-deploy-first': 'Se déployer en premier et avoir la deuxième période',
  'bnb.setup.option-deploy-second': 'Se déployer en second et avoir la première période',
  'event.aggression-thrown': '{invader} est l’envahisseur ({faces} ; {totals}).',
  'event.aggression-tied': 'Agression égale ({totals}) : on relance.',
  'event.deployment-order': '{first} se déploie en premier.',
  'event.deployment-thrown': 'Lancer pour le déploiement : {faces}.',
  'dice.purpose.deployment-order': 'déploiement',
  'phase.deployment-order': 'Ordre de déploiement',
  'name.deployment-order': 'ordre de déploiement',
};

/** Faults of a new battle. */
const faults: Catalogue = {
  'fault.table-not-agreed': 'On convient de la taille de la table avant toute autre chose.',
  'fault.table-too-small': `La table fait ${far('width')} sur ${far('depth')} ; la plus petite fait ${far('limitWidth')} sur ${far('limitDepth')}.`,
  'fault.table-too-large': `La table fait ${far('width')} sur ${far('depth')} ; la plus grande fait ${far('limitWidth')} sur ${far('limitDepth')}.`,
  'fault.one-commander':
    '{side} {count, plural, =0 {n’a pas de C-en-C} other {a # C-en-C}} ; chaque armée en a exactement un.',
};

/** Setting a battle up. */
export const setup: Catalogue = { ...terrain, ...deployment, ...faults };
