import { playsWell } from './plays-well.ts';

playsWell([
  ['dbmm', 3, 4],
  ['dbmm-melees', 100, 1],
]);
