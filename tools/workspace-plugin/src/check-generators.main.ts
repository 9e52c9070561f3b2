import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createScratchClone } from './try-out/create-scratch-clone.ts';
import { generatorRuns } from './try-out/generator-runs.data.ts';

// Runs all or the named generators in a clone of the last commit; then checks their unedited output, and lints, type-checks, tests
// and builds what it affects.
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

run('git', 'add', '--all');
run(
  'git',
  '-c',
  'user.name=check',
  '-c',
  'user.email=check@localhost',
  'commit',
  '--quiet',
  '--message',
  'generated',
);
run('npm', 'run', 'check');
run('npx', 'nx', 'affected', '--targets=lint,typecheck,test,build', '--base=HEAD~1');
rmSync(dirname(clone), { recursive: true });
console.log(`generators: ${runs.length} runs passed`);
