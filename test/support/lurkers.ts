/** A battle of Hordes of the Things with undeployed lurkers. */
import { privateName } from '../../src/engine/ambush/private-names.ts';
import type { Scenario, ScenarioBase } from '../../src/scenario/schema.ts';

/** Lurkers get private names with this stem. */
export const LURKER_STEM = 'LZ';

/** Red has an element in a wood; blue hides these lurkers, and has these other bases too. Blue's bound comes second. */
export const battleOfLurkers = (
  troops: readonly string[],
  others: readonly ScenarioBase[] = [],
): Scenario => ({
  format: 'acies-scenario/1',
  ruleset: 'hott',
  terrain: [
    {
      id: 'wood',
      kind: 'wood',
      area: [
        [200, 200],
        [400, 200],
        [400, 400],
        [200, 400],
      ],
    },
  ],
  bases: [
    { id: 'A', side: 'red', troop: 'Beasts', at: [300, 300, 0], flags: ['general'] },
    { id: 'B', side: 'red', troop: 'Shooters', at: [100, 100, 0] },
    { id: 'Y', side: 'blue', troop: 'Blades', at: [500, 550, 180], flags: ['general'] },
    ...others,
    ...troops.map(
      (troop, at): ScenarioBase => ({
        id: privateName(LURKER_STEM, at + 1),
        side: 'blue',
        troop,
        in: 'reserve',
      }),
    ),
  ],
  turn: { round: 3, active: 'red', phase: 'pips' },
});
