import { playsWell } from './plays-well.ts';

playsWell([['dbmm', 10, 4]]);
