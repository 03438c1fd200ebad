import { h, type VNode } from 'preact';
import type { DrawnNode } from '../../drawing/node.ts';

/** Turns the plain data of a drawing into elements. */
export const drawn = (node: DrawnNode, key?: string | number): VNode =>
  h(
    node.tag,
    { ...node.attributes, ...(key === undefined ? {} : { key }) },
    // The space, which is not drawn, parts the words of a base from each other, as its name does.
    node.children.map((child, at) => (typeof child === 'string' ? `${child} ` : drawn(child, at))),
  );

export const drawnAll = (nodes: readonly DrawnNode[]): readonly VNode[] => nodes.map(drawn);
