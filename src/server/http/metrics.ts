/** Figures about the server for its host. They name no battle and no address. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Figures {
  readonly battles: () => number;
  readonly streams: () => number;
}

export type Metrics = ReturnType<typeof openMetrics>;

export function openMetrics({ battles, streams }: Figures) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'acies_battles_in_memory',
    help: 'Battles that this process holds in memory',
    registers,
    collect() {
      this.set(battles());
    },
  });
  new Gauge({
    name: 'acies_streams',
    help: 'Open streams',
    registers,
    collect() {
      this.set(streams());
    },
  });
  return {
    registry,
    /** By address and first digit of the status. */
    answered: new Histogram({
      name: 'acies_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    /** By action and by whether it was carried out. */
    done: new Counter({
      name: 'acies_actions_total',
      help: 'What was asked for in battles',
      labelNames: ['action', 'outcome'],
      registers,
    }),
  };
}
