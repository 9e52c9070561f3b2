import { repeatTask } from '@pasar/database';
import type { RepeatedTask } from '@pasar/database';
import { respondsWithin } from './responds-within.ts';

/** When a service counts as hung. */
export type LivenessLimits = {
  /** Milliseconds between two probes. */
  readonly intervalMs: number;
  /** Timeout of a probe in milliseconds. */
  readonly timeoutMs: number;
  /** The number of consecutive failed probes. */
  readonly failureThreshold: number;
};

export const defaultLiveness: LivenessLimits = { intervalMs: 5000, timeoutMs: 10_000, failureThreshold: 3 };

/** Probes an address, and reports once when several consecutive probes have failed. */
export function watchLiveness(
  url: string,
  { intervalMs, timeoutMs, failureThreshold }: LivenessLimits,
  onUnresponsive: (reason: string) => void,
): RepeatedTask {
  let failures = 0;
  const probe = async () => {
    failures = (await respondsWithin(url, timeoutMs)) ? 0 : failures + 1;
    if (failures === failureThreshold)
      onUnresponsive(`no answer to ${failures} probes of ${timeoutMs / 1000} s each`);
  };
  return repeatTask(probe, { intervalMs, onError: () => undefined });
}
