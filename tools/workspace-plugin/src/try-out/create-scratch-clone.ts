import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ownPackages = '@pasar';

/** Clones the last commit of a workspace into a temporary folder; shares npm packages, but links the clone's own. */
export function createScratchClone(workspace: string): string {
  const clone = join(mkdtempSync(join(tmpdir(), 'pasar-generators-')), 'pasar');
  execFileSync('git', ['clone', '--quiet', '--local', workspace, clone]);
  const installed = join(workspace, 'node_modules');
  mkdirSync(join(clone, 'node_modules', ownPackages), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each !== ownPackages))
    symlinkSync(join(installed, name), join(clone, 'node_modules', name));
  for (const name of readdirSync(join(installed, ownPackages)))
    symlinkSync(
      readlinkSync(join(installed, ownPackages, name)),
      join(clone, 'node_modules', ownPackages, name),
    );
  return clone;
}
