import { playsWell } from './plays-well.ts';

playsWell([
  ['dbmm', 6, 4],
  ['dbmm-melees', 194, 1],
]);
