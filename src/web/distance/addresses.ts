import { hashOf } from '../state/navigation/route.ts';

/** The address of a page of battles at a distance. */
export const at = (...parts: readonly string[]): string => hashOf({ page: 'distance', parts });

/** The whole address of a page of the app, to be passed on. */
export const linkTo = (hash: string): string => new URL(hash, document.baseURI.replace(/#.*$/, '')).href;
