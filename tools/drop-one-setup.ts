import { dropFromNowOn } from '../src/engine/effects.ts';

// Loaded before each test file by the drop-one run.
dropFromNowOn((process.env.ACIES_DROP ?? '').split(',').filter((id) => id !== ''));
