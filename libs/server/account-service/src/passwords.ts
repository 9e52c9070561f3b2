import { hash, verify } from '@node-rs/argon2';

/** Hashes and checks passwords, never more than a few at once: each takes 19 MiB and a core for a moment. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time for an account without a password, or for no account at all (`null`), and says false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

/** argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Runs at most `places` tasks at once; the others wait their turn. */
function createQueue(places: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

export function createPasswords({ atOnce = 4 }: { readonly atOnce?: number } = {}): Passwords {
  const queued = createQueue(atOnce);
  let decoy: Promise<string> | undefined;
  const hashed = (password: string) => queued(() => hash(password, cost));
  return {
    hash: hashed,
    verify: async (passwordHash, password) => {
      decoy ??= hashed('nobody has this password');
      const against = passwordHash ?? (await decoy);
      return (await queued(() => verify(against, password))) && passwordHash !== null;
    },
  };
}
