import type { Catalogue } from '../../types.ts';

/** Packs and mounted infantry of Blood and Blades. */
export const pack: Catalogue = {
  'bnb.pack.again': '{base} has moved this bound: a pack makes one move only, and nobody in it another.',
  'bnb.pack.leader': '{base} cannot lead: the leader is the foremost base, {among}.',
  'bnb.pack.meets': '{base} stops where its front meets {other}.',
  'bnb.pack.moved': '{base} has moved in a pack this bound.',
  'bnb.pack.none':
    '{bases}: no pack. Its bases face one way, each joined to another front to rear or flank to flank.',
  'bnb.pack.whole': 'A pack is ordered as a whole: {bases}.',
  'bnb.price.full-speed': 'a pack at full speed ahead',
  'bnb.price.into-group': 'a pack forming a group',
  'event.pack-ordered':
    '{order, select, ahead {The pack {bases} goes full speed ahead} other {The pack {bases} forms a group on {leader}}}{price, plural, =0 {} one { for 1 {point}} other { for # {point}s}}.',
  'fault.question-entry':
    'A list’s entry has a troop as its list writes it, min and max, such as troop "Reg Kn (O)", min 5, max 13.',
  'fault.question-list': 'Lists of {known} are translated.',
  'fault.question-score':
    'A score is worked out from the reference and the losses of red and of blue, none less than 0.',
  'event.vehicles-lost': '{base} leaves its vehicles for good and goes on foot.',
  'mark.pack': 'moved in a pack',
  'screen.key.others': 'orders to its pack, shown first',
  'screen.pack.full-speed': 'All {count} that touch: full speed ahead …',
  'screen.pack.into-group': 'All {count} that touch: form a group on {letter} …',
};
