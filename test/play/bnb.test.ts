import { playsWell } from './plays-well.ts';

playsWell([
  ['bnb', 10, 4],
  ['bnb-columns', 5, 3],
]);
