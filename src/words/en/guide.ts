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
  'screen.card.moves': 'Moves',
  'screen.card.open': 'open ground {length, number, distance} {unit}',
  'screen.card.on': '{what} {length, number, distance} {unit}',
  'screen.card.beats': 'Beats',
  'screen.card.beware': 'Beware of',
  'screen.card.nobody': 'nobody here by much',
  'screen.card.quickly': 'If it loses to {troops} it is lost at once.',
  'screen.card.against': 'Against each enemy troop, alone in the open',
  'screen.card.factors': 'factors {own} : {enemy}',
  'screen.fate': '{who}: {parts}',
  'screen.fate.stands': 'stands {share}',
  'screen.fate.back': 'goes back {share}',
  'screen.fate.lost': 'lost {share}',
  'screen.term': 'What does it mean?',
  'screen.warn.likely-lost': 'Probably a bad fight: {base} is lost in {share} of throws.',
  'screen.warn.switch': 'Warn of orders that are probably bad',
  'screen.ground': '{kind}',
  'screen.aim': 'Order by pointing …',
  'screen.aim.point': 'Click the base that you mean, a friend or an enemy; or choose it here:',
  'screen.aim.of': 'What shall they do about {base}?',
  'screen.aim.none': 'Nothing that is allowed, within reach.',
  'screen.aim.line-up': 'Line up on it',
  'screen.aim.flank': 'Close the door on its flank',
  'screen.aim.rear': 'Attack its rear',
  'screen.aim.overlap': 'Overlap it',
  'screen.aim.inside-zone': 'Stop just inside its zone',
  'screen.aim.outside-zone': 'Stop just outside its zone',
  'screen.aim.outside-range': 'Stop just outside its range',
  'screen.aim.towards': 'Go towards it',
  'screen.aim.join': 'Join it side by side',
  'screen.aim.behind': 'Line up behind it',
  'screen.hints': 'Help',
  'screen.hints.now': 'What can I do now?',
  'screen.hints.suggest': 'Suggest an order',
  'screen.hints.thinking': 'Looking …',
  'guide.now.orders':
    'Each order moves one base, or one group as a whole, and costs points; most bases may be ordered once. Pick a base, drag it to its place and let go. Touching an enemy with the front begins a fight, which is thrown for later in the bound. When no points or wishes are left, end the phase.',
  'guide.now.shoot':
    'Your shooters may shoot at enemies in their range. Choose a pair: its odds stand beside it.',
  'guide.now.fight':
    'Bases that touch an enemy with their front fight. Choose the next fight: the order matters, since a base that goes back no longer helps its neighbours.',
  'guide.now.impetuous':
    'Bases that were not ordered and cannot hold themselves run at the enemy. You choose which goes first.',
  'hint.bot.advance':
    '{count, plural, one {Bring {base}} other {Bring # bases with {base}}} nearer to the enemy ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.attack':
    'Attack {enemy} with {base}: the odds are on your side ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.storm': 'Storm {enemy} with {base} ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.help':
    'Bring {base} to help against {enemy} ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.raid':
    '{count, plural, one {Send {base}} other {Send # bases with {base}}} round the enemy, for what he can least spare ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.break-off':
    'Take {base} out of a fight that goes ill ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.make-room':
    'Take {base} back, to have room before the enemy ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.escape':
    'Take {base} away from the enemy: it is too precious to lose ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.shelter':
    '{count, plural, one {Take {base}} other {Take # bases with {base}}} out of the range of those who shoot ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.turn':
    '{count, plural, one {Turn {base}} other {Turn # bases with {base}}} about, to face the enemy ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.halt': 'Halt {base}: else it runs into a bad fight.',
  'hint.bot.nothing-better': 'No order seems worth its price: end the phase.',
  'hint.bot.no-points': 'No points are left: end the phase.',
  'hint.bot.nothing-left': 'Nothing is left to do: end the phase.',
  'screen.report': 'Luck in the fights',
  'screen.report.luck':
    '{you, select, yes {You} other {{side}}}: {expected} bases lost by the odds, {lost} in fact.',
  'screen.report.turns': 'Where it turned',
  'screen.report.round': 'Round {round}:',
  'screen.report.lost': '{base} was lost (chance {chance})',
  'screen.report.kept': '{base} was not lost (chance {chance})',
  'screen.report.show': 'Show',
};
