import type { Catalogue } from '../types.ts';

/** The reasons of bots for their orders. */
export const bots: Catalogue = {
  'bot.setup': 'It sets its army up.',
  'bot.random': 'It plays by chance.',
  'bot.straight': 'It goes straight ahead.',
  'bot.no-points': 'It has no points left.',
  'bot.nothing-better': 'No order seems worth its price.',
  'bot.hold': 'It holds its line: the enemy is near.',
  'bot.come-up':
    '{count, plural, one {{base} comes} other {# bases with {base} come}} up, so that the troops arrive together.',
  'bot.column':
    '{count, plural, one {{base} goes} other {# bases with {base} form a column}} to pass where a line cannot.',
  'bot.nothing-left': 'Nothing is left to do.',
  'bot.only-option': 'Nothing else can be chosen.',
  'bot.first-option': 'It takes the first choice that it has.',
  'bot.fight-first': '{base} fights {enemy} first, to help {friend} against {foe}.',
  'bot.best-option': 'Of {options, plural, one {one choice} other {# choices}} this leaves it best.',
  'bot.advance': '{count, plural, one {{base} goes} other {# bases with {base} go}} nearer to the enemy.',
  'bot.march':
    '{count, plural, one {{base} marches} other {# bases with {base} march}} on, as no enemy is near.',
  'bot.attack': '{base} takes on {enemy}.',
  'bot.storm': '{base} storms {enemy}.',
  'bot.free-order': '{base} begins to fight those it touches.',
  'bot.keeps-points': 'The points left are better kept, for {base} to bespell {enemy}.',
  'bot.help': '{base} comes to help against {enemy}.',
  'bot.raid':
    '{count, plural, one {{base} goes} other {# bases with {base} go}} round the enemy, towards {enemy}.',
  'bot.break-off': '{base} leaves a fight that goes badly.',
  'bot.make-room': '{base} goes back to have room before the enemy.',
  'bot.escape': '{base} is too precious to stay near the enemy.',
  'bot.rejoin': '{base} goes to its troops again, to command them.',
  'bot.close-up':
    '{count, plural, one {{base} comes} other {# bases with {base} come}} nearer to their friends.',
  'bot.shelter':
    '{count, plural, one {{base} goes} other {# bases with {base} go}} back out of range of the shooters.',
  'bot.turn': '{count, plural, one {{base} turns} other {# bases with {base} turn}} about to face the enemy.',
  'bot.halt':
    '{count, plural, one {{base} is held back: it} other {# bases with {base} are held back: they}} would run into a bad fight.',
  'bot.plan':
    '{count, plural, one {{base} goes} other {# bases with {base} go}} where the plan wants {count, plural, one {it} other {them}}.',
  'bot.pack': 'The bases that touch {base} go as fast as they can, or close up.',
  // The plan of a bot, said of the bot.
  'intent.hold':
    'It holds its {wing, select, left {left} right {right} other {centre}} with {count, plural, one {{base}} other {# bases}}.',
  'intent.advance':
    'It comes up on its {wing, select, left {left} right {right} other {centre}} with {count, plural, one {{base}} other {# bases}}, out of the enemy’s reach.',
  'intent.attack':
    'It attacks the enemy’s {goal, select, left {left} right {right} other {centre}} with {count, plural, one {{base}} other {# bases}}.',
  'intent.flank':
    'It goes round the enemy’s {goal, select, left {left} right {right} other {centre}} with {count, plural, one {{base}} other {# bases}}.',
  'intent.follow':
    '{count, plural, one {{base} follows} other {# bases follow}} the line on the {wing, select, left {left} right {right} other {centre}}.',
  'intent.shoot':
    '{count, plural, one {{base} shoots} other {# bases shoot}} at the enemy’s {goal, select, left {left} right {right} other {centre}}.',
};
