import type { Catalogue } from '../types.ts';
import { battleScreen } from './battle-screen.ts';

const home: Catalogue = {
  'screen.picture': 'Two armies of small bases meet on a green table',
  'screen.go-on': 'Go on: {name}{yours, select, yes {. Your move} other {}}',
  'screen.door.learn': 'Learn',
  'screen.door.learn.what': 'Ten minutes at the table, one idea at a time. You need no rulebook and no army.',
  'screen.door.learn.first': 'New here? Begin with this',
  'screen.door.play': 'Play',
  'screen.door.build': 'Build',
  'screen.door.build.what':
    'Make an army of your own for {games}. The army builder counts its points and checks it by the rules.',
  'screen.workshop.short': 'Open the army builder',
  'screen.learn': 'Learn to play',
  'screen.about.1':
    'A referee for battles with miniatures, ancient and fantastic, by the rules of the DBx family.',
  'screen.about.2':
    'Move bases freely, by the millimetre. Acies knows the rules, measures, throws the dice, and says why.',
  'screen.quick.hint':
    'Two armies that suit each other, set up by the rules. You play against a bot for beginners, which marches straight at you. No account, nothing to install.',
  'screen.campaign': 'Campaign',
  'screen.at-distance': 'Play at a distance',
  'screen.new': 'New battle',
  'screen.kept': 'Your battles',
  'screen.kept.none': 'None yet. Battles are kept in this browser as you play.',
  'screen.kept.facts':
    '{end, select, won {you won} lost {you lost} drawn {a draw} over {it is over} other {{commands, plural, =0 {not begun} other {under way}}}} · {when}',
  'screen.kept.save': 'Save {name} to a file',
  'screen.kept.delete': 'Delete {name}',
  'screen.open': 'Open a file',
  'screen.open.hint': 'A saved battle or a scenario; you can also drop the file anywhere on the page.',
  'screen.open.failed': 'This could not be opened',
  'screen.open.failed.file': '{name} could not be opened',
  'screen.faults.lost': 'Nothing has been changed or lost.',
  'screen.record.broken': '{name} cannot be checked to its end',
  'screen.record.broken.from':
    'Its command {entry} of {count} ({command}) is not allowed by the rules of this version, or has another result. The file has been changed, or was made by another version of the program.',
  'screen.record.broken.shown':
    'You see the battle just before that. What follows is kept too, as the file has it, but the rules have not checked it.',
  'screen.scenarios': 'Choose a scenario',
  'screen.credit': 'The program is under the MIT licence.',
  'screen.against': 'against',
  'screen.delete': 'Delete',
  'screen.delete.sure': 'Delete “{name}” from this browser for good?',
  'screen.save': 'Save to a file',
  'screen.export': 'Copies and prints …',
  'screen.save.short': 'Save',
  'screen.home': 'Start page',
  'screen.loading': 'Loading …',
  'screen.nowhere': 'There is nothing at this address',
  'screen.workshop': 'Army builder: armies of your own',
};

const setup: Catalogue = {
  'screen.new.begin': 'Begin the battle',
  'screen.new.busy': 'Setting up …',
  'screen.new.failed': 'This battle cannot begin',
  'screen.new.sizes':
    'The armies are of different sizes: {name} of {one} AP, {otherName} of {other} AP. Choose two of the same size.',
  'screen.new.fault-of': '{army}: {fault}',
  'screen.new.no-armies': 'There are no armies for a small battle.',
  'screen.cancel': 'Cancel',
  'screen.battle.name': '{red} – {blue}',
  'screen.army.south': 'In the south',
  'screen.army.north': 'In the north',
  'screen.army.open': 'Open an army file …',
  'screen.army.forget': 'Remove it from this browser',
  'screen.army.swap': 'Swap sides',
  'screen.army.findings':
    '{count, plural, one {One thing in it departs} other {# things in it depart}} from the rules for armies.',
  'screen.opponent': 'Against',
  'screen.opponent.beginner': 'Beginner: marches straight at you',
  'screen.opponent.beginner.hint': 'moves half of its bases a turn, and weighs no fight: for a first battle',
  'screen.opponent.light': 'Easy: fast, overlooks more',
  'screen.opponent.light.hint': 'takes the first good order that it finds',
  'screen.opponent.playing': 'Full strength',
  'screen.opponent.playing.hint': 'compares all its orders; thinks for a moment',
  'screen.opponent.master': 'Master: leads by a plan',
  'screen.opponent.master.hint': 'plans each turn, then compares all its orders; thinks for some seconds',
  'screen.character': 'Its character',
  'screen.character.careful': 'Careful',
  'screen.character.careful.hint': 'fears your attacks, and waits for a good fight',
  'screen.character.steady': 'Steady',
  'screen.character.steady.hint': 'weighs what it may win and lose',
  'screen.character.rash': 'Rash',
  'screen.character.rash.hint': 'comes at you, and fights at even odds',
  'screen.opponent.elsewhere': 'Somebody at another place …',
  'screen.opponent.two': 'Two people',
  'screen.opponent.two.hint': 'on this screen',
  'screen.seat': 'You lead',
  'screen.seat.south': 'from the south',
  'screen.seat.north': 'from the north',
  'screen.setup': 'Setup',
  'screen.setup.by-rules': 'Ready at once',
  'screen.setup.by-rules.hint': 'terrain and deployment by the rules',
  'screen.setup.by-hand': 'Deploy by hand',
  'screen.setup.all-by-hand': 'All by hand',
  'screen.setup.all-by-hand.hint': 'terrain piece by piece, then deployment',
  'screen.setup.by-hand.hint': 'terrain is laid for you',
  'screen.table.size': 'Table',
  'screen.table.size.of': '{width} × {depth} MU',
  'screen.table.size.mm': '{width, number, ::group-off} × {depth, number, ::group-off} mm',
  'screen.name': 'Name',
  'screen.army': '“{name}”',
  'screen.side': '{side, select, red {Red} blue {Blue} dice {Dice} other {{side}}}',
  'screen.ruleset': 'Rules',
  'screen.army.suited': 'Two that suit each other',
};

