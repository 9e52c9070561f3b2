import { existsSync } from 'node:fs';
import { chown, cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** Gives each copied entry the owner of its original: PostgreSQL refuses a cluster that belongs to another user. */
async function copyOwners(from: string, to: string): Promise<void> {
  for (const entry of ['', ...(await readdir(to, { recursive: true }))]) {
    const { uid, gid } = await lstat(join(from, entry));
    await chown(join(to, entry), uid, gid);
  }
}

/** A PostgreSQL that was killed leaves its socket behind, which cannot be copied. */
const isNoSocket = async (path: string): Promise<boolean> => !(await lstat(path)).isSocket();

/**
 * Copies a data folder that `npm start -- --fill-only` prepared, unless the target exists. It is copied under a temporary name
 * and then renamed, so that an interrupted copy is not used. Throws `StartError` if the template does not exist.
 */
export async function copyTemplate(template: string, dataDir: string): Promise<void> {
  if (existsSync(dataDir)) return;
  if (!existsSync(join(template, 'postgres')))
    throw new StartError(
      `DATA_TEMPLATE_DIR: ${template} is no data folder. Prepare it: DATA_DIR=${template} npm start -- --fill-only`,
    );
  const copying = `${dataDir}.copying`;
  await rm(copying, { recursive: true, force: true });
  await mkdir(dirname(dataDir), { recursive: true });
  await cp(template, copying, { recursive: true, preserveTimestamps: true, filter: isNoSocket });
  if (process.getuid?.() === 0) await copyOwners(template, copying);
  await rename(copying, dataDir);
}
