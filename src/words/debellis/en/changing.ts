import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Dismounting, remounting, and ships: refusals. */
export const changing: Catalogue = {
  'debellis.dismount.aside': '{base} was put aside for a base on foot.',
  'debellis.dismount.off-table': '{base} must still be off the table, and all of one command.',
  'debellis.dismount.camels': '{base} dismounts only against fortifications.',
  'debellis.dismount.acted': '{base} has moved or been halted: to dismount or to mount is a whole move.',
  'debellis.dismount.held': '{base} is in contact with an enemy front.',
  'debellis.dismount.place': `{base} dismounts only to defend fortifications, or within ${far('limit')} of enemy fortifications or of enemy war wagons on a hill.`,
  'debellis.remount.none': '{base} has no mounts.',
  'debellis.remount.place': '{base} mounts only where it dismounted.',
  'debellis.remount.room': '{base} has no room to mount: {other} stands there.',
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
};
