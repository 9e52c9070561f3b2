import { execFileSync } from 'node:child_process';

export type ProcessInfo = {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
};

function listProcesses(): ProcessInfo[] {
  const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return text.split('\n').flatMap((line) => {
    const found = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return found ? [{ pid: Number(found[1]), parent: Number(found[2]), command: found[3] ?? '' }] : [];
  });
}

/** Returns all descendants of a process, children before grandchildren. No other process is ever signalled. */
export function listDescendants(pid: number): ProcessInfo[] {
  const all = listProcesses();
  const children = (parents: readonly number[]): ProcessInfo[] => {
    const found = all.filter(({ parent }) => parents.includes(parent));
    return found.length === 0 ? [] : [...found, ...children(found.map((each) => each.pid))];
  };
  return children([pid]);
}
