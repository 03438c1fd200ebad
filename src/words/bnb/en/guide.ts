import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  'guide.goal.short':
    'To win, destroy bases until the enemy’s losses, at the top, reach {routing}: then its army breaks.',
  'guide.points': 'points',
  'guide.goal':
    'Every base is worth points (the rules call them points of confidence). An army breaks when its losses reach a third of the points of all its bases. A destroyed base loses all its points, a spent one half of them; the commander-in-chief and the baggage count too.',
  'guide.beaten':
    'Beaten by {by}: {times, plural, =0 {less than its factor of {factor}, a small defeat} =1 {its factor of {factor} or more, a big defeat} other {twice its factor of {factor} or more, a very big defeat}}{lost, select, yes {{times, plural, =0 {; but even that destroys it when it loses to {enemy} here} other {}}} other {}}.',
  'guide.score':
    'The figure after a base is the points that its loss cost. The score: 5 for the winner and 1 for the loser; 3 each if both armies broke or night fell, 2 each after any other end.',
  'guide.about.Ax': 'Light infantry with spears or javelins: at home in rough and difficult going.',
  'guide.about.Bd': 'Close-fighting infantry with swords or heavy weapons: strong against foot.',
  'guide.about.Bg': 'Carts and camp: they take no orders, and their loss hurts.',
  'guide.about.Bw': 'Infantry that shoots in formation: strong against mounted, weak hand to hand with foot.',
  'guide.about.Cm': 'Riders on camels: slow to tire in sand, and horses shy from them.',
  'guide.about.Cv': 'Horsemen who charge and rally: quick, good against skirmishers and bow.',
  'guide.about.El': 'Elephants: they crush close formations, but light infantry brings them down.',
  'guide.about.HCh': 'Chariots with heavy crews: they ride down most troops in the open, but not spears.',
  'guide.about.Hd': 'A mass of poorly armed men: it gives ground to nobody, but falls to shock.',
  'guide.about.LCh': 'Fast chariots with archers: quick in the open, lost in difficult going.',
  'guide.about.LH': 'Skirmishing horsemen: the fastest, they harass and get away.',
  'guide.about.Pk': 'Deep ranks of long pikes: strongest with a second rank behind.',
  'guide.about.Ps': 'Skirmishers on foot: they slip through others, shoot or support, and run from shock.',
  'guide.about.Sp': 'A wall of spears: steady in the open, better side by side.',
  'guide.about.Wb':
    'Fierce foot that runs at the enemy by itself: it destroys close infantry that loses to it.',
  'guide.fact.shoots':
    'Shoots at enemies up to {range, number, distance} {unit} ahead, in the bounds of both sides, if it has moved at most {moved, number, distance} {unit} in this bound and made no far move. Two corners of the enemy must be in the ground that it covers, with nothing between. In close combat it does not shoot.',
  'term.bound': 'A bound is the turn of one side: its points, moves, shots and fights. The enemy’s follows.',
  'term.round': 'A round is two bounds, one of each side.',
  'term.unit': 'MU is the move unit, in which all distances are told: three quarters of the width of a base.',
  'term.far':
    'A far move begins more than 8 MU from all enemies; a base may make several in one bound, each for its price. It may not end in contact.',
  'term.tactical':
    'A normal move (the rules say “tactical”) may begin at any distance from the enemy; a base makes one a bound.',
  'term.gap':
    'A gap is a space between two bases that is at most one base wide: in it a base may only go straight ahead or back, or turn about.',
  'term.pack':
    'Bases that face the same way and touch are a pack. One order sends all of them on, each at its own speed.',
  'term.halt':
    'A halted base stays where it is in this bound. It is of use for impetuous troops: without an order they run at the enemy by themselves.',
  'term.losses':
    'The first figure is the points that the army has lost, the second is where it breaks: a third of the points of all its bases, hence the decimals. A destroyed base counts whole, a spent one half. The card of a base tells its points.',
  'term.points':
    'Points for orders, called PIGs here (points of initiative) and PIPs in other DBx games: a die gives you some in each of your bounds. An order to a base or a group costs 1 or more; points left over are lost.',
  'term.going': 'Good going is open ground; rough and difficult ground slow and hinder most troops.',
  'term.zone':
    'The zone of control lies before the front of a base: an enemy in it may do little but face the base or go back.',
  'term.grade':
    'The grade tells how good the troops are of their type: superior, ordinary, inferior, fast or exceptional.',
  'term.regular':
    'Regulars are drilled and cheaper to manoeuvre; irregulars cost more points when they do not go straight ahead.',
  'term.spent': 'Spent troops are worn out: they leave the table and count for half of their points.',
  'term.back': 'A base that recoils goes straight back; one that flees turns and runs.',
  'term.factors':
    'What each side adds to its die. They are not the odds: a small lead is often enough or too little.',
};
