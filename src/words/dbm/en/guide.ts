import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  'guide.goal.short':
    'To win, destroy bases until the enemy’s losses, at the top, reach {routing}, half of its army.',
  'guide.points': 'element equivalents (EE)',
  'guide.goal':
    'An army is defeated when it has lost half of its element equivalents (EE). A command that has lost a third of its own is demoralised: its bases run for the table edge.',
  'guide.beaten':
    '{outcome, select, stand {{kind, select, shot {The shot fails} other {Beaten, but without harm}}, {own} to {other}.} other {Beaten {own} to {other}. {half, select, yes {The enemy has double or more.} other {{outcome, select, destroyed {Against {enemy} even a small defeat destroys {base} here.} other {Less than double: that alone does not destroy it.}}}}}}',
  'guide.score':
    'The figure after a base is the element equivalents (EE) that its loss cost. Ten points are shared: 5 each, and those of a command that lost heart or was lost go to the enemy; a defeated army loses all 5.',
  'guide.about.El':
    'Elephants: they crush foot in close order, but light foot and artillery bring them down.',
  'guide.about.Exp': 'Stakes, scythed chariots, driven beasts: they run at the enemy once.',
  'guide.about.Kn': 'Shock mounted: they ride down most foot, and pursue.',
  'guide.about.Cv': 'Mounted who shoot and charge: flexible.',
  'guide.about.LH': 'Skirmishing horse: fast, they harass and get away.',
  'guide.about.Cm': 'Riders on camels: horses shy from them.',
  'guide.about.Sp': 'Close ranks of spears: steady, better with a second rank.',
  'guide.about.Pk': 'Deep ranks of pikes: strongest four deep.',
  'guide.about.Bd': 'Swordsmen: the best against other foot.',
  'guide.about.Ax': 'Foot with javelins or spears: at home in difficult going.',
  'guide.about.Ps': 'Skirmishers on foot: they support others and run from shock.',
  'guide.about.Wb': 'Wild foot: deadly to close foot that loses to it.',
  'guide.about.Bw': 'Foot who shoot in formation: good against mounted.',
  'guide.about.Hd': 'Masses of unwilling men: cheap filling.',
  'guide.about.Art': 'Engines that shoot far: helpless when attacked.',
  'guide.about.WWg': 'Wagons with crews that shoot: slow and hard to break.',
  'guide.about.Bg': 'Camp and carts: their loss counts against the army.',
  'guide.about.Gal': 'Rowed warships.',
  'guide.about.Shp': 'Sailing ships.',
  'guide.about.Bts': 'Boats for rivers and landing.',
  'guide.fact.shoots':
    'Shoots up to {range, number, distance} {unit}, ahead and one base width to each side, in the bounds of both sides, unless it has marched or fled in this bound. In close combat it does not shoot.',
  'guide.fact.shoots-own':
    'Shoots up to {range, number, distance} {unit}, ahead and one base width to each side, in its own bound, unless it has marched or fled in it. In close combat it does not shoot.',
  'guide.fact.shoots-still':
    'Shoots up to {range, number, distance} {unit}, ahead and one base width to each side, in its own bound, if it has not moved in it. In close combat it does not shoot.',
  'term.bound': 'A bound is the turn of one side: PIPs, moves, shots and fights. The enemy’s follows.',
  'term.round': 'A round is two bounds, one of each side.',
  'term.unit': 'A hundred paces are 50 mm on the table; a base is 80 paces wide.',
  'term.far':
    'A march is a move far from the enemy; troops may march several times in a bound, each time for PIPs.',
  'term.tactical':
    'A normal move (the rules say “tactical”): one in a bound, and it may end in contact with the enemy.',
  'term.losses':
    'The first figure is the element equivalents (EE) that the army has lost, the second is half of them: there it is defeated. The card of a base tells its own.',
  'term.points':
    'Points for orders, called PIPs here (player initiative points) and PIGs in Blood and Blades: a die gives each command some in each of your bounds. An order costs 1 or more; points left over are lost.',
  'term.going': 'Bad going, such as woods and marsh, slows most troops and hinders some in combat.',
  'term.zone': 'Near the front of an enemy a base may do little but face it, meet it or go back.',
  'term.grade':
    'The grade tells how good the troops are of their type: superior, ordinary, inferior, fast or exceptional.',
  'term.regular':
    'Regulars are drilled and cheaper to manoeuvre; irregulars cost more points when they do not go straight ahead.',
  'term.spent': 'A base that is lost counts against its side with its element equivalents (EE).',
  'term.back': 'A base that recoils goes straight back; one that flees turns and runs.',
  'term.factors':
    'What each side adds to its die. They are not the odds: a small lead is often enough or too little.',
};
