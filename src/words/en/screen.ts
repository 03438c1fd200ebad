import type { Catalogue } from '../types.ts';
import { battleScreen } from './battle-screen.ts';

const home: Catalogue = {
  'screen.about.1': 'A referee for miniature battles of the DBx family.',
  'screen.about.2':
    'Move bases freely, by the millimetre. Acies knows the rules, measures, throws the dice, and says why.',
  'screen.quick.bnb': 'Play a small battle',
  'screen.quick.hott': 'Play a fantasy battle',
  'screen.quick.hint':
    'Two armies that suit each other, yours against the bot’s, set up by the rules. No account, nothing to install.',
  'screen.new': 'New battle',
  'screen.kept': 'Your battles',
  'screen.kept.none': 'None yet. Battles are kept in this browser as you play.',
  'screen.kept.facts': '{commands, plural, =0 {not begun} one {1 command} other {# commands}} · {when}',
  'screen.kept.save': 'Save {name} to a file',
  'screen.kept.delete': 'Delete {name}',
  'screen.open': 'Open a file',
  'screen.open.hint': 'A saved battle or a scenario; you can also drop the file anywhere on the page.',
  'screen.open.failed': 'This could not be opened',
  'screen.open.failed.file': '{name} could not be opened',
  'screen.file.unknown':
    'This is no battle and no scenario, which are JSON, and no army: one line of it would begin with "army:", "list:" or "order:".',
  'screen.file.empty': 'The file holds no scenario.',
  'screen.file.too-large': 'The file is too large to be a battle ({size} bytes).',
  'screen.file.unreadable': 'The file cannot be read: {why}',
  'screen.faults.lost': 'Nothing has been changed or lost.',
  'screen.record.broken': '{name} does not hold to its end',
  'screen.record.broken.from':
    'Its command {entry} of {count} ({command}) would not be taken, or would come to something else, by the rules as they are played here. The file has been altered, or comes from another version of the program.',
  'screen.record.broken.shown':
    'You see the battle as far as its record holds. What follows is there too, as the file tells it; the rules do not vouch for it.',
  'screen.scenarios': 'Choose a scenario',
  'screen.credit':
    'Blood and Blades is by Jean-Pierre Rivière; its clauses are retold here under CC BY-SA 4.0. Hordes of the Things is by Phil Barker, Sue Laflin Barker and Richard Bodley Scott; what it says is told here in our own words. The program is under the MIT licence.',
  'screen.against': 'against',
  'screen.delete': 'Delete',
  'screen.delete.sure': 'Delete “{name}” from this browser for good?',
  'screen.save': 'Save to a file',
  'screen.save.short': 'Save',
  'screen.home': 'All battles',
  'screen.loading': 'Loading …',
  'screen.nowhere': 'There is nothing at this address',
  'screen.workshop': 'The workshop: armies of your own',
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
  'screen.army.south': '{ruleset, select, hott {First army} other {In the south}}',
  'screen.army.north': '{ruleset, select, hott {Second army} other {In the north}}',
  'screen.army.open': 'Open an army file …',
  'screen.army.forget': 'Remove it from this browser',
  'screen.army.swap': 'Swap sides',
  'screen.army.findings':
    '{count, plural, one {One thing in it departs} other {# things in it depart}} from the rules for armies.',
  'screen.opponent': 'Against',
  'screen.opponent.playing': 'The bot',
  'screen.opponent.playing.hint': 'thinks for a moment',
  'screen.opponent.light': 'The light bot',
  'screen.opponent.light.hint': 'answers at once, and overlooks more',
  'screen.opponent.two': 'Two people',
  'screen.opponent.two.hint': 'on this screen',
  'screen.seat': 'You lead',
  'screen.seat.south': '{ruleset, select, hott {dice say from which edge} other {from the south}}',
  'screen.seat.north': '{ruleset, select, hott {dice say from which edge} other {from the north}}',
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
  'screen.ruleset.hint':
    '{ruleset, select, hott {fantasy: gods, dragons, heroes, strongholds} bnb {ancient armies, 3000 BC to 705 BC} other {}}',
  'screen.army.suited': 'Two that suit each other',
};

