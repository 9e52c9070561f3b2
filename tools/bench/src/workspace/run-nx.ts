import { spawnSync } from 'node:child_process';

/** The duration and executed tasks of an Nx run. */
export type NxRun = {
  readonly wallSeconds: number;
  /** User and system time of all processes: independent of other load on the machine. */
  readonly processorSeconds: number;
  /** Tasks that were not read from the cache. */
  readonly executed: readonly string[];
};

const wholeRun = ['run-many', '-t', 'lint', 'typecheck', 'test', 'build', '--output-style=static'];

/** Finds the tasks in Nx's output that it executed rather than read from the cache. */
export const findExecutedTasks = (output: string): string[] =>
  [...output.matchAll(/^(?<mark>✔|✖|>) {1,2}nx run (?<task>[^\s]+)(?<note>.*)$/gm)]
    .filter(({ groups }) => !/cache/.test(groups?.['note'] ?? ''))
    .map(({ groups }) => groups?.['task'] ?? '');

/** Parses the output of `time -p`. */
export function parseTimes(text: string): Pick<NxRun, 'wallSeconds' | 'processorSeconds'> {
  const seconds = (name: string): number =>
    Number(new RegExp(`^${name} (?<value>[\\d.]+)$`, 'm').exec(text)?.groups?.['value'] ?? Number.NaN);
  return { wallSeconds: seconds('real'), processorSeconds: seconds('user') + seconds('sys') };
}

/** Lints, type-checks, tests and builds everything in a clone, and measures it. Throws if anything fails. */
export function runNx(clone: string, ...options: readonly string[]): NxRun {
  const command = ['npx', 'nx', ...wholeRun, ...options].join(' ');
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `time -p ${command}`], {
    cwd: clone,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      NX_WORKSPACE_ROOT_PATH: clone,
      INIT_CWD: clone,
      NO_COLOR: '1',
    },
  });
  if (status !== 0) throw new Error(`nx failed in ${clone}:\n${stdout}\n${stderr}`);
  return { ...parseTimes(stderr), executed: findExecutedTasks(stdout) };
}
