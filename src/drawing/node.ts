/** An element of a drawing as plain data. It is made into text here, and into elements by the screen. */
export interface DrawnNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (DrawnNode | string)[];
}

export const draw = (
  tag: string,
  attributes: DrawnNode['attributes'] = {},
  children: DrawnNode['children'] = [],
): DrawnNode => ({ tag, attributes, children });

/** The words that a drawing shows, with spaces between them. */
export const wordsOf = (nodes: DrawnNode['children']): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : wordsOf(node.children)))
    .filter((words) => words !== '')
    .join(' ');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** No screen or printer shows less than a hundredth of a millimetre. */
const value = (attribute: string | number): string =>
  typeof attribute === 'number' ? String(Math.round(attribute * 100) / 100) : escaped(attribute);

/** A drawing as SVG text. */
export function svgText(node: DrawnNode | string): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes).map(([name, each]) => ` ${name}="${value(each)}"`);
  const start = `<${node.tag}${attributes.join('')}`;
  return node.children.length === 0
    ? `${start}/>`
    : `${start}>${node.children.map(svgText).join('')}</${node.tag}>`;
}

/** Points as an SVG attribute. */
export const pointsText = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points.map((point) => `${value(point.x)},${value(point.y)}`).join(' ');
