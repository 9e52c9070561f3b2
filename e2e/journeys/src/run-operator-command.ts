import { test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Restricts an account of the store under test, or releases it, as its operators do. Throws if nothing was done. */
export async function runAccountsCommand(
  command: 'ban' | 'freeze' | 'lock' | 'release',
  username: string,
): Promise<void> {
  const { dataDir } = test.info().config.metadata as { readonly dataDir?: string };
  await run(process.execPath, ['apps/marketplace-api/src/accounts.main.ts', command, username], {
    cwd: root,
    env: { ...process.env, ...(dataDir !== undefined && { DATA_DIR: dataDir }) },
  });
}
