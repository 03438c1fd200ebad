import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Les rivières. */
const rivers: Catalogue = {
  'dbm.tactic.weather': 'Le temps le gêne',
  'dbm.river.column':
    'Ici, seuls des socles isolés et des colonnes passent {piece} à gué, pas le groupe de {base}.',
  'dbm.river.shut': '{piece} a repoussé quelqu’un près d’ici : {base} ne peut pas y entrer dans ce bond.',
  'event.river-scored':
    '{side} essaie {river} ({face}{more, plural, =0 {} other { {more, number, ::sign-always}}}) : ici, elle est {nature, select, paltry {insignifiante} easy {facile} tricky {délicate} other {dangereuse}}.',
  'event.river-drowns': '{base} entre dans {river} ({score}) et se noie.',
  'event.river-bars':
    '{base} ne trouve pas de passage dans {river} ({score}) : nul n’y entre près d’ici dans ce bond.',
  'event.river-crossed': '{base} trouve un passage dans {river} ({score}).',
  'event.town-passed':
    '{side} est passé par le milieu d’une ville : son ennemi compte 4 équivalents d’élément perdus de plus.',
  'dice.purpose.river': 'nature de la rivière',
  'dice.purpose.river-crossing': 'entrée dans une rivière dangereuse',
};

/** Le choix et la pose du terrain. */
const terrain: Catalogue = {
  'dbm.setup.terrain-not-offered': '{kind} ne peut pas être choisi ; ce pays offre {offered}.',
  'dbm.setup.terrain-size': '{kind} ne peut pas être de taille {size} ; ses tailles sont {sizes}.',
  'dbm.setup.terrain-amount':
    '{chosen, plural, one {# équivalent d’élément de terrain est choisi} other {# équivalents d’élément de terrain sont choisis}} ; il en faut de {least, number} à {most, number}.',
  'dbm.setup.terrain-of-kind':
    'Pas plus de {most, plural, one {# équivalent de {kind} ne peut être choisi} other {# équivalents de {kind} ne peuvent être choisis}}.',
  'dbm.setup.terrain-missing': 'Il manque du terrain obligatoire : {missing}.',
  'dbm.setup.terrain-too-many':
    '{kind} : {chosen, plural, one {# choisi} other {# choisis}}, {most, plural, =0 {aucun permis} one {# permis} other {# permis au plus}}.',
  'dbm.setup.fields-alone': 'Les champs bordent une zone construite : il faut en choisir une avec eux.',
  'dbm.setup.fields-open': 'Ce pays clôt ses champs : choisissez des champs clos.',
  'dbm.setup.road-alone':
    'La route doit desservir une zone construite ou rejoindre une route posée avant elle.',
  'dbm.setup.cover': '{kind} ne peut pas être couvert de {cover} ; une colline raide peut avoir un verger.',
  'dbm.setup.town-on-hill': '{kind} de cette taille ne peut pas être sur une colline.',
  'dbm.setup.streets': '{kind} n’a pas de routes intérieures ; une zone construite peut en avoir deux.',
  'dbm.setup.terrain-too-large': `{kind} ferait ${far('length')} sur ${far('width')} ; dans cette taille, ${far('most')} sur ${far('mostWidth')} sont permis.`,
  'dbm.setup.other-sector': 'Les dés envoient {kind} dans un autre secteur de la table.',
  'dbm.setup.far-from-edge': `{kind} serait à ${far('distance')} du bord de table le plus proche ; au plus ${far('most')} sont permis.`,
  'dbm.setup.near-feature': `{kind} serait à ${far('distance')} de {other} ; il faut au moins ${far('least')}.`,
  'dbm.setup.on-feature': '{kind} serait sur {other}.',
  'dbm.setup.off-table': '{kind} ne serait pas entièrement sur la table.',
  'dbm.setup.not-by-water': 'La liste n’offre pas {kind} : il doit border l’eau.',
  'dbm.setup.town-place':
    'Une zone construite est dans un secteur d’aile, au bord d’une voie navigable ou sur une route de l’envahisseur.',
  'dbm.setup.beside-town':
    '{kind} doit être dans un seul secteur, et des champs doivent border la zone construite.',
  'dbm.setup.shore': `Une voie navigable longe un petit bord et s’avance de ${far('least')} à ${far('most')}, dont la moitié au plus au-delà de 600 pas.`,
  'dbm.setup.island': `Une île reste à ${far('least')} du bord de table et à une largeur de socle de la rive.`,
  'dbm.setup.promontory': `Dans une voie navigable, {kind} reste à ${far('least')} du bord de table.`,
  'dbm.setup.river-off': 'Une rivière reste sur la table et ne se croise pas elle-même.',
  'dbm.setup.river-across':
    'Une rivière de l’envahisseur joint les grands bords, à une distance de 600 à 1200 pas d’un petit bord.',
  'dbm.setup.river-along':
    'Une rivière du défenseur va d’un petit bord à celui d’en face, à une voie navigable qui le longe ou à la première rivière.',
  'dbm.setup.river-bends': 'La rivière est trop sinueuse.',
  'dbm.setup.river-wide': `Une rivière a au plus ${far('most')} de large.`,
  'dbm.setup.road-ends':
    'Une route mène, à pied sec, de bords, de zones construites ou de routes à d’autres.',
  'dbm.setup.road-across': 'Une route de l’envahisseur mène d’un grand bord à l’autre par le centre.',
  'dbm.setup.road-crosses': 'Une route franchit une rivière une seule fois au plus.',
  'dbm.setup.option-place': 'Une place pour {kind}',
  'event.terrain-chosen': '{side} a choisi son terrain : {pieces}.',
  'event.terrain-discarded': '{side} ne trouve pas de place pour {kind}.',
  'event.terrain-place-thrown': `{side} tire {faces} pour la place de {kind} ({third, select, 0 {ouest} 1 {centre} other {est}}, {half, select, 0 {sud} other {nord}} ; ${far('distance')}).`,
  'dice.purpose.terrain-place': 'place d’un élément de terrain',
};

/** Le sol : le temps, les rivières, le terrain. */
export const ground: Catalogue = { ...rivers, ...terrain };
