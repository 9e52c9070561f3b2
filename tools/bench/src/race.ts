/** A competitor that does the same work as the others. */
export type Runner = {
  readonly name: string;
  /** One pass over the work. */
  readonly pass: () => unknown;
  /** The number of operations in a pass, such as matched addresses. */
  readonly operations: number;
};

/** Operations per second of CPU time, one figure per round. */
export type Rates = Readonly<Record<string, readonly number[]>>;

const rounds = 9;
const warmUpMs = 150;
const roundMs = 60;

/** Returns the CPU time of this process in milliseconds, which excludes other processes. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const rateOver = async ({ pass, operations }: Runner, leastMs: number): Promise<number> => {
  const start = cpuMs();
  let passes = 0;
  do {
    await pass();
    passes += 1;
  } while (cpuMs() - start < leastMs);
  return (passes * operations * 1000) / (cpuMs() - start);
};

const rotated = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];

/** Runs all runners in turn for several rounds and rotates the first, so that background load affects all equally. */
export const race = async (runners: readonly Runner[]): Promise<Rates> => {
  for (const runner of runners) await rateOver(runner, warmUpMs);
  const rates = Object.fromEntries(runners.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const runner of rotated(runners, round % runners.length))
      rates[runner.name]?.push(await rateOver(runner, roundMs));
  return rates;
};

export const median = (figures: readonly number[]): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** Returns how many times as fast one runner is as another: the median of the ratios within each round. */
export const timesAsFast = (rates: Rates, one: string, other: string): number =>
  median((rates[one] ?? []).map((rate, round) => rate / (rates[other]?.[round] ?? Number.NaN)));
