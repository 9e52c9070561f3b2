import { join } from 'node:path';
import { findRunningPostgres } from '@pasar/database';

/**
 * Returns the environment of an operator's command: without a `DATABASE_URL`, that of the store which `npm start` runs on the
 * folder of `DATA_DIR`, `.data` by default. Unchanged if none runs there.
 */
export function withRunningStore(env: NodeJS.ProcessEnv, root: string): NodeJS.ProcessEnv {
  if (env['DATABASE_URL']) return env;
  const url = findRunningPostgres(join(env['DATA_DIR'] || join(root, '.data'), 'postgres'));
  return url === undefined ? env : { ...env, DATABASE_URL: url };
}
