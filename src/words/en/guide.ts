import type { Catalogue } from '../types.ts';

/** What helps a player in a battle, loaded when it is first shown. */
export const guide: Catalogue = {
  'screen.recent': 'Since your last order',
  'screen.recent.more': '{count, plural, one {One thing} other {# things}} before these: see the log.',
  'screen.recent.of': 'What {side} has done',
  'screen.recent.passed': '{side} has passed: no orders.',
  'screen.recent.again': 'Show it again',
  'screen.recent.steps': 'Step by step',
  'screen.goal': 'What wins, and how far it is',
  'screen.goal.far':
    '{you, select, yes {Your army} other {{side}}}: {none, select, yes {nothing lost} other {{losses} lost}}; it breaks at {routing}, {left} to go.',
};
