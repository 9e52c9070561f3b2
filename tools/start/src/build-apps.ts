import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Built by the same target, but for developers to look at. */
const excludedProjects = ['--exclude=@pasar/storybook'];

/**
 * Builds what the web server serves; what has not changed comes out of the cache. Throws with the build's own words. An
 * abort ends it.
 */
export async function buildApps(root: string, signal: AbortSignal): Promise<void> {
  const args = [
    join(root, 'node_modules/nx/dist/bin/nx.js'),
    'run-many',
    '-t',
    'build',
    ...excludedProjects,
    '--outputStyle=static',
  ];
  // No daemon: nothing of the store outlives it.
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production' };
  const build = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], signal });
  const output: string[] = [];
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new StartError(`The apps could not be built:\n${output.join('')}`);
}
