/** A search through a record. It stops after each entry, so that its caller may tell how far it is, wait, or end it. */
export type Search<Found> = Generator<undefined, Found>;

/** Runs a search to its end. `onStep` is told how many entries are done. */
export function searched<Found>(search: Search<Found>, onStep: (done: number) => void = () => {}): Found {
  for (let done = 1; ; done += 1) {
    const step = search.next();
    if (step.done) return step.value;
    onStep(done);
  }
}
