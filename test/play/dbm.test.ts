import { playsWell } from './plays-well.ts';

playsWell([
  ['dbm', 3, 2],
  ['dbm-melees', 4, 2],
  ['dbm-sieges', 3, 2],
  ['dbm-landings', 3, 2],
]);
