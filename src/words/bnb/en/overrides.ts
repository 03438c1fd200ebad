import type { Catalogue } from '../../types.ts';

/** Messages that replace the shared ones. */
export const overrides: Catalogue = {
  'screen.deploy.troop': '{troopKind}{leader, select, yes { (C-in-C)} other {}}',
  'table.help':
    'Tab goes from base to base, Enter picks one and once more its group. Arrow keys move what is picked, square brackets pivot it, F goes full ahead, K shows orders to its pack, N proposes moves, Enter gives the order, Escape cancels. Shift makes steps longer, Control finer. F6 goes to what is asked, and back.',
};
