import type { Catalogue } from '../../types.ts';

/** Naval elements. */
export const naval: Catalogue = {
  'debellis.naval.by-water': '{base} goes by water only.',
  'debellis.naval.no-shore': '{base} touches no beach, quay or river bank.',
  'debellis.naval.beset': '{base} is in contact with enemy land troops.',
  'debellis.naval.takes-none': '{ship} cannot take {base} aboard.',
  'debellis.naval.apart': '{base} and {ship} do not touch edge to edge.',
  'debellis.naval.no-room': 'There is no room for {base} there, or no ground that it can enter.',
  'debellis.naval.nobody-aboard': '{ship} carries no troops of yours.',
  'debellis.naval.waits': '{base} waits for its troops ashore.',
  'debellis.naval.recorded': '{base} is aboard a ship as noted, and is not deployed.',
  'debellis.naval.no-way': 'The terrain gives {ship} no way onto the table. {base} deploys on land.',
  'debellis.naval.needs-troops': '{ship} has no troops aboard. Note which base sails in it.',
  'event.sails': '{side} notes that {bases} is aboard a ship, in secret.',
  'event.stays-ashore': '{side} notes that {bases} is not aboard after all.',
  'event.embarked': '{base} goes aboard {ship}.',
  'event.disembarked': '{base} goes ashore from {ship}.',
  'option.disembark':
    '{base} goes ashore {beside, select, front {in front of {ship}} left {to the left of {ship}} right {to the right of {ship}} other {behind {ship}}}',
  'option.embark': '{base} goes aboard {ship}',
  'event.landing-party': '{base} lands from {ship} and pursues.',
  'event.drifted': '{base} drifts before the wind.',
  'event.castaway': '{base} comes ashore from the wreck of {ship}, as {troop}.',
};
