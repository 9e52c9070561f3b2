import { Agent, request as send } from 'node:http';

/** A page to request. */
export type PageAddress = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

export type LoadOptions = {
  readonly port: number;
  readonly connections: number;
  readonly pages: number;
  /** Returns the n-th page of this load. */
  readonly pageAt: (index: number) => PageAddress;
};

export type LoadFigures = {
  readonly pagesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly bytesPerPage: number;
};

/** Returns the quantile of the figures for a share of 0 to 1. */
export const quantile = (figures: readonly number[], share: number): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

const timeoutMs = 30_000;

/** Returns the size of the response in bytes. Rejects unless a page was rendered. */
const fetchPage = (agent: Agent, port: number, { path, headers }: PageAddress): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = send(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        headers,
        setHost: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('error', reject);
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${answer.statusCode}`)),
        );
      },
    );
    outgoing.on('error', reject).end();
  });

/** Requests pages over several connections, each sending its next request as soon as it gets a response. */
export async function loadPages({ port, connections, pages, pageAt }: LoadOptions): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durations: number[] = [];
  let [next, bytes] = [0, 0];
  const visit = async (): Promise<void> => {
    while (next < pages) {
      const page = pageAt(next++);
      const start = performance.now();
      const received = await fetchPage(agent, port, page);
      bytes += received;
      durations.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, visit)).finally(() => agent.destroy());
  return {
    pagesPerSecond: (pages * 1000) / (performance.now() - start),
    p50Ms: quantile(durations, 0.5),
    p99Ms: quantile(durations, 0.99),
    bytesPerPage: bytes / pages,
  };
}
