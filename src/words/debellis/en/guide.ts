import type { Catalogue } from '../../types.ts';

/** What troops are, and what the words of both De Bellis rulesets mean. */
export const guide: Catalogue = {
  'guide.beaten':
    '{outcome, select, stand {{kind, select, shot {The shot fails} other {Beaten, but without harm}}, {own} to {other}.} other {Beaten {own} to {other}. {half, select, yes {The enemy has double or more.} other {{outcome, select, destroyed {Against {enemy} even a small defeat destroys {base} here.} other {Less than double: that alone does not destroy it.}}}}}}',
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
  'guide.about.Gal': 'Rowed warships.',
  'guide.about.Shp': 'Sailing ships.',
  'guide.about.Bts': 'Boats for rivers and landing.',
  'guide.setup.season':
    'Why: the season that the invader nominates is fought in, one later for each tie of the aggression dice. It decides the weather and the hours of light, and costs nothing.',
  'guide.setup.choose-terrain':
    'Why: bad going slows close lines and helps light troops. Dice say later where each piece must lie, so nobody can count on its place. It costs feature equivalents, not army points.',
  'guide.setup.lay-terrain':
    'Why here: the dice have said where this piece must lie. Within that its place is yours, and costs nothing more.',
  'guide.setup.fortify':
    'They are paid for with the army: where they stand costs nothing more. What finds no use is lost.',
  'guide.setup.deploy':
    '{part, select, baggage {Why: baggage hardly fights, but its loss counts. It stands at your edge, far from the enemy.} other {Where bases stand costs nothing, but later orders do: bases that touch edge to edge move as a group for one price.}}',
  'guide.setup.choose-command':
    'Why one by one: each command stands on ground of its own, where no other may mingle with it. The order costs nothing; what stands first shows more to the enemy.',
  'guide.away':
    'Your command {command} is not lost: it marches round the {edgeName} flank ({troops}), and comes once its die says so.',
  'guide.lying':
    '{count, plural, one {One of your bases lies} other {# of your bases lie}} in ambush ({troops}): only you see where, until they move, shoot or are seen.',
  'term.bound': 'A bound is the turn of one side: PIPs, moves, shots and fights. The enemy’s follows.',
  'term.round': 'A round is two bounds, one of each side.',
  'term.unit': 'A hundred paces are 50 mm on the table; a base is 80 paces wide.',
  'term.far':
    'A march is a move far from the enemy; troops may march several times in a bound, each time for PIPs.',
  'term.tactical':
    'A normal move (the rules say “tactical”): one in a bound, and it may end in contact with the enemy.',
  'term.going': 'Bad going, such as woods and marsh, slows most troops and hinders some in combat.',
  'term.zone': 'Near the front of an enemy a base may do little but face it, meet it or go back.',
  'term.grade':
    'The grade tells how good the troops are of their type: superior, ordinary, inferior, fast or exceptional.',
  'term.regular':
    'Regulars are drilled and cheaper to manoeuvre; irregulars cost more points when they do not go straight ahead.',
  'term.back': 'A base that recoils goes straight back; one that flees turns and runs.',
  'term.factors':
    'What each side adds to its die. They are not the odds: a small lead is often enough or too little.',
};
