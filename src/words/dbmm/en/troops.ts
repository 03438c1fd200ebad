import { troops as shared } from '../../debellis/en/troops.ts';
import type { Catalogue } from '../../types.ts';

/** The names of troops, by type. */
export const troops: Catalogue = { ...shared, 'element.Sh': 'Shot', 'element.Bge': 'Baggage' };
