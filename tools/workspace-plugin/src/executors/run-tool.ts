import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export type ToolRun = { readonly exitCode: number | null; readonly stdout: string; readonly stderr: string };

/** Nx asks for colours; with both settings Node writes a warning into the output of every process. */
const withoutColours = ({ FORCE_COLOR: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  NO_COLOR: '1',
});

/** Runs a script of node_modules with this Node, from the workspace's root. */
export async function runTool(
  workspaceRoot: string,
  script: string,
  options: readonly string[],
): Promise<ToolRun> {
  const child = spawn(process.execPath, [join(workspaceRoot, 'node_modules', script), ...options], {
    cwd: workspaceRoot,
    env: withoutColours(process.env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { exitCode, stdout, stderr };
}
