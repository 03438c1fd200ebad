/** A candidate of the family of moves, and what the whole family is made from. */
import { normalFacing, TURN } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { BaseId, Battle, PlacedBase } from '../battle.ts';
import type { Leg, MoveCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import type { PlaceKind } from './places.ts';

export type CandidateKind =
  | PlaceKind
  | 'ahead'
  | 'back'
  | 'pivot'
  | 'face'
  | 'leave-zone'
  | 'line'
  | 'turnabout'
  | 'column'
  | 'extend'
  | 'towards';

/** One move of the family, not yet judged. */
export interface Candidate {
  readonly command: MoveCommand;
  readonly kind: CandidateKind;
  /** A message key that names it for people. */
  readonly key: string;
  readonly goal?: BaseId;
  /** It goes as far as anything could and is meant to be cut where something is met. */
  readonly reaching?: true;
  /** Another way to where the candidate before it leads: of use only where that one is not legal. */
  readonly instead?: true;
}

export interface FamilyOptions {
  /** Only moves that aim at these bases; without it, at all that are near. */
  readonly goals?: readonly BaseId[];
  readonly kind?: string;
  /** Places to go towards: one pivot, then straight ahead as far as each. */
  readonly towards?: readonly Point[];
  /** Towards places also first straight out of a line of friends, who leave no room to turn. */
  readonly steppingOut?: true;
  /** Only moves of these kinds. */
  readonly only?: readonly CandidateKind[];
  /** Of those that are to be judged, only these; other ways to where one that is left out leads are left out with it. */
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
