import type { Catalogue } from '../types.ts';

/** The names of figures in messages: `{edgeName}` instead of `{edge}`, and in lists. */
export const names: Catalogue = {
  'name.north': 'north',
  'name.south': 'south',
  'name.east': 'east',
  'name.west': 'west',
  'name.left': 'left',
  'name.right': 'right',
  'name.small': 'small',
  'name.medium': 'medium',
  'name.large': 'large',
  'name.brush': 'brush',
  'name.rocky': 'rocky ground',
  'name.marsh': 'marshy ground',
  'name.gully': 'gully',
  'name.hamlet': 'hamlet',
  'name.town': 'town',
  'name.road': 'road',
  'name.pips': '{point}s',
  'name.shooting': 'shooting',
  'name.close-combat': 'close combat',
  'name.aggression': 'aggression',
  'name.battlefield': 'battlefield',
  'name.deployment': 'deployment',
};
