import { playsWell } from './plays-well.ts';

playsWell([
  ['hott', 20, 6],
  ['hott-melees', 40, 3],
  ['hott-armies', 10, 12],
  ['hott-mass', 8, 6],
  ['hott-mass-armies', 2, 8],
]);
