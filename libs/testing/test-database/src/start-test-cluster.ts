import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, cpSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePostgresAccount, loadPostgresBinaries, runCluster } from '@pasar/database';
import type { PostgresAccount, RunningCluster } from '@pasar/database';
import { prepareClusterTemplate, testPassword } from './prepare-cluster-template.ts';
import { testSettings } from './test-settings.ts';

/** Copies keep their content but not their owner. */
function changeOwner({ uid, gid }: PostgresAccount, folder: string): void {
  if (uid === undefined || gid === undefined) return;
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const entry of ['', ...entries]) chownSync(join(folder, entry), uid, gid);
}

/** Starts a PostgreSQL in a temporary folder. It ends with this process, and its folder is deleted. */
export async function startTestCluster(): Promise<RunningCluster> {
  const { postgres } = await loadPostgresBinaries();
  const root = tmpdir();
  const account = choosePostgresAccount([root, postgres]);
  const version = execFileSync(postgres, ['--version'], { encoding: 'utf8' }).replaceAll(/[^\d.]+/g, '');
  const template = await prepareClusterTemplate(root, account, version);
  const dataDir = join(root, `pasar-test-${randomUUID()}`);
  cpSync(template, dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  changeOwner(account, dataDir);
  return runCluster({
    dataDir,
    password: testPassword,
    account,
    settings: testSettings,
    removeOnExit: dataDir,
    keepsProcessAlive: false,
  });
}
