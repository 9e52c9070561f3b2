import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const throwUnavailable = (detail: string) => (): never => {
  throw new ApiError(errorCodes.SERVICE_UNAVAILABLE, detail);
};

/** Rejects with SERVICE_UNAVAILABLE and the reason unless the database responds and is writable. */
async function checkDatabase(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db).catch(throwUnavailable('The database does not answer.'));
  await sql`insert into readiness_probe (id, checked_at) values (1, now())
    on conflict (id) do update set checked_at = excluded.checked_at`
    .execute(db)
    .catch(throwUnavailable('The database cannot be written.'));
}

/** Returns the readiness check. Concurrent callers share one run, so that frequent probes stay cheap. */
export function createReadinessCheck(db: Kysely<Database>): () => Promise<void> {
  let runningCheck: Promise<void> | undefined;
  return () => {
    runningCheck ??= checkDatabase(db).finally(() => (runningCheck = undefined));
    return runningCheck;
  };
}
