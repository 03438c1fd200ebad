import { playsWell } from './plays-well.ts';

playsWell([
  ['dbm', 6, 2],
  ['dbm-melees', 6, 2],
  ['dbm-sieges', 5, 2],
  ['dbm-landings', 5, 2],
]);
