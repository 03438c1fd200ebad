import type { Catalogue } from '../types.ts';

/** What figures of messages stand for, told by `{edgeName}` instead of `{edge}`, and in lists. */
export const names: Catalogue = {
  'name.north': 'nord',
  'name.south': 'sud',
  'name.east': 'est',
  'name.west': 'ouest',
  'name.left': 'gauche',
  'name.right': 'droit',
  'name.small': 'petite',
  'name.medium': 'moyenne',
  'name.large': 'grande',
  'name.brush': 'broussailles',
  'name.rocky': 'terrain rocailleux',
  'name.marsh': 'terrain marécageux',
  'name.gully': 'ravine',
  'name.hamlet': 'hameau',
  'name.town': 'ville',
  'name.road': 'route',
  'name.pips': '{point}',
  'name.shooting': 'tir',
  'name.close-combat': 'combat rapproché',
  'name.aggression': 'agression',
  'name.battlefield': 'champ de bataille',
  'name.deployment': 'déploiement',
};
