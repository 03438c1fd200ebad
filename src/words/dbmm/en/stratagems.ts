import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** The name of the stratagem in a figure. */
export const named = (figure: string): string =>
  `{${figure}, select, hiddenObstacles {Hidden Obstacles} concealedCommand {Concealed Command} guides {Guides} scouting {Scouting} unusualTroops {Unusual Troops} changingDeployment {Changing Deployment} delayingBattle {Delaying Battle} feignedFlight {Feigned Flight} other {none}}`;

/** De Bellis Magistrorum Militum: each stratagem that armies buy. */
export const stratagems: Catalogue = {
  'ask.notes': '{side}: write down your stratagems, ambushes and absent commands, if you want any',
  'option.dbmm.hiddenObstacles': 'The stratagem Hidden Obstacles.',
  'option.dbmm.concealedCommand': 'The stratagem Concealed Command.',
  'option.dbmm.guides': 'The stratagem Guides.',
  'option.dbmm.scouting': 'The stratagem Scouting.',
  'option.dbmm.unusualTroops': 'The stratagem Unusual Troops.',
  'option.dbmm.changingDeployment': 'The stratagem Changing Deployment.',
  'option.dbmm.delayingBattle': 'The stratagem Delaying Battle.',
  'phase.scouting': 'Scouting',
  'phase.exchanges': 'Changes after deployment',
  'phase.delaying': 'Delaying the battle',
  'option.use-stratagem': `Use the stratagem ${named('stratagem')}`,
  'option.leave-stratagem': `Do without the stratagem ${named('stratagem')}`,
  'dbmm.stratagem.not-chosen': `${named('stratagem')} is not one of the stratagems that you have chosen for this battle.`,
  'dbmm.stratagem.not-agreed': `This battle does without the stratagem ${named('stratagem')}.`,
  'dbmm.stratagem.not-bought': `Your army has not bought the stratagem ${named('stratagem')}.`,
  'dbmm.stratagem.no-notes': 'Nothing of this kind is written down in this battle.',
  'dbmm.conceal.no-command': '{command} is no command of yours.',
  'dbmm.conceal.never':
    'The command {command} is that of the C-in-C or the baggage of the army: it cannot be concealed.',
  'dbmm.conceal.away':
    'The command {command} is not free to be concealed: some of it is on the table or away.',
  'dbmm.conceal.rectangle':
    'The area must be a rectangle along the edges of the battlefield, given by its four corners.',
  'dbmm.conceal.too-far': `The area reaches ${far('distance')} from your edge: at most ${far('most')} are allowed.`,
  'dbmm.conceal.aside': `The area is ${far('distance')} from a short edge: too near for {base}.`,
  'dbmm.conceal.seen':
    'The enemy could see the command {command} there from where he deploys: only hills, woods, dunes, orchards and towns hide it.',
  'dbmm.conceal.no-room': 'The area is too small for the command {command}.',
  'dbmm.conceal.outside': '{base} would stand outside the area of the concealed command.',
  'dbmm.conceal.ground': '{base} cannot stand there.',
  'dbmm.conceal.whole': 'A concealed command is called back as a whole.',
  'event.command-concealed': '{side}: the command {command} lies concealed, in secret.',
  'event.conceal-called-back': '{side}: the command {command} is not concealed after all.',
  'dbmm.guides.path': 'A route has at least two points, all of them on the table.',
  'dbmm.guides.one-feature':
    'A route leads through one area feature or across one river; this one meets {count, plural, =0 {none} other {#}}.',
  'dbmm.guides.impassable': 'No guide knows a way through {piece}: it is impassable.',
  'event.route-recorded': '{side} has recorded the route of its guides, in secret.',
  'event.route-shown': '{base} is on the route that guides know: {side} shows it.',
  'dbmm.scouts.unfit': '{base} is no element of yours that is still to be deployed, or is named twice.',
  'dbmm.scouts.troops': '{base} cannot scout: light horse, cavalry and psiloi do.',
  'dbmm.scouts.most': '{count, plural, one {# element} other {# elements}} would scout: at most {most} may.',
  'dbmm.scouts.no-ambush': '{base} is a scout and deploys with its command.',
  'dbmm.scouts.hours': 'Say by how many hours the battle begins later, or earlier: one of {hours}.',
  'ask.scouting-dice': 'Dice: what do the scouts find out?',
  'ask.scouting':
    '{side}: what have your scouts discovered? ({left, plural, one {# discovery} other {# discoveries}} left)',
  'ask.lose-scout': '{side}: which scout is lost?',
  'option.lose-scout': 'Lose {base}',
  'option.scouts-stratagems': 'His stratagems, and his commands that are away',
  'option.scouts-obstacles': 'His hidden obstacles',
  'option.scouts-ambushes': 'His ambushes, and his concealed command',
  'option.scouts-earlier': '{count, plural, one {Begin # hour earlier} other {Begin # hours earlier}}',
  'option.scouts-later': '{count, plural, one {Begin # hour later} other {Begin # hours later}}',
  'event.scouts-recorded': '{side} has recorded its scouts, in secret: {bases}.',
  'event.scouts-thrown': 'The scouts of both sides: dice {faces}, sums {sums}.',
  'event.scout-lost': '{side} loses a scout: {bases}.',
  'event.discovery-made': 'The scouts of {side} make a discovery.',
  'event.discovered-stratagems': `The enemy uses ${named('first')}{second, select, none {} other { and ${named('second')}}}; {count, plural, =0 {no command is away} one {a command is away: {commands}} other {commands are away: {commands}}}.`,
  'event.discovered-obstacles':
    '{count, plural, =0 {The enemy has no hidden obstacles.} other {Hidden obstacles of the enemy (cm from the west and the south): {places}.}}',
  'event.discovered-ambushes':
    '{count, plural, =0 {Nobody lies in ambush.} other {The enemy hides here (cm from the west and the south): {places}.}}',
  'event.hour-changed': 'The scouts of {side} change the hour: the armies stand at {hour} h.',
  'dbmm.unusual.unfit': '{base} is no element of yours that is still to be deployed, or is named twice.',
  'dbmm.unusual.troops': '{base} is not unusual: El, Exp, Cm, Art, WWg and troops of grade (X) are.',
  'dbmm.unusual.most':
    '{count, plural, one {# element} other {# elements}} would be kept back: at most {most} may.',
  'dbmm.unusual.one-command': 'Unusual troops are all of one command.',
  'dbmm.unusual.later': '{base} is of your unusual troops: you place it when both armies stand.',
  'dbmm.unusual.outside': '{base} would stand outside the rectangle of the command {command}.',
  'event.unusual-recorded': '{side} has recorded its unusual troops, in secret: {bases}.',
  'dbmm.exchange.two': 'Two of your deployed commands change places: {commands}.',
  'dbmm.exchange.no-room': 'The command {command} finds no room in the place of the other.',
  'dbmm.exchange.again': 'Two commands have changed places already.',
  'dbmm.exchange.stands': '{base} stands already: only unusual troops and exchanged commands are placed now.',
  'dbmm.exchange.outside':
    '{base} would stand outside the rectangle that the command {command} has taken over.',
  'option.exchange': 'Let the commands {one} and {other} change places',
  'event.commands-exchanged': 'The commands {one} and {other} of {side} change places.',
  'ask.delaying': 'Dice: by how many hours is the battle delayed?',
  'event.battle-delayed': 'The battle is delayed ({faces}): it begins at {hour} h.',
};
