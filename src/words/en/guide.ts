import type { Catalogue } from '../types.ts';
import { bots } from './bots.ts';
import { why } from './why.ts';

/** What helps a player in a battle, loaded when it is first shown. */
export const guide: Catalogue = {
  ...bots,
  ...why,
  'screen.recent': 'Since your last order',
  'screen.recent.more':
    'The log tells of {count, plural, one {one lesser event} other {# lesser events}} more.',
  'screen.recent.of': 'What {side} has done',
  'screen.recent.lost': '{you, select, yes {You lost} other {{side} lost}}: {bases}.',
  'screen.recent.stopped': '{bases} find no way to advance, and stay.',
  'screen.recent.limit':
    '{you, select, yes {Your army breaks} other {{side} breaks}} at {is} lost, no longer at {was}: {way, select, up {more} other {less}} of it counts now.',
  'screen.recent.how':
    '{base}{how, select, fought { (beaten by {enemy})} shot { (shot by {enemy})} spell { (spell of {enemy})} overrun { (run over by {by}{from, select, none {} other {, which {way, select, fled {fled} other {went back}} from {from}}})} other {}}',
  'screen.recent.passed': '{side} has passed: no orders.',
  'screen.recent.after': 'What it was after',
  'screen.recent.again': 'Show it again',
  'screen.recent.steps': 'Step by step',
  'guide.commands': 'Your commands',
  'guide.commands.what': 'Each has a general, and a die for orders of its own. Its bases carry its sign.',
  'guide.command': 'Command {command}:',
  'screen.brief':
    'You lead {side}, the {colour, select, brown {brown} other {blue}} bases. {goal} Each order costs points ({point}s), which a die gives {commands, select, yes {each of your commands} other {you}} every turn.{hand, select, finger { Tap a base, once more for its line; then drag it.} other {}}',
  'screen.brief.waiting':
    '{count, plural, one {One of your bases waits} other {# of your bases wait}} beside the table ({troops}).',
  'screen.brief.offered':
    'The phase “Arrivals”, before your moves, offers {count, plural, one {it} other {them}}{known, select, yes { once {count, plural, one {it} other {they}} can come} other {}}.',
  'screen.brief.more': 'How they come',
  'screen.brief.never': '{troops} cannot come in this battle: the table has no ground where they could hide.',
  'screen.brief.theirs': 'The enemy can still bring onto the table: {troops}.',
  'screen.brief.none-came': 'None of your waiting bases could come onto the table in this bound.',
  'screen.brief.trails': 'Dashed lines show where the enemy has come from.',
  'screen.brief.lessons': 'New here? Short lessons teach the game.',
  'screen.brief.danger':
    'Danger: {bases} can reach your stronghold in the next enemy bound. If {count, plural, one {it beats} other {one of them beats}} the stronghold there, you lose the battle. Put troops in the way.',
  'screen.brief.breaks':
    '{you, select, yes {Your army} other {{side}}} {why, select, losses {has lost {losses} of the {routing} {points} that break it} other {has lost its general or its stronghold}}: at the end of this bound {you, select, yes {you lose the battle} other {it is beaten}}, unless that changes before.',
  'screen.brief.no-shots': 'No shooting after your last moves: none of your shooters had an enemy in range.',
  'screen.brief.dear':
    'That order cost {cost, plural, one {1 {point}} other {# {point}s}}. What made it dearer: {causes}.',
  'screen.brief.how': 'How?',
  'screen.shots.theirs': 'The enemy shoots at you: {count, plural, one {1 shot} other {# shots}}',
  'screen.shots.both':
    'Both sides shoot in this bound. The shots of the enemy are settled here too: press “Throw the dice”, and see what becomes of your base.',
  'screen.shot.suffer': 'Throw the dice',
  'screen.fight.factors': 'Factors',
  'screen.fights': '{count, plural, one {1 close combat} other {# close combats}} to fight',
  'screen.shots':
    '{count, plural, one {1 shot} other {# shots}} possible{among, plural, =0 {} other {: choose among # targets}}',
  'screen.fight.pair': '{base} – {against}',
  'screen.fight.go': 'Fight',
  'screen.shot.lead': 'Primary shooter:',
  'screen.shot.go': 'Shoot',
  'screen.odds': 'odds',
  'screen.odds.ways': '{ways} of {of}',
  'screen.odds.here': '{kind, select, shot {The shot} spell {The spell} other {The fight}} before the dice',
  'screen.odds.there':
    '{kind, select, shot {The shot} spell {The spell} other {The fight}} it would have there',
  'screen.result': '{kind, select, shot {The shot} spell {The spell} other {The fight}} is decided',
  'screen.result.became': '{base}: {outcome}.',
  'screen.result.sum': 'How it adds up',
  'screen.spells':
    '{count, plural, one {1 spell} other {# spells}} possible{among, plural, =0 {} other {: choose among # targets}}',
  'screen.spells-and-shots': 'Spells and shots to choose from',
  'screen.spell.go': 'Bespell',
  'screen.spell.aid': 'with the aid of',
  'screen.goal': 'What wins, and how far it is',
  'screen.goal.far':
    '{you, select, yes {Your army} other {{side}}} has lost {losses} of the {routing} {points} that break it.',
  'screen.card.price': 'Price of an order: {cost, plural, =0 {free} one {1 {point}} other {# {point}s}}',
  'screen.card.here':
    'From here it may go only {length, number, distance} {unit} straight ahead: the ground or a base holds it up.',
  'screen.card.idle':
    '{base} touches {others} with its front, but they do not fight: they are not lined up. A fight needs front on front, front on rear, or its front along the side of the enemy with their front corners together.{can, select, yes { An order can line it up: drag it against {others}.} no { No order can line it up now: something keeps it, as the front of another enemy does.} other {}}',
  'screen.card.worth': 'If it is lost: {worth} of the {routing} {points} that break its army.',
  'screen.end.score': 'Points and losses',
  'screen.summary.score': 'Score',
  'screen.summary.secondary': 'Second score',
  'screen.summary.losses': 'Points lost',
  'screen.summary.routing': 'Breaks at',
  'screen.summary.rounds': '{rounds, plural, one {It took one round.} other {It took # rounds.}}',
  'screen.end.won': 'You won',
  'screen.end.lost': 'You lost',
  'screen.end.drawn': 'A draw',
  'screen.end.wins': '{side} has won',
  'screen.end.why':
    '{how, select, resigned {{you, select, yes {You gave} other {{side} gave}} the battle up.} general {{you, select, yes {You} other {{side}}} lost the general, and more army points than the enemy: {losses} against {others}.} stronghold {The stronghold of {you, select, yes {your army} other {{side}}} was taken.} time {Time is up, and {you, select, yes {your army} other {{side}}} has the worse score: it has lost {losses} of the {routing} that break it.} night {Night has fallen, and {you, select, yes {your army} other {{side}}} has the worse score: it has lost {losses} of the {routing} that break it.} other {{you, select, yes {Your army} other {{side}}} broke: it has lost {losses}, and it breaks at {routing}.}}',
  'screen.end.why-drawn':
    '{how, select, mutual {Both armies are defeated.} agreed {Both sides agreed on it.} time {Time is up.} night {Night has fallen.} other {Neither army is defeated.}}',
  'screen.end.lost-troop':
    '{count} × {troopName}{worth, select, 0 {} other { ({count, plural, one {} other {each }}{worth})}}',
  'screen.end.lost-none': 'nothing',
  'screen.end.lost-by': '{side} lost: {lost}.',
  'screen.end.rematch': 'Rematch',
  'screen.end.swap': 'Swap sides',
  'screen.end.review': 'Review',
  'screen.card.moves': 'Moves',
  'screen.card.name': 'Your name for it',
  'screen.card.open': 'open ground {length, number, distance} {unit}',
  'screen.card.on': '{what} {length, number, distance} {unit}',
  'screen.card.beats': 'Good hand to hand against',
  'screen.card.beware': 'Weak hand to hand against',
  'screen.card.nobody': 'no enemy here',
  'screen.card.quickly':
    '{all, select, yes {Any defeat by an enemy of this battle in close combat destroys it at once, however small.} other {A defeat by {troops} in close combat destroys it at once, however small.}}',
  'screen.card.legend.reach': 'Dotted on the table: how far it may go now.',
  'screen.card.legend.zones':
    'Hatched on the table: zones of control. The zone of an enemy limits what may be done in it.',
  'screen.card.legend.ranges':
    'Shaded on the table: the ground that shooters cover. Dashed ring: within it the general’s orders cost no more. Dotted ring: the reach of magic.',
  'screen.card.legend.gaps': 'Lined on the table: gaps between bases.',
  'screen.card.in-range': 'In range now: {targets}.',
  'screen.card.against': 'Against each enemy troop, alone in the open',
  'screen.card.factors': 'factors {own} : {enemy}',
  'screen.fate': '{who}: {parts}',
  'screen.fate.edge':
    '{better, select, none {An even fight} own {{size, select, large {Good for you} other {A little better for you}}} enemy {{size, select, large {Bad for you} other {A little worse for you}}} other {{size, select, large {{base} has the better of it} other {{base} is a little better off}}}}',
  'screen.fate.stands': 'stands {share}',
  'screen.fate.back': 'recoils or flees {share}',
  'screen.fate.lost': 'lost {share}',
  'screen.term': 'What does it mean?',
  'screen.warn.tramples':
    'If {base} is beaten and goes back or flees, it tramples {bases} in its way, which {count, plural, one {is} other {are}} then destroyed.',
  'screen.warn.likely-lost': 'Probably a bad fight: {base} is lost in {share} of throws.',
  'screen.warn.switch': 'Warn of orders that are probably bad',
  'screen.ground': '{kind}',
  'screen.aim': 'Order by pointing …',
  'screen.aim.point': 'Point at the base that you mean, a friend or an enemy.',
  'screen.aim.near': 'Or choose it here:',
  'screen.aim.of': 'What shall they do about {base}?',
  'screen.aim.none': 'No such order is allowed within reach.',
  'screen.aim.line-up': 'Attack it in front',
  'screen.aim.flank': 'Attack its flank',
  'screen.aim.rear': 'Attack its rear',
  'screen.aim.overlap': 'Overlap it: touch corners, to help a neighbour in its fight',
  'screen.aim.inside-zone': 'Stop just inside its zone',
  'screen.aim.outside-zone': 'Stop just outside its zone',
  'screen.aim.outside-range': 'Stop just outside its range',
  'screen.aim.towards': 'Go towards it',
  'screen.aim.join': 'Join it side by side',
  'screen.aim.behind': 'Line up behind it',
  'screen.brief.label': 'In short',
  'screen.hints': 'Help',
  'screen.hints.now': 'What can I do now?',
  'screen.hints.suggest': 'Suggest an order',
  'screen.hints.suggest.other': 'Suggest another order',
  'screen.hints.suggest.again': 'Suggest the first order again',
  'screen.hints.suggest.choice': 'Suggest a choice',
  'screen.hints.thinking': 'Looking …',
  'guide.now.orders':
    'Each order moves one base, or one group as a whole, and costs points; most bases may be ordered once. Pick a base, drag it to its place and let go. {hand, select, finger {Tap it twice to take the whole line. To take a part of a line, keep your finger on each further base, or press “Pick by a box” over the table.} other {Click it twice to take the whole line. To take a part of a line, hold Shift and click each further base, or press “Pick by a box” beside the table.}} Touching an enemy with the front begins a fight; its dice are thrown after the moves. When you have no points left, or nothing more to order, end the phase: points are not kept.',
  'guide.now.shoot':
    'Your shooters may shoot at enemies in their range. Choose a pair: its bar shows what may become of the target, and “Factors” tells why.',
  'guide.now.fight':
    'Bases that touch an enemy with their front fight. Choose the next fight: the order matters, since a base that goes back no longer helps its neighbours.',
  'guide.now.pursue':
    'A base that has beaten its enemy may follow it, or stay. If it follows, it presses the enemy, but it may leave its friends and show its flanks; if it stays, the line holds together.',
  'hint.choice':
    'Better: “{choice}”. The bot has tried each choice, and likes best how the armies stand after this one.',
  'hint.nobody': 'Bring nobody now: end the phase, and keep the points for your moves.',
  'guide.now.over': 'Nothing is left to choose here: press “End phase”.',
  'guide.now.impetuous':
    'Bases that were not ordered and cannot hold themselves run at the enemy. You choose which goes first.',
  'hint.bot.advance':
    '{count, plural, one {Bring {base}} other {Bring # bases with {base}}} nearer to the enemy ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.march':
    'March on with {count, plural, one {{base}} other {# bases with {base}}}: no enemy is near.',
  'hint.attack':
    '{count, plural, one {Attack {enemy} with {base}} other {Attack {enemy} with # bases, led by {base}}} ({price, plural, =0 {free} one {# {point}} other {# {point}s}}).',
  'hint.odds': 'Then {base} is lost in {share} of throws, {enemy} in {other}.',
  'hint.only': 'Only this can be chosen: “{choice}”.',
  'hint.odds.fight': '{base} is lost in {share} of throws, {enemy} in {other}.',
  'hint.aim': '{base} against {enemy}.',
  'hint.general': 'your general {base}',
  'hint.harmless': 'No order gains much now. With points to spare, you may close up your army.',
  'hint.bot.attack': 'Attack {enemy} with {base} ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.storm': 'Storm {enemy} with {base} ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.help':
    'Bring {base} to help against {enemy} ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.raid':
    '{count, plural, one {Send {base}} other {Send # bases with {base}}} round the enemy, towards {enemy} ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.break-off':
    'Take {base} out of a fight that goes badly ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.make-room':
    'Take {base} back, to have room before the enemy ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.escape':
    'Take {base} out of danger, to your other troops: it is too precious to lose ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.rejoin':
    'Bring {base} to the rest of your troops: those too far from it cost more to order ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.close-up':
    'Bring {count, plural, one {{base}} other {# bases with {base}}} nearer to your other troops ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.turn':
    '{count, plural, one {Turn {base}} other {Turn # bases with {base}}} about, to face the enemy ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.fight-first':
    'Fight this first: if {enemy} goes back or is lost, {friend} fights {foe} with better odds.',
  'hint.bot.best-option': 'Of {options, plural, one {one choice} other {# choices}} this leaves you best.',
  'hint.bot.only-option': 'It is the only choice.',
  'hint.bot.halt':
    'Halt {count, plural, one {{base}: else it runs} other {# bases with {base}: else they run}} into a bad fight.',
  'hint.bot.nothing-better':
    'I find no order that betters your position. End the phase: you need not spend the {points, plural, one {{point} that is} other {# {point}s that are}} left.',
  'hint.bot.hold':
    'Hold your line and end the phase: the enemy is near, and every order that I find helps it more than you. You need not spend the {points, plural, one {{point} that is} other {# {point}s that are}} left.',
  'hint.bot.come-up':
    'Bring up {count, plural, one {{base}} other {# bases with {base}}}, so that your troops meet the enemy together ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.column':
    'Form a column of {count, plural, one {{base}} other {# bases with {base}}}, to pass where a line cannot ({price, plural, one {# {point}} other {# {point}s}}).',
  'hint.bot.no-points': 'No points are left: end the phase.',
  'hint.bot.nothing-left': 'Nothing is left to do: end the phase.',
  'screen.plan': 'Trying out orders',
  'screen.plan.begin': 'Try out orders',
  'screen.plan.what':
    'Give orders on the table as usual: this is a copy, nothing is final, and no dice are thrown. Lines show where the loser of a fight would go; a cross marks a base that would be destroyed if it lost. Then give in earnest what you like.',
  'screen.plan.fights': 'Fights that would follow',
  'screen.plan.fight': '{bases}',
  'screen.plan.goes': '{base}: {outcome} {length, number, distance} {unit} ({share})',
  'screen.plan.falls': '{base}: {outcome}, and is lost ({share})',
  'screen.plan.take':
    '{count, plural, =0 {No orders} one {Give this order} other {{all, select, yes {Give all {count} orders} other {Give these {count} orders}}}}',
  'screen.plan.drop': 'Back, without these orders',
  'screen.plan.given':
    '{count, plural, one {{given, plural, =0 {The order was refused.} other {The order is given.}}} other {{given, plural, one {{given} of {count} orders is given.} other {{given} of {count} orders are given.}}}}',
  'table.loupe':
    '{gap, plural, =0 {touching} other {gap {gap, number} mm}}, {angle, plural, =0 {parallel} other {{angle, number}° askew}}',
  'table.card.kind': '{what, select, far {far move (no enemy near)} tactical {normal move} other {{what}}}',
  'table.card.going':
    '{going, select, GGo {good going} RGo {rough going} DGo {difficult going} good {good going} bad {bad going} river {river} road {road} other {{going}}}',
  'table.card.zones': 'Zones entered: {owners}{more, plural, =0 {} one { and one more} other { and # more}}',
  'table.card.loses-shot': '{bases} {count, plural, one {moves} other {move}} too far to shoot afterwards.',
  'table.card.loses-support': '{bases} {count, plural, one {fights} other {fight}} with a lower total then.',
  'table.card.crowded': '{base} could not recoil: {by} would stand behind it. Pushed back, it would be lost.',
  'table.card.more-contacts': '{count, plural, one {One contact more} other {# contacts more}}',
  'table.card.more-fights':
    '{count, plural, one {One fight more follows; its odds are better for the mover.} other {# fights more follow; their odds are better for the movers.}}',
  'table.card.more-reasons': '{count, plural, one {One reason more} other {# reasons more}}',
  'table.card.contact':
    '{base} {how} {other}{brings, select, none {: no fight follows from this} helped {: no fight of its own follows} help {: no fight of its own follows, but it may help a friend} other {}}',
  'table.card.helps': 'Helps {friend}: {enemy} is then lost in {then} of throws, now in {now}.',
  'table.card.why': 'Why?',
  'term.overlapped':
    'Overlapped: a second enemy touches its front corner, beside the enemy that it fights, and no friend stands there. That counts 1 against it.',
  'table.card.refused': 'Not allowed',
  'table.card.allowed': 'Allowed',
  'table.card.waits': 'Allowed, not given yet',
  'table.card.not-given': 'No order was given to {bases}.',
  'table.card.judging': 'On the way …',
  'table.card.setting-up': 'Setting up',
  'table.card.nearest':
    'Make the nearest allowed move ({length, number, distance} {unit}, {cost, plural, =0 {free} one {1 {point}} other {# {point}s}})',
  'table.card.edge':
    'Stop at the edge of {ground} ({length, number, distance} {unit}, {cost, plural, =0 {free} one {1 {point}} other {# {point}s}})',
  'table.card.part':
    'Send only {bases}{more, plural, =0 {} other { and # more}}, while {rest, plural, one {one stays} other {# stay}} ({length, number, distance} {unit}, {cost, plural, =0 {free} one {1 {point}} other {# {point}s}})',
  'table.card.column':
    'Go in column ({length, number, distance} {unit}, {cost, plural, =0 {free} one {1 {point}} other {# {point}s}})',
  'table.card.going-of': '{what}: {bases}',
  'table.card.find-any': 'Show a move that is allowed',
  'table.card.find-nearest': 'Look for the nearest allowed move',
  'table.card.look': '{order}: look first',
  'table.card.give': 'Give the order',
  'table.card.leave':
    '{count, plural, one {Leave the battlefield: it is lost} other {Leave the battlefield: they are lost}}',
  'table.card.asks': 'Not given yet: think twice',
  'table.card.slowed':
    '{bases} {count, plural, one {ends} other {end}} in {ground}, which slows {count, plural, one {it} other {them}}.',
  'table.card.straight':
    'Taken as straight ahead: a group goes sideways only by turning. Pull one of its two round arrows{hand, select, finger {} other {, or hold Alt while you drag}}.',
  'table.card.stays':
    '{bases}{more, plural, =0 {} other { and # more}} {count, plural, one {stays where it is} other {stay where they are}}.',
  'table.card.stopped': 'Why no farther: {why}',
  'table.card.sideways':
    'A group does not slide sideways. Turn it: pull one of its two round arrows. Or move its bases one by one.',
  'table.card.cancel': 'Cancel',
  'table.pad': 'Move what is picked',
  'table.pad.step': 'Step',
  'table.pad.turn': 'Turn',
  'table.pad.millimetre': '{length} mm',
  'table.pad.degrees': '{degrees}°',
  'table.pad.ahead': 'Ahead',
  'table.pad.back': 'Back',
  'table.pad.left': 'Shift left',
  'table.pad.right': 'Shift right',
  'table.pad.pivot-left': 'Pivot on the left',
  'table.pad.pivot-right': 'Pivot on the right',
  'table.pad.turnabout': 'Turn about',
  'table.pad.full': 'Full ahead',
  'table.pad.group': 'Group',
  'table.pad.next': 'Next proposal',
  'table.pad.previous': 'Proposal before',
  'table.pad.wheel': 'Drag by pivot and straight ahead',
  'table.pad.plan': 'Give no order yet when I let go',
};
