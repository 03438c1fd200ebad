/** A candidate move that the program looks for, and the facts that all candidates are made from. */
import { normalFacing, TURN } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { BaseId, Battle, PlacedBase } from '../battle.ts';
import type { Leg, MoveCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import type { CandidateKind } from './types.ts';

export type { CandidateKind } from './types.ts';

/** A candidate move, not judged yet. */
export interface Candidate {
  readonly command: MoveCommand;
  readonly kind: CandidateKind;
  /** The key of the message that names it. */
  readonly key: string;
  readonly goal?: BaseId;
  /** It goes as far as possible. Judging cuts it where it meets something. */
  readonly reaching?: true;
  /** Another way to the end of the candidate before it. It is used only if that candidate is not legal. */
  readonly instead?: true;
}

export interface FamilyOptions {
  /** Only moves that aim at these bases. Without it, moves may aim at all bases that are near. */
  readonly goals?: readonly BaseId[];
  readonly kind?: string;
  /** Points to go towards: one pivot, then straight ahead to each. */
  readonly towards?: readonly Point[];
  /** Also goes towards these points by a first step straight out of a line of friends that leaves no room to turn. */
  readonly steppingOut?: true;
  /** Only moves of these kinds. */
  readonly only?: readonly CandidateKind[];
  /** Only candidates that pass this test are judged. If one is left out, its other ways are left out too. */
  readonly worthJudging?: (candidate: Candidate) => boolean;
}

export interface Family {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly movers: readonly PlacedBase[];
  readonly first: PlacedBase;
  readonly others: readonly PlacedBase[];
  readonly reach: number;
  readonly options: FamilyOptions;
}

const DEGREES = 360;
export const degreesOf = (turn: number): number => (turn * DEGREES) / TURN;
export const legTo = ({ x, y, facing }: Pose): Leg => ({ to: [x, y, degreesOf(normalFacing(facing))] });

export function candidate(
  family: Family,
  kind: CandidateKind,
  path: readonly Leg[],
  more: Partial<Candidate> = {},
): Candidate {
  const bases = family.movers.map((base) => base.id);
  const word = family.options.kind;
  const command: MoveCommand = { type: 'move', bases, path, ...(word === undefined ? {} : { kind: word }) };
  return { command, kind, key: `move.${kind}`, ...more };
}
