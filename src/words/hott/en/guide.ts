import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  'guide.goal.short':
    'To win, {stronghold, select, enemy {take the enemy stronghold, or } other {}}destroy the enemy general or half of the army ({routing, plural, one {# point} other {# points}}, counted at the top), and lose less.{stronghold, select, own { Guard your stronghold: if the enemy takes it, you lose.} other {}}',
  'guide.points': 'army points',
  'guide.goal':
    'At the end of a bound a side has lost if its stronghold is taken; or if it has lost more army points than the other, and either its general or half its army. Only the army that defends its land has a stronghold. It fights by itself, with a factor of 6 against one attacker, and falls when troops on the ground beat it.',
  'guide.beaten':
    '{outcome, select, stand {{kind, select, spell {The spell fails} shot {The shot fails} other {Beaten, but without harm}}, {own} to {other}.} ensorcelled {Beaten {own} to {other}, so the spell works. It is off the table and counts as lost until it is freed.} other {Beaten {own} to {other}. {half, select, yes {The enemy has double or more.} other {{outcome, select, destroyed {Against {enemy} even a small defeat destroys {base} here.} other {Less than double: that alone does not destroy it.}}}}}}',
  'guide.score':
    'The figure after a base is the army points that its loss cost. The score: 1 for the winner and 0 for the loser, one half each for a draw.',
  'guide.hidden.hott':
    'The enemy army is not shown whole: Lurkers may hide in bad going (woods, marsh, fields, steep hills and the like) and in water, and come out beside a base that enters it.',
  'guide.arrives.God':
    'A god comes only in a bound in which its side throws 6 for PIPs, for it costs all 6. It comes down anywhere in its own half of the table, more than 200 paces from every enemy. Later a 1 for PIPs sends it away for good.',
  'guide.arrives.Dragon':
    'Dragons come only in a bound in which their side throws 6 for PIPs, for they cost all 6 together. They come in at their own edge of the table, more than 200 paces from every enemy.',
  'guide.arrives.Land Lurkers':
    'Land Lurkers come out for 1 PIP each (the second time 2, the third 3), but only beside an enemy that has just entered bad going, such as a wood or a marsh: they fight it there.',
  'guide.arrives.Water Lurkers':
    'Water Lurkers come out for 1 PIP each (the second time 2, the third 3), but only beside an enemy that stands in a river, a lake or the sea, or has just entered a marsh: they fight it there.',
  'guide.about.God': 'A god: strong against all, but it comes late and may leave at any time.',
  'guide.about.Dragon': 'A dragon: it arrives late and terrifies; if it must recoil it may fly off.',
  'guide.about.Aerial Hero': 'A hero on a flying mount: very strong, and goes over everything.',
  'guide.about.Airboat': 'A flying vessel with a crew that shoots.',
  'guide.about.Flyers': 'Winged troops: fast and weak, they fall on flanks and rears.',
  'guide.about.Hero': 'A mounted champion: strong, dear, and lost if magic or a god catches him.',
  'guide.about.Paladin': 'A pure champion: magic hardly touches him, and he is steadier than a hero.',
  'guide.about.Knights': 'Heavy horse that charges home: it rides down most foot, blades stand it best.',
  'guide.about.Riders': 'Light horse and scouts: fast and cheap.',
  'guide.about.Behemoth':
    'Huge beasts, hard to stop. Beaten, they go back and trample all that stands behind them, friends too; from a Magician, a Dragon or Artillery they run 600 paces.',
  'guide.about.Beasts': 'Packs of wild animals: at ease in bad going.',
  'guide.about.Blades': 'Foot with swords and axes: the best against other foot.',
  'guide.about.Spears': 'Close ranks of spears: steady, and stronger two deep, as a second rank adds 1.',
  'guide.about.Shooters':
    'Foot who shoot: their shots are good against mounted and flyers, but mounted who beat them hand to hand destroy them.',
  'guide.about.Warband': 'Wild foot: fast in attack, deadly to blades and spears, weak to mounted.',
  'guide.about.Artillery': 'Engines that shoot far: helpless when attacked.',
  'guide.about.Hordes':
    'Masses of worthless troops: cheap, and when destroyed they come back, for 1 PIP each, at their own table edge or stronghold.',
  'guide.about.Land Lurkers': 'Dwellers in bad going: they come out beside an enemy who enters it.',
  'guide.about.Water Lurkers': 'Dwellers in water: they come out beside an enemy near it.',
  'guide.about.Sneakers': 'Infiltrators: they slip through the lines to the stronghold.',
  'guide.about.Magician': 'A caster of spells: his magic takes heroes out of the battle; he himself is weak.',
  'guide.about.Cleric': 'A priest: his presence guards against magic and wild magic beings.',
  'screen.brief.no-shots':
    '{casters, plural, =0 {No shooting} other {{shooters, plural, =0 {No spells} other {No spells and shots}}}} after your last moves: none of your {casters, plural, =0 {shooters} other {{shooters, plural, =0 {magicians} other {magicians and shooters}}}} had an enemy in range.',
  'guide.now.arrivals':
    'Bring a base onto the table, if you like: choose it above, then one of the outlined places. What is spent on it is missing for the moves that follow. To bring nobody, end the phase.',
  'guide.now.shoot':
    'Magicians cast and shooters shoot now. A shot is free; a spell costs 2 of the PIPs that you have left. Choose a pair: its bar shows what may become of the target, and “Factors” tells why.',
  'guide.fact.factors':
    'In a fight its die adds {foot, number} against foot, {others, number} against mounted and flyers.',
  'guide.fact.spell':
    'Casts a spell at one enemy within {reach, number, distance} {unit}, in any direction and past all that stands between: after the moves of its own bound, once, for {price} PIPs. In close combat it casts none. Up to two more Magicians may help, for {aid} PIP each.',
  'guide.fact.spell-does':
    'A die and a factor for each side decide, as in a fight. A beaten Hero or Magician is ensorcelled: off the table and lost, until 6 PIPs free it. Others mostly go back or flee; with half the Magician’s total or less they are destroyed.',
  'guide.fact.spell-risk':
    'A spell that fails does the Magician no harm, unless it was aimed at a god or another Magician; but the second time in a battle that its die shows 1, the Magician ensorcels itself. In bad going its spells have −2.',
  'guide.fact.holy':
    'Hinders magic: the target of a spell adds 2 if it stands within {reach, number, distance} {unit} of it, friend or enemy.',
  'guide.fact.shoots-always':
    'Shoots up to {range, number, distance} {unit}, ahead and one base width to each side, in the bounds of both sides, also after a move. In close combat it does not shoot.',
  'guide.fact.shoots-still':
    'Shoots up to {range, number, distance} {unit}, ahead and one base width to each side, in its own bound, if it has not moved in it. In close combat it does not shoot.',
  'term.corner-to-corner':
    'Two front corners touch. These two do not fight each other by it. But where a friend fights that enemy in front, this base overlaps it: its die counts 1 less.',
  'term.front-to-flank':
    'An attack on a flank alone gains nothing: the enemy turns to face it before the fight. Where a friend also fights it in front, it cannot turn: its die counts 1 less, and if it must go back it is destroyed.',
  'term.front-to-rear':
    'An attack from behind alone gains nothing: the enemy turns to face it before the fight. Where a friend also fights it in front, it cannot turn: its die counts 1 less, and if it must go back it is destroyed.',
  'term.bound':
    'A bound is the turn of one side: points (PIPs), moves, spells, shots and fights. The enemy’s follows.',
  'term.round': 'A round is two bounds, one of each side.',
  'term.unit': 'A hundred paces are 25 mm on the table; a base is 160 paces wide.',
  'term.tactical':
    'A move (the rules say “tactical”) is what an order gives, at most one a bound for each base.',
  'term.gap':
    'In a space narrower than its front a base may only go straight ahead, or straight back when it recoils.',
  'term.losses':
    'The first figure is the army points (AP) that the army has lost, the second is half of its army: 2.5 of 5, for one. It is beaten at half, if it has lost more than the enemy. The card of a base tells its points.',
  'term.points':
    'Points for orders, called PIPs here (player initiative points) and PIGs in Blood and Blades: a die gives you 1 to 6 in each of your bounds. An order to a base or a group costs 1 or more; points left over are lost.',
  'term.going':
    'Going is the ground under a base. Open ground is good going; bad going, such as woods and marsh, slows most troops and hinders some in combat.',
  'term.zone': 'Near the front of an enemy a base may do little but face it, meet it or go back.',
  'term.grade': 'Every base of a type is as good as the next; only the general is better.',
  'term.regular': 'All troops are ordered alike here.',
  'term.spent': 'A base that is lost counts against its side with its army points.',
  'term.back': 'A base that recoils goes straight back; one that flees turns and runs.',
  'term.factors':
    'What each side adds to its die. They are not the odds: a small lead is often enough or too little.',
};
