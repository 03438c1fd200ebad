import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum: deploying, and the dice and orders before the first bound. */
export const setup: Catalogue = {
  'dbmm.positions.beside': '{command} stands left of {other}, where it was recorded to its right.',
  'dbmm.positions.behind': '{command} stands before {other}, where it was recorded behind it.',
  'dbmm.positions.unknown': '{name} is no command, or was named twice: {known}.',
  'dbmm.setup.nobody':
    '{side} must deploy a command on the battlefield: army baggage and ambushes are not enough.',
  'dbmm.setup.rectangles':
    'The commands {command} and {other} would share ground: the rectangle around each must be its own.',
  'dbmm.setup.far-from-general': `{base} is ${far('distance')} from its general; at most ${far('most')} are allowed.`,
  'dbmm.setup.camp': 'The camp at {piece} encloses no baggage of a command.',
  'dbmm.setup.alone':
    '{base} stands alone: put it beside or behind others of its command, facing as they do.',
  'dbmm.setup.general-on-wing':
    'Near the short edge {base} must be in a group of light troops that may stand there.',
  'dbmm.setup.baggage-place': `{base} must stand in a town, on a shore, or in good going at most ${far('most')} from its own edge.`,
  'ask.deploy':
    '{side}: {part, select, baggage {deploy the baggage} exchange {change places or bring unusual troops by a stratagem, or leave all as it stands} other {deploy the army}}',
  'ask.deployment': 'Dice: who deploys first?',
  'ask.dice-orders': '{side}: which command gets which die in each bound?',
  'option.dice-orders': 'Highest die first: the commands {commands}',
  'option.dice-orders-even': 'Equal shares for all: the commands {commands}',
  'event.deployment-thrown': '{first} deploys first ({faces}).',
  'event.deployment-tied': 'Equal dice ({faces}): thrown again.',
  'screen.army.dbmm-facts':
    '{points} AP (our own prices){unspent, plural, =0 {} other {, {unspent} of the budget not spent}}, {elements, plural, one {1 base} other {# bases}} in {commands, plural, one {1 command} other {# commands}}{years, select, known { · {from, number, ::group-off}–{to, number, ::group-off}{era, select, before { BC} other {}}} other {}}',
  'screen.army.dbmm-line':
    'Command {command}: {count} × {troopFull}{general, select, none {} other {, {general}}}{ability, select, brilliant { (Brilliant)} inert { (inert)} other {}}{general, select, none {, {name}} other {}}',
  'phase.shattered': 'Shattered commands',
  'phase.rout-moves': 'Rout moves',
  'phase.feigned-flights': 'Feigned flights',
  'phase.rallying': 'Rallying',
  'name.shattered': 'shattered commands',
  'name.rout-moves': 'rout moves',
  'name.feigned-flights': 'feigned flights',
  'name.rallying': 'rallying',
  'phase.deployment-dice': 'Dice for deployment',
  'phase.orders': 'Orders for dice',
  'dbmm.setup.near-walls': `{base} is put down more than ${far('limit')} from enemy fortifications.`,
  'event.section-crossed': '{base} takes {piece} and crosses it.',
};
