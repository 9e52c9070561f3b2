import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from './bounded-queue.ts';
import type { QueueLimits } from './bounded-queue.ts';

/** Hashes and verifies passwords with limited concurrency: each hash takes 19 MiB and about 30 ms of CPU. */
export type Passwords = {
  /** Throws `SERVICE_UNAVAILABLE` immediately when the queue is full; so does `verify`. */
  hash(password: string): Promise<string>;
  /** Takes the same time when there is no password or no account (`null`), and returns false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Throws `SERVICE_UNAVAILABLE` when the queue is full, so that the attempt is not counted. */
  refuseWhenFull(): void;
};

/** argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One hash takes about 30 ms, so a waiting task waits less than 0.5 s. */
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
