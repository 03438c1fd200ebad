import fc from 'fast-check';

// Loaded before each test file. Properties are tried on the same cases in every run, so that a run fails because of a
// change and not by chance. ACIES_SEED=<number> tries other cases.
fc.configureGlobal({ seed: Number(process.env.ACIES_SEED ?? 1) });
