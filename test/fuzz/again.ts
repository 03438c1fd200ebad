/** `npx tsx test/fuzz/again.ts FILE`: tries a failed input again, and shows it. */
import { readFileSync } from 'node:fs';
import type { Failure } from './failure.ts';
import { hand } from './handing.ts';

const MOST_SHOWN = 2000;

const { seed, number, input } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Failure;
console.log(`seed ${seed}, number ${number}: ${input.kind}\n${input.text.slice(0, MOST_SHOWN)}\n`);
const begun = performance.now();
hand(input);
console.log(`answered in ${Math.round(performance.now() - begun)} ms`);
