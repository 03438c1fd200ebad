import { dropFromNowOn } from '../src/engine/effects.ts';

// The drop-one run loads this file before each test file.
dropFromNowOn((process.env.ACIES_DROP ?? '').split(',').filter((id) => id !== ''));
