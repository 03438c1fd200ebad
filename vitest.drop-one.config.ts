import { mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The tests with one clause out of force: see tools/drop-one.ts. */
export default mergeConfig(base, {
  test: { setupFiles: ['tools/drop-one-setup.ts'], reporters: ['dot'], bail: 1, fileParallelism: false },
});
