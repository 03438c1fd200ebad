import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum: obstacles, and the ground of the armies. */
export const obstacles: Catalogue = {
  'dbmm.pips.obstacles': 'portable obstacles set',
  'dbmm.obstacles.not-listed': 'The army list gives {base} no portable obstacles.',
  'dbmm.obstacles.set': '{base} stands behind its obstacles already.',
  'dbmm.obstacles.whole-move': '{base} has set obstacles in this bound: that was its whole move.',
  'event.obstacles-set': '{base} sets obstacles along its front.',
  'event.obstacles-gone': '{base} leaves its place: its obstacles are gone.',
  'option.set-obstacles': '{base} sets obstacles along its front',
  'event.obstacles-found':
    '{side} has hidden obstacles here: {count, plural, one {# section} other {# sections}}.',
  'dbmm.obstacles.only-hidden': 'In the notes only hidden obstacles (HO) are laid, not {section}.',
  'dbmm.obstacles.not-chosen':
    'Hidden obstacles are not one of the stratagems that you chose for this battle.',
  'dbmm.obstacles.bought':
    'the army has bought {bought, plural, =0 {no sections} one {only # section} other {only # sections}} of hidden obstacles',
  'dbmm.obstacles.most':
    '{most, plural, one {At most # section of hidden obstacles is laid.} other {At most # sections of hidden obstacles are laid.}}',
  'dbmm.obstacles.off-table': 'A section lies on the table.',
  'dbmm.obstacles.near-enemy': `Hidden obstacles lie at least ${far('limit')} from where the enemy may deploy.`,
  'event.obstacles-hidden':
    '{side} hides obstacles: {count, plural, one {# section} other {# sections}}, in secret.',
  'option.dbmm.fortifications': 'Walls, towers, gates and obstacles that armies buy.',
  'option.dbmm.water': 'Water, and galleys, ships and boats on it.',
  'event.ships-left-out': 'No water bears them, so these are left out and do not count: {bases}.',
};
