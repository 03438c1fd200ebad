/** What follows for those who did not fail in a fight or under shots. DBMM, Turning to face; Pressing forward; Fleeing. */
import type { Combatant, FightAssessment } from '../../../debellis/fights/combatant.ts';
import { isShotAt } from '../../../debellis/fights/combatant.ts';
import { isDoubled } from '../../../debellis/fights/outcomes.ts';
import type { Debellis } from '../../../debellis/game.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { Settlement } from '../../../engine/contract/combat.ts';
import { holds } from '../../../engine/effects.ts';
import type { Frame } from '../../../engine/game/game.ts';
import { factsOf } from '../combat/facts.ts';

/** One side with both totals. */
interface Side {
  readonly own: Combatant;
  readonly enemy: Combatant;
  readonly total: number;
  readonly theirs: number;
}

/** A base that fought an enemy at its rear turns round, unless it scored more and pursues. */
function turning({ own, enemy, total, theirs }: Side): readonly Frame[] {
  const struck = own.attackedBy.some(({ by, how }) => by === enemy.base && how === 'rear');
  if (!struck || total < theirs || !holds('dbmm.turn.2')) return [];
  const rule = total > theirs ? 'dbmm.out.10' : 'dbmm.out.12';
  return holds(rule) ? [{ step: 'turn-about', base: own.base, rule }] : [];
}

/** An element that met enemies in its flight and scored more goes on through them. */
const bursting = ({ own, enemy, total, theirs }: Side): readonly Frame[] =>
  factsOf(own).breaksThrough && total > theirs && holds('dbmm.flee.18')
    ? [{ step: 'flight', base: own.base, stage: 'through', through: [enemy.base] }]
    : [];

/** A target that scored more than its shooters may press forward, and must if it is impetuous and doubled them. */
const pressing = (game: Debellis, { own, total, theirs }: Side): readonly Frame[] =>
  isShotAt(own) && total > theirs && holds('dbmm.out.9')
    ? [{ step: 'press', base: own.base, doubled: isDoubled(game, theirs, total) }]
    : [];

/** The frames after those of the outcomes. */
export function afterwards(
  game: Debellis,
  _battle: Battle,
  { fight, combatants: [one, other] }: FightAssessment,
  { totals: [first, second] }: Settlement,
): readonly Frame[] {
  const sides: readonly Side[] = [
    { own: one, enemy: other, total: first, theirs: second },
    { own: other, enemy: one, total: second, theirs: first },
  ];
  return fight.kind === 'shot'
    ? sides.flatMap((side) => pressing(game, side))
    : sides.flatMap((side) => [...turning(side), ...bursting(side)]);
}
