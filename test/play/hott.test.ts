import { playsWell } from './plays-well.ts';

playsWell([
  ['hott', 5, 6],
  ['hott-melees', 10, 3],
  ['hott-armies', 3, 8],
  ['hott-mass', 2, 6],
  ['hott-mass-armies', 1, 8],
]);
