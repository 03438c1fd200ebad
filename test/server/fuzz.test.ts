/** A short version of `fuzz.slow.test.ts`. */
import { expect, test, vi } from 'vitest';
import { fuzz } from './fuzz.ts';
import { startServer } from './http.ts';

test('a thousand malformed requests cause no fault in the server and change nothing', async () => {
  const tellError = vi.fn();
  const server = await startServer({ host: { tellError } });
  const { statuses, changed } = await fuzz(server, 1000, 1);
  await server.close();
  expect(tellError.mock.calls).toEqual([]);
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  expect(statuses[400]).toBeGreaterThan(100);
  expect(changed).toBe(false);
});
