import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hourMs } from '@pasar/durations';
import { isServedFile } from './register-assets.ts';
import type { AssetFolder } from './storefronts.ts';

/** How many builds are kept: the current one, and the one whose pages may still be open in tabs. */
const maxBuilds = 2;
/** A copy that is older than this was interrupted. */
const maxCopyAgeMs = hourMs;
const buildName = /^[0-9a-f]{16}$/;

/** Reads the names of a build's files, which are all in one folder. */
const readNames = async (folder: string): Promise<string[]> => readdir(folder).catch((): string[] => []);

/** Names a build after its files, whose own names contain a hash of their content. */
async function nameBuild(folders: readonly AssetFolder[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { prefix, folder } of folders)
    for (const name of (await readNames(folder)).filter(isServedFile).toSorted())
      hash.update(`${prefix}${name}\n`);
  return hash.digest('hex').slice(0, 16);
}

type KeptFolder = { readonly name: string; readonly changedAtMs: number };

/** Lists the folders below `archive`, most recently used first. */
async function listFolders(archive: string): Promise<KeptFolder[]> {
  const names = await readdir(archive).catch((): string[] => []);
  const folders = names.map(async (name) => ({
    name,
    changedAtMs: (await stat(join(archive, name))).mtimeMs,
  }));
  return (await Promise.all(folders)).toSorted((a, b) => b.changedAtMs - a.changedAtMs);
}

const listBuilds = async (archive: string): Promise<string[]> =>
  (await listFolders(archive)).map(({ name }) => name).filter((name) => buildName.test(name));

/** Returns the folders of the build that ran before the current one, with the same prefixes; none if none was kept. */
export async function findPreviousBuild(
  folders: readonly AssetFolder[],
  archive: string,
): Promise<AssetFolder[]> {
  const current = await nameBuild(folders);
  const previous = (await listBuilds(archive)).filter((name) => name !== current).slice(0, maxBuilds - 1);
  return previous
    .flatMap((name) =>
      folders.map(({ prefix }) => ({ prefix, folder: join(archive, name, basename(prefix)) })),
    )
    .filter(({ folder }) => existsSync(folder));
}

async function copyBuild(folders: readonly AssetFolder[], archive: string, name: string): Promise<void> {
  const copy = join(archive, `${name}.${process.pid}.copy`);
  try {
    for (const { prefix, folder } of folders)
      await cp(folder, join(copy, basename(prefix)), { recursive: true, filter: isServedFile });
    // Fails if another process has copied the same build.
    await rename(copy, join(archive, name)).catch(() => undefined);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Copies the current build to `archive`, where the next release's server finds it, and removes all but the two builds that were
 * used last. Rejects if the folder cannot be written.
 */
export async function keepBuild(
  folders: readonly AssetFolder[],
  archive: string,
  nowMs: number,
): Promise<void> {
  const current = await nameBuild(folders);
  await mkdir(archive, { recursive: true });
  if (!(await listBuilds(archive)).includes(current)) await copyBuild(folders, archive, current);
  await utimes(join(archive, current), nowMs / 1000, nowMs / 1000);
  const kept = new Set((await listBuilds(archive)).slice(0, maxBuilds));
  for (const { name, changedAtMs } of await listFolders(archive))
    if (buildName.test(name) ? !kept.has(name) : nowMs - changedAtMs > maxCopyAgeMs)
      await rm(join(archive, name), { recursive: true, force: true });
}
