import type { DatabaseOptions } from '@pasar/database';
import { defaultTimeouts } from '@pasar/database';
import { hourMs } from '@pasar/durations';

const maxConnections = 500;
const maxTimeoutMs = hourMs;

function readWholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  [min, max]: [number, number],
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
  throw new Error(`${name} must be a whole number from ${min} to ${max}: ${text}`);
}

/** Reads the pool size and the timeouts in milliseconds, where 0 means no timeout. Throws an error that names the variable if a value is invalid. */
export function readDatabaseSettings(
  env: NodeJS.ProcessEnv,
): Required<Omit<DatabaseOptions, 'onConnectionError'>> {
  const timeout = (name: string, fallback: number) =>
    readWholeNumber(env, `DATABASE_${name}_TIMEOUT_MS`, fallback, [0, maxTimeoutMs]);
  const settings = {
    connections: readWholeNumber(env, 'DATABASE_CONNECTIONS', 10, [1, maxConnections]),
    connectionTimeoutMs: timeout('CONNECTION', defaultTimeouts.connectionTimeoutMs),
    statementTimeoutMs: timeout('STATEMENT', defaultTimeouts.statementTimeoutMs),
    queryTimeoutMs: timeout('QUERY', defaultTimeouts.queryTimeoutMs),
    idleInTransactionTimeoutMs: timeout('IDLE_IN_TRANSACTION', defaultTimeouts.idleInTransactionTimeoutMs),
  };
  if (settings.queryTimeoutMs > 0 && settings.queryTimeoutMs <= settings.statementTimeoutMs)
    throw new Error('DATABASE_QUERY_TIMEOUT_MS must be longer than DATABASE_STATEMENT_TIMEOUT_MS.');
  return settings;
}
