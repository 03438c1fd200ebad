/** Walks over trees and rebuilds them. */
import type { Nodes, Parents, PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** What takes the place of a node; null keeps it, with its children changed in turn. */
export type Change = (node: Nodes, parents: readonly Parents[]) => readonly Nodes[] | null;

const isParent = (node: Nodes): node is Parents => 'children' in node;

/** Nodes with every node below them changed. */
export function rewritten<Each extends Nodes>(
  nodes: readonly Each[],
  change: Change,
  parents: readonly Parents[] = [],
): Each[] {
  return nodes.flatMap((node) => {
    const changed = change(node, parents);
    if (changed !== null) return changed as Each[];
    if (!isParent(node)) return [node];
    const children = rewritten(node.children as Nodes[], change, [...parents, node]);
    return [{ ...node, children } as Each];
  });
}

/** Calls for each node in order, with the nodes above it. */
export function walk(
  nodes: readonly Nodes[],
  visit: (node: Nodes, parents: readonly Parents[]) => void,
  parents: readonly Parents[] = [],
): void {
  for (const node of nodes) {
    visit(node, parents);
    if (isParent(node)) walk(node.children as Nodes[], visit, [...parents, node]);
  }
}

export const words = (nodes: Nodes | readonly Nodes[]): string => textOf(nodes as Nodes);

export const textNode = (value: string): PhrasingContent => ({ type: 'text', value });

/** An anchor made from words: small letters without accents, digits and dashes. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'part';
