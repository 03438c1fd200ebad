import fc from 'fast-check';

// Loaded before each test file: properties are tried on the same cases each time, so that a run fails for what
// was changed and not by chance. ACIES_SEED=<number> tries other cases.
fc.configureGlobal({ seed: Number(process.env.ACIES_SEED ?? 1) });
