import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/**
 * Stands between a program and its PostgreSQL: stops PostgreSQL when the program ends, however it ends. It reads its
 * orders as JSON in its only argument, and stops when its standard input closes.
 */
export type SupervisorOptions = {
  readonly file: string;
  readonly args: readonly string[];
  readonly user: { readonly uid?: number; readonly gid?: number };
  readonly cwd: string;
  /** A folder to remove afterwards. */
  readonly remove?: string;
};

const options = JSON.parse(process.argv[2] ?? '') as SupervisorOptions;
const ignored = () => undefined;
// Ctrl-C reaches the whole terminal group: the program says when to stop, not the key.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ignored);

const postgres = spawn(options.file, options.args, {
  ...options.user,
  cwd: options.cwd,
  stdio: ['ignore', 'ignore', 'inherit'],
  detached: true,
});

postgres.on('exit', (code) => {
  if (options.remove) rmSync(options.remove, { recursive: true, force: true });
  process.exit(code ?? 1);
});
postgres.on('error', (error) => {
  process.stderr.write(`FATAL: ${error.message}\n`);
  process.exit(1);
});

/** SIGINT is PostgreSQL's fast shutdown: transactions under way are rolled back, nothing is lost. */
const stop = () => postgres.kill('SIGINT');
process.stdin.on('end', stop).on('error', stop).resume();
