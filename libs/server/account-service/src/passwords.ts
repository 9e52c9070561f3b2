import { hash, verify } from '@node-rs/argon2';

/** Hashes and checks passwords: each takes 19 MiB and a core for a moment. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time for an account without a password, or for no account at all (`null`), and says false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

/** argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createPasswords(): Passwords {
  let decoy: string | undefined;
  return {
    hash: (password) => hash(password, cost),
    verify: async (passwordHash, password) => {
      decoy ??= await hash('nobody has this password', cost);
      return (await verify(passwordHash ?? decoy, password)) && passwordHash !== null;
    },
  };
}
