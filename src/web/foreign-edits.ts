/**
 * Keeps the page right while somebody else edits it, such as the translation of a browser or an extension. They replace
 * texts by elements of their own. Preact would then change texts that have left the page, or insert beside them and fail.
 * So before each rendering such edits are taken back, and after it they are made again wherever the page says the same as
 * before; elsewhere the translation sees a new text.
 */
import { options } from 'preact';

type Edit = MutationRecord;

/** Additions of elements alone do no harm; some, such as frames, load anew at each move. */
const isHarmful = ({ type, addedNodes, removedNodes }: Edit): boolean =>
  type === 'childList' && (removedNodes.length > 0 || [...addedNodes].some((node) => node instanceof Text));

const insert = (target: Node, nodes: Iterable<Node>, next: Node | null): void => {
  for (const node of nodes) target.insertBefore(node, next?.parentNode === target ? next : null);
};

const remove = (target: Node, nodes: Iterable<Node>): void => {
  for (const node of nodes) if (node.parentNode === target) target.removeChild(node);
};

/** An edit, and the text that it gave to a text node. */
interface Noted {
  readonly edit: Edit;
  readonly parent: Node | null;
  readonly text: string;
}

const noted = (edit: Edit): Noted => ({
  edit,
  parent: edit.type === 'childList' ? edit.target : edit.target.parentNode,
  text: edit.target.nodeValue ?? '',
});

function takeBack({ edit }: Noted): void {
  const { type, target, addedNodes, removedNodes, nextSibling, oldValue } = edit;
  if (type === 'characterData') target.nodeValue = oldValue;
  else {
    remove(target, addedNodes);
    insert(target, removedNodes, nextSibling);
  }
}

function makeAgain({ edit, text }: Noted): void {
  const { type, target, addedNodes, removedNodes, nextSibling } = edit;
  if (type === 'characterData') target.nodeValue = text;
  else {
    insert(target, addedNodes, nextSibling);
    remove(target, removedNodes);
  }
}

const childrenOf = (node: Node): readonly (readonly [Node, string | null])[] =>
  [...node.childNodes].map((child) => [child, child.nodeValue]);

function areSame(before: ReturnType<typeof childrenOf>, node: Node): boolean {
  const now = childrenOf(node);
  return (
    now.length === before.length &&
    now.every(([child, text], at) => child === before[at]?.[0] && text === before[at]?.[1])
  );
}

/** Renders without the edits; answers with those that could be made again. */
function renderWithout(edits: readonly Noted[], render: () => void): readonly Noted[] {
  const harmed = new Set(edits.filter(({ edit }) => isHarmful(edit)).map(({ parent }) => parent));
  const mine = edits.filter(({ parent }) => harmed.has(parent));
  const focused = document.activeElement;
  for (const each of mine.toReversed()) takeBack(each);
  const before = new Map([...harmed].map((parent) => [parent, parent ? childrenOf(parent) : []]));
  render();
  const stay = new Set(
    [...before].filter(([parent, was]) => parent && areSame(was, parent)).map(([parent]) => parent),
  );
  const again = mine.filter(({ parent }) => stay.has(parent));
  for (const each of again) makeAgain(each);
  if (focused instanceof HTMLElement && focused.isConnected && document.activeElement === document.body)
    focused.focus();
  // Preact compares texts with what it wrote, so a changed text alone does no harm.
  const others = edits.filter(({ edit, parent }) => edit.type === 'childList' && !harmed.has(parent));
  return [...others, ...again].filter(({ parent }) => parent?.isConnected);
}

/**
 * Keeps what this root draws right, also while an extension or a translation edits the page. `soon` says when what has
 * changed is rendered.
 */
export function heedForeignEdits(root: Element, soon: (render: () => void) => void): void {
  let edits: readonly Noted[] = [];
  const note = (records: readonly Edit[]): void => {
    edits = [...edits, ...records.map(noted)];
  };
  const observer = new MutationObserver(note);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
  options.debounceRendering = (render) =>
    soon(() => {
      note(observer.takeRecords());
      if (edits.length === 0) render();
      else edits = renderWithout(edits, render);
      // What was done here is no edit of somebody else.
      observer.takeRecords();
    });
}
