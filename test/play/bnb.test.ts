import { playsWell } from './plays-well.ts';

playsWell([
  ['bnb', 20, 4],
  ['bnb-columns', 5, 3],
]);
