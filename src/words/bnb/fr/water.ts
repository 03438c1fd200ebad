import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Laying rivers, their roads, islands and covered hills. */
const laying: Catalogue = {
  'bnb.setup.river-ends':
    'La rivière va du bord {fromName} au bord {toName}, ou jusqu’à la mer qui le longe.',
  'bnb.setup.river-side': 'La bande d’une rivière commence à un bord que la rivière ne joint pas.',
  'bnb.setup.river-width': `Une rivière a une largeur de ${far('least')} à ${far('most')}, et non de ${far('width')}.`,
  'bnb.setup.river-size': `Jusqu’à ${far('most')} de large une rivière est moyenne, au-delà elle est grande ; ${far('width')} ne convient pas à la taille « {sizeName} ».`,
  'bnb.setup.river-band': `La rivière doit couler entre ${far('least')} et ${far('most')} du bord {edgeName} ; elle coule entre ${far('near')} et ${far('away')}.`,
  'bnb.setup.crosses-twice':
    'Une route ne peut traverser une rivière qu’une fois ; ici elle traverse {other} {count} fois.',
  'bnb.setup.crosses-aslant':
    'Une route ne traverse une rivière qu’à angle droit : elle ne traverse pas {other} ainsi.',
  'bnb.setup.one-crossing':
    'Sur tout le champ de bataille, une seule route peut traverser une rivière, et une seule fois.',
  'bnb.setup.island-shore': `Une île est à au moins ${far('least')} du rivage ; celle-ci en est à ${far('distance')}.`,
  'bnb.setup.promontory': `Un promontoire joint la terre sur au moins ${far('least')} ; celui-ci sur ${far('distance')}.`,
  'bnb.setup.cover-on': 'Seule une colline difficile peut avoir une couverture ({coverName}) ; ici : {kind}.',
  'bnb.setup.cover-not-offered': 'Couverture de colline non offerte par ce pays : {coverName}.',
};

/** Faults of the terrain of a position. */
const told: Catalogue = {
  'fault.needs-line': '{piece} ({kind}) : donnez-lui une ligne de points "line", et non une surface "area".',
  'fault.needs-area': '{piece} ({kind}) : donnez-lui une surface "area", et non une ligne "line".',
  'fault.no-extent': '{piece} n’a pas d’étendue : ses points sont au même endroit ou sur une même ligne.',
  'fault.hill-cover': '{piece} : {cover} ne peut pas couvrir une colline ; on peut écrire : {known}.',
  'fault.hill-slopes': '{piece} : « {slopes} » n’est pas une pente ; on peut écrire : {known}.',
  'fault.crossing-kind': '{piece} : « {kind} » n’est pas un type de passage ; types : {known}.',
  'fault.crossing-off-river': '{piece} : le passage en {x}, {y} n’est sur aucune rivière.',
};

/** Rivers, bridges and fords. */
export const water: Catalogue = {
  ...laying,
  ...told,
  'bnb.river.angle':
    '{base} entrerait dans {piece} ou en sortirait trop de biais : l’écart avec la perpendiculaire au courant est d’au plus 45 degrés.',
  'bnb.river.bridge':
    '{base} ne suit pas la route sur le pont qui traverse {piece} : pour ce socle, le pont est infranchissable.',
  'bnb.river.deep': '{piece} est un lac ou la mer : personne n’y entre.',
  'bnb.river.straight': '{base} ne peut entrer dans {piece} qu’en allant droit devant ou droit derrière.',
  'bnb.river.turn':
    '{base} est dans {piece} ou sur son pont : ce socle ne peut aller que droit devant ou droit derrière.',
  'tactic.river-edge': 'Défend la berge de la rivière',
};
