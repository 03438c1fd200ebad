/** The parts of a composed page that Markdown has no word for. */
import type { BlockContent, Node, Parent, PhrasingContent } from 'mdast';
import type { Scenario } from '../../scenario/schema.ts';
import type { ImmediateKind } from '../library.ts';

/** The position before the steps of a scenario, or after them. */
export type Moment = 'before' | 'after';

export interface FigureBlock extends Node {
  type: 'figure';
  path: string;
  anchor: string;
  /** Such as `3.2`. */
  number: string;
  caption: PhrasingContent[];
  title: string;
  scenario: Scenario;
  moments: readonly Moment[];
}

export interface GridCell extends Parent {
  type: 'gridCell';
  columns: number;
  rows: number;
  align: 'left' | 'center' | 'right';
  children: PhrasingContent[];
}

export interface GridBlock extends Node {
  type: 'grid';
  /** Its name, where it is made from a ruleset. */
  name: string;
  anchor: string;
  number: string;
  caption: PhrasingContent[];
  head: GridCell[][];
  body: GridCell[][];
  /** The anchors of the rows: the clauses that give them. */
  rules: readonly (readonly string[])[];
}

export interface BoxBlock extends Parent {
  type: 'box';
  kind: Exclude<ImmediateKind, 'footnote'>;
  title: PhrasingContent[];
  children: BlockContent[];
}

export interface ClauseBlock extends Parent {
  type: 'clause';
  id: string;
  /** Does it act in the program? */
  acts: boolean;
  children: PhrasingContent[];
}

export interface RulingBlock extends Node {
  type: 'ruling';
  id: string;
  title: PhrasingContent[];
  parts: readonly {
    readonly name: 'question' | 'reading' | 'reason';
    readonly children: PhrasingContent[];
  }[];
}

/** Words that stand in the index, too. */
export interface IndexWords extends Parent {
  type: 'indexWords';
  entry: string;
  anchor: string;
  children: PhrasingContent[];
}

/** Words that link to no term. */
export interface PlainWords extends Parent {
  type: 'plainWords';
  children: PhrasingContent[];
}

/** A place where something is set in that only the whole book knows. */
export interface GeneratedBlock extends Node {
  type: 'generated';
  what: Generated;
}

/** The lists that are made from the whole book. */
export const GENERATED = ['glossary', 'index', 'figures', 'tables', 'categories', 'changes'] as const;
export type Generated = (typeof GENERATED)[number];

/** One line of a list that is made from the whole book. */
export interface ListedItem {
  /** Its own anchor; empty where nothing leads to it. */
  readonly anchor: string;
  readonly words: readonly PhrasingContent[];
  /** Other forms of a term. */
  readonly other?: readonly string[];
  readonly meaning?: readonly PhrasingContent[];
  readonly places: readonly { readonly target: Target; readonly label: string }[];
}

export interface ListedGroup {
  /** A letter, or a category; empty where the list has one group. */
  readonly title: string;
  readonly items: readonly ListedItem[];
}

export interface ListedBlock extends Node {
  type: 'listed';
  what: Generated;
  groups: readonly ListedGroup[];
}

/** A link to a place in the book. */
export interface Target {
  /** The id of the page. */
  readonly page: string;
  /** The anchor on that page; empty for its top. */
  readonly anchor: string;
}

declare module 'mdast' {
  interface BlockContentMap {
    figure: FigureBlock;
    grid: GridBlock;
    box: BoxBlock;
    clause: ClauseBlock;
    ruling: RulingBlock;
    generated: GeneratedBlock;
    listed: ListedBlock;
  }
  interface RootContentMap {
    figure: FigureBlock;
    grid: GridBlock;
    box: BoxBlock;
    clause: ClauseBlock;
    ruling: RulingBlock;
    generated: GeneratedBlock;
    listed: ListedBlock;
    gridCell: GridCell;
    indexWords: IndexWords;
    plainWords: PlainWords;
  }
  interface PhrasingContentMap {
    indexWords: IndexWords;
    plainWords: PlainWords;
  }
  interface LinkData {
    to?: Target;
    /** The link stands for a term, a clause, or was written. */
    role?: 'term' | 'clause' | 'written';
    /** The place of the link itself, for the index. */
    anchor?: string;
  }
  interface ImageData {
    /** The SVG of a drawing beside the article. */
    drawing?: string;
  }
  interface HeadingData {
    anchor?: string;
    /** The heading is the title of an article that goes on in this page. */
    article?: string;
  }
}
