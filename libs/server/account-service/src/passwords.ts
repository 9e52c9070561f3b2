import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from './bounded-queue.ts';
import type { QueueLimits } from './bounded-queue.ts';

/** Hashes and checks passwords, never more than a few at once: each takes 19 MiB and a core for a moment. */
export type Passwords = {
  /** Throws `SERVICE_UNAVAILABLE` at once when too many wait already; so does `verify`. */
  hash(password: string): Promise<string>;
  /** Takes the same time for an account without a password, or for no account at all (`null`), and says false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Throws `SERVICE_UNAVAILABLE` when too many wait: a try that cannot be made need not be counted. */
  refuseWhenFull(): void;
};

/** argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One hash takes about 30 ms: whoever waits, waits less than half a second. */
const defaultLimits: QueueLimits = { concurrency: 4, maxWaiting: 32 };

export function createPasswords(limits: QueueLimits = defaultLimits): Passwords {
  const queue = createBoundedQueue(limits);
  let dummyHash: string | undefined;
  return {
    hash: (password) => queue.run(() => hash(password, hashOptions)),
    verify: (passwordHash, password) =>
      queue.run(async () => {
        dummyHash ??= await hash('nobody has this password', hashOptions);
        return (await verify(passwordHash ?? dummyHash, password)) && passwordHash !== null;
      }),
    refuseWhenFull: queue.refuseWhenFull,
  };
}
