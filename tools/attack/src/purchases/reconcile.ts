import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** Runs `npm run reconcile` on a demo's database. Returns its lines if ledger, orders, coins, incomes or bank differ. */
export async function reconcile(databaseUrl: string): Promise<string[]> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, PASAR_MODE: 'demo', LOG_LEVEL: 'silent' };
  try {
    await run(process.execPath, ['apps/marketplace-api/src/reconcile.main.ts'], { cwd: root, env });
    return [];
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    return `${stdout}${stderr}`.trim().split('\n');
  }
}
