import { readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const tickMs = 10;

/** User and system time of a process with all its threads, in milliseconds, of a line of `/proc/PID/stat`. */
export function parseCpuMs(stat: string): number {
  // The second field, the name, may hold spaces and brackets.
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

/** Processor time by process id. */
export type CpuTimes = ReadonlyMap<number, number>;

export const readCpuTimes = (pids: readonly number[]): CpuTimes =>
  new Map(pids.map((pid) => [pid, readCpuMs(pid)]));

/** What these processes used since then. One that began meanwhile counts whole; what one used that has ended is not known. */
export const cpuMsBetween = (before: CpuTimes, after: CpuTimes): number =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);

/** Megabytes of memory that a process holds. */
export const residentMegabytes = (pid: number): number => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
};