const deploy: Catalogue = {
  'screen.deploy': '{count, plural, =0 {All bases stand} one {1 base to deploy} other {# bases to deploy}}',
  'screen.deploy.troop':
    '{troopName}{leader, select, yes { ({ruleset, select, hott {general} other {C-in-C}})} other {}}',
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
    '{count, plural, one {One base} other {# bases}}, {wide} wide and {deep} deep: click the table where the middle of the front shall stand, up to {depth, number, distance} {unit} from your edge.',
  'screen.deploy.down': '{count, plural, one {One base is} other {# bases are}} put down.',
  'screen.deploy.rest': 'Deploy the rest for me',
  'screen.deploy.back': 'Take {count, plural, one {it} other {# bases}} back',
  'screen.end-deployment': 'Deployment is done',
};

const clauses: Catalogue = {
  'screen.clauses': 'The clauses',
  'screen.clauses.of': 'The clauses of {name}',
  'screen.clauses.search': 'Search',
  'screen.clauses.found': '{count, plural, =0 {No clause} one {1 clause} other {# clauses}}',
  'screen.clauses.failed': 'The clauses could not be loaded. Is the network gone?',
  'screen.clause.open': 'Read clause {rule}',
  'screen.clause.unknown': 'No clause is called {rule}.',
  'screen.clause.deferred': 'Not played yet: {what}.',
  'deferred.campaign': 'campaigns',
  'screen.clause.credit': '{name} is by {author}. The clauses are retold in our own words, under',
};

const settings: Catalogue = {
  'screen.settings': 'Settings',
  'screen.language': 'Language',
  'screen.unit': 'Lengths',
  'screen.unit.MU': 'As the rules do: move units, paces',
  'screen.unit.paces': 'Paces',
  'screen.unit.mm': 'Millimetres',
  'screen.unit.BW': 'Base widths',
  'screen.pieces': 'Bases show',
  'screen.pieces.figures': 'drawn figures',
  'screen.pieces.letters': 'the rulebook’s letters',
  'screen.pace': 'The bot',
  'screen.pace.of': '{pace, select, 0 {without pauses} 250 {quick} 700 {calm} 1500 {slow} other {{pace}}}',
  'screen.animate': 'Bases move along their way',
};

const help: Catalogue = {
  'screen.help': 'Help',
  'screen.help.pick':
    'Click a base to pick it, once more to pick its group. Drag what is picked: a ghost shows where it would stand, how far that is, what it costs and what it would meet.',
  'screen.help.order':
    'A ghost that is allowed is given as an order when you let it go or press Enter. One that is refused says every reason, and finds the nearest allowed move for you.',
  'screen.help.phase': 'Every phase ends when you say so. What can still be done is counted above the table.',
  'screen.help.clause':
    'Small names such as {ruleset, select, hott {result.4} other {zoc.4}} are clauses of the rules: click one to read it.',
  'screen.help.undo':
    'Orders can be taken back up to the last throw of dice; farther back the other side is asked. The log and the slider go through the whole battle.',
  'screen.cap.Enter': 'Enter',
  'screen.cap.Shift': 'Shift',
  'screen.cap.Esc': 'Esc',
  'screen.cap.End': 'End',
  'screen.keys.table': 'Keys on the table',
  'screen.keys.everywhere': 'Keys everywhere in a battle',
  'screen.key.walk': 'from base to base',
  'screen.key.give': 'pick; give the order',
  'screen.key.group': 'its group, or it alone',
  'screen.key.move': 'move what is picked; pan',
  'screen.key.pivot': 'pivot on the left, the right',
  'screen.key.turnabout': 'turn about',
  'screen.key.full': 'full move ahead',
  'screen.key.propose': 'next, previous proposal',
  'screen.key.nearest': 'nearest allowed move',
  'screen.key.sizes': 'longer, finer steps',
  'screen.key.measure': 'measure',
  'screen.key.zoom': 'nearer, farther, whole table',
  'screen.key.cancel': 'cancel, let go',
  'screen.key.undo': 'take back',
  'screen.key.redo': 'do again',
  'screen.key.pane': 'from the table to what is asked, and back',
  'screen.key.end': 'end the phase',
  'screen.key.step': 'step back, forth',
  'screen.key.help': 'this help',
};

/** Everything on the screen beside the table. */
export const screen: Catalogue = {
  ...home,
  ...setup,
  ...deploy,
  ...battleScreen,
  ...clauses,
  ...settings,
  ...help,
};
