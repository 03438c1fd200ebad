import { playsWell } from './plays-well.ts';

playsWell([
  ['bnb', 200, 4],
  ['bnb-columns', 20, 3],
]);
