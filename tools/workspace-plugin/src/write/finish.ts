import { execFileSync } from 'node:child_process';
import { formatFiles } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';

/** What follows from the sources and is written by a command of its own, once the files are on the disk. */
export type FollowUp = 'docs' | 'references';

const commands: Readonly<Record<FollowUp, readonly string[]>> = {
  docs: ['npm', 'run', '--silent', 'docs'],
  references: ['npx', 'nx', 'sync'],
};

/** Formats what was written; the callback, which Nx runs after writing, brings up to date what follows from it. */
export async function finish(tree: Tree, ...followUps: readonly FollowUp[]): Promise<GeneratorCallback> {
  await formatFiles(tree);
  return () => {
    for (const [command = '', ...args] of followUps.map((each) => commands[each]))
      execFileSync(command, args, {
        cwd: tree.root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, NX_DAEMON: 'false' },
      });
  };
}
