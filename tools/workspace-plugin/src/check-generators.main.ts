import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createScratchClone } from './try-out/create-scratch-clone.ts';
import { findProjects } from './try-out/find-projects.ts';
import { generatorRuns } from './try-out/generator-runs.data.ts';

// Runs all or the named generators in a clone of the last commit; then checks, lints, type-checks and tests their unedited output.
const clone = createScratchClone(join(import.meta.dirname, '../../..'));
const env = { ...process.env, NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: clone, INIT_CWD: clone };

function run(command: string, ...args: readonly string[]): void {
  console.log(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, { cwd: clone, stdio: 'inherit', env });
}

const wanted = process.argv.slice(2);
const runs = generatorRuns.filter(([name = '']) => wanted.length === 0 || wanted.includes(name));
for (const [generator = '', ...args] of runs)
  run('npx', 'nx', 'g', `@pasar/workspace-plugin:${generator}`, ...args);

const status = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], {
  cwd: clone,
  encoding: 'utf8',
});
const changed = status
  .trimEnd()
  .split('\n')
  .map((line) => line.slice(3));
const projects = findProjects(changed);

run('npm', 'run', 'check');
run('npx', 'tsc', '-b', ...projects);
run('npx', 'eslint', '--max-warnings', '0', ...changed.filter((file) => /\.tsx?$/.test(file)));
run('npx', 'vitest', 'run', '--exclude', 'apps/storybook/**', ...projects);
rmSync(dirname(clone), { recursive: true });
console.log(`generators: ${runs.length} runs passed`);
