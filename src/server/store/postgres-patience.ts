/**
 * How long to wait for PostgreSQL, in milliseconds. A database that is stopped in the middle, or a network that drops
 * everything, gives no error: without limits each request would wait for ever.
 */
export const PATIENCE = {
  connectionTimeoutMillis: 5000,
  query_timeout: 10_000,
  keepAlive: true,
} as const;
