import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { OrderDeps } from './order-deps.ts';

/** SQLSTATE: deadlock detected, serialization failure. Retrying may succeed. */
const retryableStates = ['40P01', '40001'];
const lockNotAvailable = '55P03';
const maxAttempts = 3;

const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/**
 * Runs work in one transaction and retries it after conflicts. Waits at most 8 s for a lock, then throws
 * SERVICE_UNAVAILABLE with nothing changed.
 */
export async function runInTransaction<Result>(
  deps: OrderDeps,
  task: (inside: OrderDeps) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.db.transaction().execute(async (db) => {
        await sql`set local lock_timeout = '8s'`.execute(db);
        return task({ ...deps, db });
      });
    } catch (error) {
      const state = sqlState(error);
      if (state === lockNotAvailable) throw new ApiError(errorCodes.SERVICE_UNAVAILABLE);
      if (attempt === maxAttempts || !retryableStates.includes(state ?? '')) throw error;
    }
  }
}
