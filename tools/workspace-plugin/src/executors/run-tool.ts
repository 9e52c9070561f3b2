import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export type ToolRun = { readonly exitCode: number | null; readonly stdout: string; readonly stderr: string };

/** Nx sets FORCE_COLOR; together with NO_COLOR, Node prints a warning in every process. */
const withoutColours = ({ FORCE_COLOR: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  NO_COLOR: '1',
});

/** Ten times the duration of the slowest tool on two cores. A hanging tool is terminated, so that its output is shown. */
const defaultTimeoutMs = 30 * 60_000;

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs a script of node_modules with the current Node, from the workspace root. After `timeoutMs` it is killed with all its
 * child processes.
 */
export async function runTool(
  workspaceRoot: string,
  script: string,
  options: readonly string[],
  timeoutMs: number = defaultTimeoutMs,
): Promise<ToolRun> {
  const child = spawn(process.execPath, [join(workspaceRoot, 'node_modules', script), ...options], {
    cwd: workspaceRoot,
    env: withoutColours(process.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const end = () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'));
  // A separate process group does not receive Ctrl+C.
  const pass = (signal: NodeJS.Signals) => {
    end();
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.once(signal, pass);
  let overdue = '';
  const timer = setTimeout(() => {
    overdue = `\n${script} did not finish within ${timeoutMs / 1000} s and was ended.\n`;
    end();
  }, timeoutMs);
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  clearTimeout(timer);
  for (const signal of signals) process.off(signal, pass);
  return { exitCode, stdout, stderr: stderr + overdue };
}
