import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Clones the last commit of a workspace into a temporary folder, with the same installed packages: hard links, which take no
 * space, or copies on another file system. Symbolic links would do for Node, but a browser is served no file outside the clone.
 */
export function createScratchClone(workspace: string): string {
  const clone = join(mkdtempSync(join(tmpdir(), 'pasar-scratch-')), 'pasar');
  execFileSync('git', ['clone', '--quiet', '--local', workspace, clone]);
  const installed = join(workspace, 'node_modules');
  try {
    execFileSync('cp', ['-al', installed, clone], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', installed, clone]);
  }
  return clone;
}
