import { hash, verify } from '@node-rs/argon2';

/** Hashes and verifies passwords: each hash takes 19 MiB and about 30 ms of CPU. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time when there is no password or no account (`null`), and returns false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

/** argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createPasswords(): Passwords {
  let dummyHash: string | undefined;
  return {
    hash: (password) => hash(password, hashOptions),
    verify: async (passwordHash, password) => {
      dummyHash ??= await hash('nobody has this password', hashOptions);
      return (await verify(passwordHash ?? dummyHash, password)) && passwordHash !== null;
    },
  };
}
