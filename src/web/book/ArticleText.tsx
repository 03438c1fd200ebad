import { type ComponentChildren, h } from 'preact';
import { useMemo } from 'preact/hooks';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { readClause } from '../state/navigation/dialogs.ts';
import { hashOf } from '../state/navigation/route.ts';
import { ArticleFigure } from './ArticleFigure.tsx';

/** Where the text is read: links within the article lead on from here. */
interface Reading {
  readonly ruleset: string;
  readonly article: string;
  /** The text of another language stands beside: its ids would be there twice. */
  readonly beside: boolean;
}

const attributesOf = (element: Element, { beside }: Reading): Record<string, string> =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !(beside && name === 'id'))
      .map(({ name, value }) => [name, value] as const),
  );

const childrenOf = (node: Node, reading: Reading): ComponentChildren[] =>
  [...node.childNodes].map((child) => shown(child, reading));

/** A node of an article as the app shows it: it draws figures, and opens clauses. */
function shown(node: Node, reading: Reading): ComponentChildren {
  if (!(node instanceof Element)) return node.textContent;
  const name = node.localName;
  const attributes = attributesOf(node, reading);
  const path = node.getAttribute('data-figure');
  if (path !== null) {
    const caption = childrenOf(node.querySelector('figcaption') ?? node, reading);
    return <ArticleFigure id={attributes.id} path={path} caption={caption} />;
  }
  const words = node.textContent ?? '';
  if (node.matches('a.clause, a.id')) return <ClauseLink rule={words} label={words} onOpen={readClause} />;
  const href = node.getAttribute('href') ?? '';
  // What follows # is the address of a page in the app.
  if (/^#[^/]/.test(href)) {
    const { ruleset, article } = reading;
    attributes.href = hashOf({ page: 'clauses', ruleset, clause: article, at: href.slice(1) });
  }
  return h(name, attributes, ...childrenOf(node, reading));
}

/** A block of an article. Its HTML is read, never put into the page as it is. */
export function ArticleBlock({ html, ...reading }: Reading & { readonly html: string }) {
  const { ruleset, article, beside } = reading;
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return <>{childrenOf(body, reading)}</>;
  }, [html, ruleset, article, beside]);
}
