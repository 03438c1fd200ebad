/** 100,000 malformed requests. */
import { expect, test, vi } from 'vitest';
import { fuzz } from './fuzz.ts';
import { startServer } from './http.ts';

const REQUESTS = 100_000;

test(`${REQUESTS} malformed requests cause no fault in the server and change nothing`, async () => {
  const tellError = vi.fn();
  const server = await startServer({ host: { tellError } });
  const { statuses, changed } = await fuzz(server, REQUESTS, 2);
  console.log(statuses);
  await server.close();
  expect(tellError.mock.calls).toEqual([]);
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  expect(changed).toBe(false);
});
