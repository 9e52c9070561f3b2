import { readFileSync } from 'node:fs';

/** The kernel counts CPU time in hundredths of a second. */
const tickMs = 10;

/** Parses a line of `/proc/PID/stat`: user and system time of a process with all its threads, in milliseconds. */
export function parseCpuMs(stat: string): number {
  // The second field, the name, may contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

const readCpuMs = (pid: number): number => {
  try {
    return parseCpuMs(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return 0;
  }
};

/** CPU time by process id. */
export type CpuTimes = ReadonlyMap<number, number>;

export const readCpuTimes = (pids: readonly number[]): CpuTimes =>
  new Map(pids.map((pid) => [pid, readCpuMs(pid)]));

/**
 * Returns the CPU time used between two readings. A process that started in between counts in full; one that ended is ignored.
 */
export const cpuMsBetween = (before: CpuTimes, after: CpuTimes): number =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);

/** Returns the resident memory of a process in megabytes. */
export const residentMegabytes = (pid: number): number => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
};
