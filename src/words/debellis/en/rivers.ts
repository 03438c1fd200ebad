import type { Catalogue } from '../../types.ts';

/** Rivers, bridges and ice. */
export const rivers: Catalogue = {
  'debellis.river.across': '{base} would not cross {piece} at 45 to 135 degrees to its flow.',
  'debellis.river.turn': '{base} is in {piece}, where nobody changes direction.',
  'event.ice-drowns': '{base} flees over bridge or ice and drowns ({face}).',
  'event.ice-holds': '{base} flees over bridge or ice and comes through ({face}).',
  'dice.purpose.thin-ice': 'fleeing over a bridge or over ice',
  'debellis.river.bridge': '{base} enters or leaves a bridge over {piece} only at its ends.',
  'debellis.river.bridge-column': 'The group of {base} crosses the bridge over {piece} only in column.',
  'event.river-stays': '{bases} cannot go on and stay where they are.',
};
