import type { ComponentType } from 'preact';

/** What the page of a battle holds besides the battle itself. */
export interface Besides {
  /** A strip above the table. */
  readonly Head: ComponentType;
  /** A tab beside orders and log. */
  readonly Talk?: ComponentType;
  /** Instead of what is only for battles of this page. */
  readonly Menu: ComponentType;
  /** The head says what orders to give: the panels need not. */
  readonly guides?: boolean;
}
