import { playsWell } from './plays-well.ts';

playsWell([
  ['bnb', 40, 4],
  ['bnb-columns', 10, 3],
]);
