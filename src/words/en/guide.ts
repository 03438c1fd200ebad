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
  'screen.over': 'The battle is over',
  'screen.summary.score': 'Score',
  'screen.summary.secondary': 'Second score',
  'screen.summary.losses': 'Losses',
  'screen.summary.routing': 'Routed at',
  'screen.summary.rounds': '{rounds, plural, one {It took one round.} other {It took # rounds.}}',
  'screen.end.won': 'You won',
  'screen.end.lost': 'You lost',
  'screen.end.drawn': 'A draw',
  'screen.end.wins': '{side} has won',
  'screen.end.why':
    '{how, select, resigned {{you, select, yes {You gave} other {{side} gave}} the battle up.} general {{you, select, yes {You} other {{side}}} lost the general and more army points than the enemy.} stronghold {The stronghold of {you, select, yes {your army} other {{side}}} was taken.} other {{you, select, yes {Your army} other {{side}}} broke: {losses} points lost, and it breaks at {routing}.}}',
  'screen.end.why-drawn':
    '{how, select, mutual {Both armies are defeated.} agreed {Both sides agreed on it.} time {Time is up.} night {Night has fallen.} other {Neither army is defeated.}}',
  'screen.end.lost-troop': '{count} × {troopName}',
  'screen.end.lost-none': 'nothing',
  'screen.end.lost-by': '{side} lost: {lost}.',
  'screen.end.rematch': 'Rematch',
  'screen.end.swap': 'Swap sides',
  'screen.end.review': 'Review',
};