const deploy: Catalogue = {
  'screen.deploy': '{count, plural, =0 {All bases stand} one {1 base to deploy} other {# bases to deploy}}',
  'screen.deploy.troop': '{troopKind}{leader, select, yes { (general)} other {}}',
  'screen.deploy.of-command': 'Command {command}',
  'screen.deploy.some': '{count} {troop}',
  'screen.deploy.in-command': '{troops}.',
  'screen.deploy.less': 'One {troopName} fewer',
  'screen.deploy.more': 'One {troopName} more',
  'screen.deploy.of': '{chosen} of {count}',
  'screen.deploy.all': 'All',
  'screen.deploy.none': 'None',
  'screen.deploy.wide': 'Bases wide',
  'screen.deploy.line': 'In one line',
  'screen.deploy.column': 'In column',
  'screen.deploy.anywhere': 'Place them for me',
  'screen.deploy.choose': 'Choose how many of each troop to put down together.',
  'screen.deploy.click':
    '{count, plural, one {One base} other {# bases}}, {wide} wide and {deep} deep: {hand, select, finger {tap} other {click}} the table where the middle of the front shall stand, up to {depth, number, distance} {unit} from your edge.',
  'screen.deploy.arrive':
    '{count, plural, one {One base} other {# bases}}, {wide} wide and {deep} deep: {hand, select, finger {tap} other {click}} beside the table edge where they come in.',
  'screen.deploy.down': '{count, plural, one {One base is} other {# bases are}} put down.',
  'screen.deploy.rest': 'Deploy the rest for me',
  'screen.deploy.barred':
    'With {count, plural, one {the base that stands} other {the # bases that stand}} now, there is no legal way to deploy the rest.',
  'screen.deploy.anew':
    'Take {count, plural, one {it} other {all # bases}} back, and deploy everything for me',
  'screen.deploy.back': 'Take {count, plural, one {it} other {# bases}} back',
  'screen.end-deployment': 'Deployment is done',
};

const clauses: Catalogue = {
  'screen.rulebook': 'The rulebook',
  'screen.rulebook.close': 'Close the rulebook',
  'screen.clauses': 'The clauses',
  'screen.clauses.of': 'The clauses of {name}',
  'screen.clauses.search': 'Search',
  'screen.clauses.found': '{count, plural, =0 {No clause} one {1 clause} other {# clauses}}',
  'screen.clauses.failed': 'The clauses could not be loaded. You seem to be offline.',
  'screen.clause.why': 'why?',
  'screen.clause.told': 'Read it in the book',
  'screen.clause.open': 'Read clause {rule}',
  'screen.clause.unknown': 'No clause is called {rule}.',
  'screen.clause.deferred': 'Not played yet: {what}.',
  'deferred.campaign': 'campaigns',
  'screen.clause.credit': '{name} is by {author}. The clauses are retold in our own words, under',
};

const dialogs: Catalogue = {
  'screen.settings': 'Settings',
  'screen.link': 'Link to the position',
  'screen.link.what':
    'It holds the whole position, in {count, plural, one {# character} other {# characters}}.',
  'screen.link.damaged': 'This link is damaged.',
  'screen.help': 'Help',
};

/** Everything on the screen beside the table. */
export const screen: Catalogue = {
  ...home,
  ...setup,
  ...deploy,
  ...battleScreen,
  ...clauses,
  ...dialogs,
};
