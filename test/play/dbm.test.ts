import { playsWell } from './plays-well.ts';

playsWell([
  ['dbm', 12, 2],
  ['dbm-melees', 10, 2],
  ['dbm-sieges', 10, 2],
  ['dbm-landings', 10, 2],
]);
