// Seeded inputs and a sampler for the peers. bench/harness.ts makes rows from their samples as from ours.

/** A generator of numbers from 0 to 1, the same in every run. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export function report(name, unit, samples) {
  process.send?.({ name, unit, samples });
}

function rate(call, operations, milliseconds) {
  const start = performance.now();
  let calls = 0;
  let taken = 0;
  while (taken < milliseconds) {
    call();
    calls++;
    taken = performance.now() - start;
  }
  return (calls * operations * 1000) / taken;
}

/** Reports the operations per second of `call`, which does `operations` operations. */
export function measure(name, operations, call) {
  rate(call, operations, 300);
  report(
    name,
    'a second',
    Array.from({ length: 21 }, () => rate(call, operations, 60)),
  );
}
