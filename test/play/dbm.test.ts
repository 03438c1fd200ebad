import { playsWell } from './plays-well.ts';

playsWell([
  ['dbm', 40, 3],
  ['dbm-melees', 60, 3],
  ['dbm-sieges', 40, 3],
  ['dbm-landings', 60, 3],
]);
