import type { Catalogue } from '../../types.ts';

/** Naval elements. */
export const naval: Catalogue = {
  'event.sails': '{side} notes that {bases} is aboard a ship, in secret.',
  'event.stays-ashore': '{side} notes that {bases} is not aboard after all.',
  'event.embarked': '{base} goes aboard {ship}.',
  'event.disembarked': '{base} goes ashore from {ship}.',
  'option.disembark':
    '{base} goes ashore {beside, select, front {in front of {ship}} left {to the left of {ship}} right {to the right of {ship}} other {behind {ship}}}',
  'option.embark': '{base} goes aboard {ship}',
  'event.landing-party': '{base} lands from {ship} and pursues.',
  'event.drifted': '{base} drifts before the wind.',
  'event.castaway': '{base} comes ashore from the wreck of {ship}, as {troopFull}.',
};
