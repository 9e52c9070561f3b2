import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runTool } from './run-tool.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'run-tool-'));
  await mkdir(join(root, 'node_modules'));
  const endless = "console.log('begun'); setInterval(() => {}, 1000);";
  await writeFile(join(root, 'node_modules/endless.mjs'), endless);
  // The child keeps its parent's output open.
  const child = "import { spawn } from 'node:child_process';\n";
  const start =
    "spawn(process.execPath, [import.meta.filename.replace('parent', 'endless')], { stdio: 'inherit' });";
  await writeFile(join(root, 'node_modules/parent.mjs'), child + start);
  await writeFile(join(root, 'node_modules/quick.mjs'), 'process.exitCode = 3;');
});
afterAll(() => rm(root, { recursive: true }));

it('returns the exit code', async () => {
  expect(await runTool(root, 'quick.mjs', [])).toEqual({ exitCode: 3, stdout: '', stderr: '' });
});

it.each(['endless.mjs', 'parent.mjs'])(
  'terminates %s with all of its child processes, and reports it',
  async (script) => {
    const run = await runTool(root, script, [], 3000);
    expect(run.exitCode).toBeNull();
    expect(run.stdout).toBe('begun\n');
    expect(run.stderr).toContain(`${script} did not finish within 3 s and was ended.`);
  },
);
