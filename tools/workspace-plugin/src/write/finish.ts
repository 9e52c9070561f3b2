import { execFileSync } from 'node:child_process';
import { formatFiles } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';

/** Generated output that a separate command updates once the files are on disk. */
export type FollowUp = 'docs' | 'references';

const commands: Readonly<Record<FollowUp, readonly string[]>> = {
  docs: ['npm', 'run', '--silent', 'docs'],
  references: ['npx', 'nx', 'sync'],
};

/** Formats the changes; returns the callback that Nx runs after writing, which updates generated output. */
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
