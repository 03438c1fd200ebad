import { playsWell } from './plays-well.ts';

playsWell([
  ['dbmm', 10, 4],
  ['dbmm-melees', 190, 1],
]);
