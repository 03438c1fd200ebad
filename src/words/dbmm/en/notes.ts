import type { Catalogue } from '../../types.ts';
import { named } from './stratagems.ts';

/** De Bellis Magistrorum Militum: the panel of notes. */
export const notes: Catalogue = {
  'screen.notes.name': named('stratagem'),
  'screen.notes': 'Stratagems and the order of commands',
  'screen.notes.how':
    'Up to {most} in a battle. Each has cost {price} AP of the army; all prices are our own. The enemy learns of none before it is used.',
  'screen.notes.about.hiddenObstacles':
    'Pits that stop the first enemies who come to them: up to six sections, far from where the enemy deploys.',
  'screen.notes.about.concealedCommand':
    'A whole command lies hidden in an area that the enemy cannot see into, and comes out together.',
  'screen.notes.about.guides':
    'A column follows a secret path through one feature or over one river as if the going were good.',
  'screen.notes.about.scouting':
    'Up to six scouts: more scouts and a better die find out stratagems, obstacles or ambushes, or change the hour.',
  'screen.notes.about.unusualTroops':
    'Up to six elephants, expendables, camels, engines or the like of one command are put down after both armies stand.',
  'screen.notes.about.changingDeployment': 'Two of your commands may change places after both armies stand.',
  'screen.notes.about.delayingBattle':
    'A die delays the battle by as many hours: night, heat or mist may come or go.',
  'screen.notes.about.feignedFlight':
    'Once in the battle a group of light horse flees at the end of your bound and draws the enemy on.',
  'screen.notes.scouts': 'Scouts: one to six light horse, cavalry or psiloi',
  'screen.notes.unusual': 'Kept back: up to six of one command',
  'screen.notes.of-command': '{troopFull}, command {command}',
  'screen.notes.nobody': 'No base of yours is fit for that.',
  'screen.notes.draw-route': 'Draw the route on the table',
  'screen.notes.drop-route': 'Take the route back',
  'screen.notes.hide-obstacles':
    'Hide obstacles on the table ({count} of {most, plural, one {# section} other {# sections}} so far)',
  'screen.notes.obstacles-hidden':
    '{count, plural, one {The # section lies} other {All # sections lie}} hidden on the table.',
  'screen.notes.stop': 'Stop drawing',
  'screen.notes.conceal': 'Draw the area of command {command}',
  'screen.notes.unconceal': 'Command {command} is not concealed after all',
  'screen.notes.route': 'Route of the guides',
  'screen.notes.area': 'Area of the concealed command {command}',
  'screen.notes.obstacle': 'A section of hidden obstacles',
  'screen.notes.positions':
    'How the commands will stand ({recorded, select, yes {recorded} other {not recorded}})',
  'screen.notes.positions.why': 'Recorded first, and your deployment is then held to it. You may do without.',
  'screen.notes.positions.record': 'Record this order',
  'screen.notes.positions.drop': 'Record no order',
  'screen.notes.stands':
    'Command {command}: column {column} from the left{behind, select, no {} other {, behind command {behind}}}',
  'screen.notes.left': 'Command {command} farther left',
  'screen.notes.right': 'Command {command} farther right',
  'screen.notes.behind': 'Command {command} behind its left neighbour',
};
