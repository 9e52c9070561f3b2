import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { initCluster } from '@pasar/database';
import type { PostgresAccount } from '@pasar/database';

/** Only ever used on the loopback interface, for data that a spec made up. */
export const testPassword = 'pasar-test';

/**
 * A cluster as `initdb` leaves it, made once for a machine and then copied: copying takes a tenth of the time. It is
 * made under another name and moved into its place, so that nobody copies a half-made one.
 */
export async function clusterTemplate(
  root: string,
  account: PostgresAccount,
  version: string,
): Promise<string> {
  const folder = join(root, `pasar-test-template-${userInfo().uid}-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(root, { recursive: true });
  const making = join(root, `pasar-test-making-${randomUUID()}`);
  await initCluster(making, testPassword, account, ['--no-sync', '--wal-segsize=1']);
  try {
    renameSync(making, folder);
  } catch {
    // Another process was quicker: its template is as good.
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}
