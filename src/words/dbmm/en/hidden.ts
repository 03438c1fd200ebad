import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum: what is hidden, commands that are away, stratagems. */
export const hidden: Catalogue = {
  'dbmm.ambush.elephants': '{base} are elephants and lie in no ambush.',
  'dbmm.ambush.one-group': '{bases} are not one group of one command, as an ambush must be.',
  'dbmm.away.most':
    '{count, plural, one {# command} other {# commands}} would stay off the battlefield: at most {most} may.',
  'dbmm.delay.not-agreed': 'In this battle no command comes late.',
  'dbmm.delay.no-command': '{command} is no command that could come late.',
  'dbmm.delay.marches': 'The command {command} goes on a flank march: call it back first.',
  'dbmm.delay.never':
    'The command {command} is that of the C-in-C or the baggage of the army: it is there from the beginning.',
  'dbmm.delay.most':
    '{count, plural, one {# command} other {# commands}} would come late: at most {most} may.',
  'dbmm.delay.near-side': `{base} would enter ${far('distance')} from a short edge; a delayed command keeps ${far('least')} away.`,
  'dbmm.flank.delayed': 'The command {command} comes late: call it back first.',
  'dbmm.flank.army-baggage': '{command} is the baggage of the army: it goes on no flank march.',
  'dbmm.flank.without-general': 'The command {command} has no general to lead it on a flank march.',
  'dbmm.flank.no-water':
    'The command {command} has ships: it can only go to an edge that is water, not to the {edgeName} one.',
  'event.command-delayed': '{side}: the command {command} comes late, in secret.',
  'event.delay-called-back': '{side}: the command {command} is there from the beginning after all.',
  'event.flank-march-comes': 'The command {command} of {side} comes round the {edgeName} flank.',
  'event.delayed-command-comes': 'The delayed command {command} of {side} comes.',
  'event.train-lost':
    'The command {command} of {side} has met the enemy on its flank march and lost its train: {bases}.',
  'event.commands-away':
    '{side}: {count, plural, one {# command is} other {# commands are}} not on the battlefield.',
  'option.delay': 'Let the command {command} come late',
  'option.no-delay': 'Let the command {command} be there from the beginning',
  'option.dbmm.ambush': 'Ambushes.',
  'option.dbmm.flankMarches': 'Flank marches and delayed commands.',
  'dbmm.feign.troops': '{base} cannot feign flight: LH can, and Cv, Cm or Wb (F) if their list says so.',
  'dbmm.feign.broken': '{base} is of a broken command: it feigns no flight.',
  'dbmm.feign.contact': '{base} is in contact with an enemy: it feigns no flight.',
  'dbmm.feign.far': `No enemy is within ${far('limit')}: nobody would be drawn.`,
  'dbmm.feign.points':
    'A feigned flight costs {price} PIPs, and the command has {left, plural, one {# left} other {# left}}.',
  'dbmm.feign.one-group': '{bases} are not one group of one command.',
  'dbmm.feign.again': 'Your army has feigned a flight before.',
  'dbmm.feign.not-chosen': 'Feigned flight is not one of the stratagems that you chose for this battle.',
  'dbmm.stratagem.unknown': '“{name}” is not a stratagem that can be chosen here, each once: {known}.',
  'dbmm.stratagem.most':
    '{count, plural, one {# stratagem} other {# stratagems}} would be used in the battle: at most {most} may.',
  'event.flight-feigned': '{side} feigns flight: {bases}.',
  'event.positions-noted': '{side} has recorded how its commands will stand, in secret.',
  'event.stratagems-chosen': '{side} has chosen its stratagems, in secret.',
  'option.feign-flight': 'Feign flight with {bases}',
  'option.dbmm.feignedFlight': 'Feigned flights.',
  'ask.feigned-flights.over': '{side}: no group can feign flight; go on with “End phase”',
  'ask.feigned-flights': '{side}: does a group feign flight?',
};
