import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningStore, StorePart } from '@pasar/attack';
import { loadPages } from './load.ts';
import type { LoadFigures, LoadOptions } from './load.ts';
import { cpuMsBetween, readCpuTimes, residentMegabytes } from './process-cpu.ts';

/** CPU time per page in milliseconds. */
export type PageCost = {
  readonly web: number;
  readonly api: number;
  readonly database: number;
  readonly bytes: number;
};

export type EventLoopDelay = {
  readonly p50Ms: number;
  readonly p99Ms: number;
};

/** A running store with measured processes. */
export type StoreUnderTest = {
  readonly cost: (load: Omit<LoadOptions, 'port'>) => Promise<PageCost>;
  readonly load: (load: Omit<LoadOptions, 'port'>) => Promise<LoadFigures>;
  /** Returns the web server's event-loop delay since the previous call. */
  readonly readEventLoopDelay: () => Promise<EventLoopDelay>;
  readonly webServerMegabytes: () => number;
};

const parts: readonly StorePart[] = ['web-server', 'api', 'database'];

export function measureStore(store: RunningStore, eventLoopFile: string): StoreUnderTest {
  const load: StoreUnderTest['load'] = (options) => loadPages({ ...options, port: store.port });
  const webServerPid = (): number => store.pidsOf('web-server')[0] ?? 0;
  return {
    load,
    cost: async (options) => {
      const readTimes = () => parts.map((part) => readCpuTimes(store.pidsOf(part)));
      const before = readTimes();
      const { bytesPerPage } = await load(options);
      const [web = 0, api = 0, database = 0] = readTimes().map(
        (after, at) => cpuMsBetween(before[at] ?? new Map(), after) / options.pages,
      );
      return { web, api, database, bytes: bytesPerPage };
    },
    readEventLoopDelay: async () => {
      process.kill(webServerPid(), 'SIGUSR2');
      await wait(200);
      return JSON.parse(readFileSync(eventLoopFile, 'utf8')) as EventLoopDelay;
    },
    webServerMegabytes: () => residentMegabytes(webServerPid()),
  };
}
