import { playsWell } from './plays-well.ts';

playsWell([
  ['hott', 10, 6],
  ['hott-melees', 20, 3],
  ['hott-armies', 4, 12],
  ['hott-mass', 4, 6],
  ['hott-mass-armies', 1, 8],
]);
