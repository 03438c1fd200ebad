/** Who may lead a shot. */
import type { BaseId } from '../../engine/battle.ts';

/** The same shot made by other bases: another primary shooter, other helpers. `fightOf` is the shot led by a base. */
export function leadsOf(among: readonly BaseId[], fightOf: (base: BaseId) => unknown): readonly BaseId[] {
  const shots = among.map((base) => JSON.stringify(fightOf(base)));
  return among.filter((_, at) => shots.indexOf(shots[at] ?? '') === at);
}
