import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withRunningStore } from './with-running-store.ts';

const root = mkdtempSync(join(tmpdir(), 'running-store-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes what a running store leaves in its data folder. */
function runOn(dataDir: string, port: number): void {
  const folder = join(dataDir, 'postgres');
  mkdirSync(join(folder, 'cluster'), { recursive: true });
  writeFileSync(join(folder, 'password'), 'a-secret\n');
  writeFileSync(join(folder, 'cluster', 'postmaster.pid'), `7\n/cluster\n0\n${port}\n`);
}
const other = join(root, 'other');
runOn(join(root, '.data'), 5001);
runOn(other, 5002);

it.each([
  [
    'the database that is named',
    { DATABASE_URL: 'postgres://db/store', DATA_DIR: other },
    'postgres://db/store',
  ],
  ['the store of the data folder', { DATA_DIR: other }, ':5002/'],
  ['the store of the default folder', { DATABASE_URL: '', DATA_DIR: '' }, ':5001/'],
  ['no store in an empty folder', { DATA_DIR: join(root, 'empty') }, undefined],
])('finds %s', (_, env, url) => {
  const found = withRunningStore(env, root)['DATABASE_URL'];
  if (url === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(url);
});
