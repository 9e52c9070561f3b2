import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/**
 * Supervises PostgreSQL for a program: stops it when the program ends, even by a crash. Reads its options as
 * JSON from its only argument, and stops when its standard input closes.
 */
export type SupervisorOptions = {
  readonly file: string;
  readonly args: readonly string[];
  readonly user: { readonly uid?: number; readonly gid?: number };
  readonly cwd: string;
  /** A folder to delete afterwards. */
  readonly remove?: string;
};

const options = JSON.parse(process.argv[2] ?? '') as SupervisorOptions;
const ignored = () => undefined;
// Ignore Ctrl-C, which reaches the whole terminal group: the program decides when to stop.
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

/** SIGINT is PostgreSQL's fast shutdown: it rolls back open transactions without losing data. */
const stop = () => postgres.kill('SIGINT');
process.stdin.on('end', stop).on('error', stop).resume();
