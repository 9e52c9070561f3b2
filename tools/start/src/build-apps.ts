import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Has the same build target, but is only for developers. */
const excludedProjects = ['--exclude=@pasar/storybook'];

/** Builds what the web server serves, using Nx's cache. Throws with the build's output. The signal aborts it. */
export async function buildApps(root: string, signal: AbortSignal): Promise<void> {
  const args = [
    join(root, 'node_modules/nx/dist/bin/nx.js'),
    'run-many',
    '-t',
    'build',
    ...excludedProjects,
    '--outputStyle=static',
  ];
  // Without the daemon, which would outlive the store.
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production' };
  const build = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], signal });
  const output: string[] = [];
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new StartError(`The apps could not be built:\n${output.join('')}`);
}
