import type { PlacedBase } from '../engine/battle.ts';
import { facingFromDegrees } from '../geometry/exact.ts';
import type { BaseLook } from './base-look.ts';
import type { DrawnNode } from './node.ts';
import { PIECE_LOOKS, SIDE_LOOKS } from './palette.ts';

export const base = (degrees: number, depth = 15, side = 'red', id = 'A'): PlacedBase => ({
  id,
  side,
  troop: 'Reg Bd (O)',
  width: 40,
  depth,
  place: 'table',
  pose: { x: 100.1234567, y: 200, facing: facingFromDegrees(degrees) },
  marks: {},
  bound: {},
  start: null,
});

export const look = (at: 0 | 1, label: Partial<BaseLook['label']> = {}): BaseLook => ({
  pieces: 'letters',
  side: SIDE_LOOKS[at],
  piece: PIECE_LOOKS.light[at],
  fill: 'f',
  label: { type: 'Bd', grade: 'O', regular: true, leader: false, figure: 'blades', ...label },
  letter: 'A',
  command: null,
});

/** All nodes of a drawing, including nested ones. */
export function all(nodes: readonly (DrawnNode | string)[]): readonly DrawnNode[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...all(node.children)]));
}

export const ofClass = (nodes: readonly DrawnNode[], name: string): readonly DrawnNode[] =>
  all(nodes).filter((node) => node.attributes.class === name);

export const words = (nodes: readonly DrawnNode[]): readonly string[] =>
  all(nodes).flatMap((node) => node.children.filter((child) => typeof child === 'string'));
