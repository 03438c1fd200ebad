import { playsWell } from './plays-well.ts';

playsWell([
  ['bnb', 60, 4],
  ['bnb-columns', 10, 3],
]);
