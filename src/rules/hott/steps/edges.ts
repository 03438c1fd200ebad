/** The attacker numbers the edges and throws for its own. Hordes of the Things, Deployment, Mass battles. */

import type { Battle, TableEdge } from '../../../engine/battle.ts';
import { facesOf } from '../../../engine/command.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import { listOf, oneOf, optional } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { type Answer, DONE, goOn, waitForDice, waitForOne } from '../../../engine/game/asking.ts';
import { reason } from '../../../engine/game/decide.ts';
import { tell } from '../../../engine/game/work.ts';
import { EDGES_CLOCKWISE, oppositeEdge } from '../../../engine/setup/edges.ts';
import type { HottClause } from '../clauses/ids.ts';
import type { HottOrder, HottStep } from '../commands.ts';
import { isMassBattle } from '../ending/army-size.ts';
import { attackerOf, defenderOf } from '../setup/roles.ts';

/** The edges to number, and the edge that each face of the die gives. */
interface Numbering {
  readonly rule: HottClause;
  readonly edges: readonly TableEdge[];
  /** The index of each face's edge among the numbered edges; the preferred edge comes last. */
  readonly faces: readonly number[];
}

const STANDARD: Numbering = { rule: 'hott.deploy.3', edges: EDGES_CLOCKWISE, faces: [0, 1, 2, 3, 3, 3] };
const MASS: Numbering = { rule: 'hott.mass.9', edges: ['north', 'south'], faces: [0, 0, 1, 1, 1, 1] };

const numberingOf = (battle: Battle): Numbering => (isMassBattle(battle) ? MASS : STANDARD);

/** The edges clockwise from the preferred one, which comes last. */
function numberedFor({ edges }: Numbering, preferred: TableEdge): readonly TableEdge[] {
  const at = edges.indexOf(preferred);
  return [...edges.slice(at + 1), ...edges.slice(0, at), preferred];
}

const FRAME = { edges: optional(listOf(oneOf(...EDGES_CLOCKWISE))) };

type EdgesFrame = FrameOf<typeof FRAME>;

function numberEdges(work: Work, frame: EdgesFrame, command: HottOrder<'number-edges'>): Answer {
  const { rule, edges } = numberingOf(work.battle);
  const named = command.edges.flatMap((each) => edges.find((edge) => edge === each) ?? []);
  const complete = command.edges.length === edges.length && edges.every((edge) => named.includes(edge));
  if (!complete)
    return [{ rule, key: 'hott.setup.edges-numbered', figures: { named: command.edges, edges } }];
  tell(work, { type: 'edges-numbered', rule, figures: { side: attackerOf(work.battle), edges: named } });
  return goOn({ ...frame, edges: named });
}

function thrown(work: Work, frame: EdgesFrame, face: number): Next {
  const { rule, faces } = numberingOf(work.battle);
  const edge = frame.edges?.[faces[face - 1] ?? 0] ?? 'south';
  const [attacker, defender] = [attackerOf(work.battle), defenderOf(work.battle)];
  const opposite = isMassBattle(work.battle) ? 'hott.mass.9' : 'hott.deploy.4';
  tell(work, { type: 'edges-thrown', rule, figures: { side: attacker, face, edge } }, [
    ...(holds(rule) ? [{ change: 'side' as const, side: attacker, set: { edge } }] : []),
    ...(holds(opposite)
      ? [{ change: 'side' as const, side: defender, set: { edge: oppositeEdge(edge) } }]
      : []),
  ]);
  return DONE;
}

export const edges: HottStep<typeof FRAME> = {
  frame: FRAME,
  run(work, frame) {
    const by = attackerOf(work.battle);
    return frame.edges
      ? waitForDice('edges', [{ owner: by, die: 'D6', purpose: 'edges' }])
      : waitForOne(by, 'number-edges', { edges: numberingOf(work.battle).edges });
  },
  answer(work, frame, command) {
    if (frame.edges) return thrown(work, frame, facesOf(command)[0] ?? 1);
    return command.type === 'number-edges'
      ? numberEdges(work, frame, command)
      : [reason(work.rules, 'wrong-phase', { command: command.type, phase: 'edges' })];
  },
  options(_rules, battle, frame): readonly Option[] {
    if (frame.edges) return [];
    const numbering = numberingOf(battle);
    return numbering.edges.map((edge) => ({
      command: { type: 'number-edges', edges: numberedFor(numbering, edge) },
      key: 'hott.setup.option-edge',
      figures: { edge },
    }));
  },
};
