import type { NamedToggle } from './load-toggles.ts';

/** SHA-256 of a text's UTF-8 bytes in hexadecimal digits: injected, since domain code has no crypto. */
export type Digest = (text: string) => Promise<string> | string;

/** Number of digits of the digest that form the name. @spec amb-hashed-toggles get-ft-hashed */
export const hashedNameLength = 16;

/** Maps hashes to known names; the hashes are sent to the backend. */
export const hashNames = async (
  names: readonly string[],
  digest: Digest,
): Promise<ReadonlyMap<string, string>> => {
  const hashes = await Promise.all(names.map((name) => digest(name)));
  return new Map(names.map((name, index) => [(hashes[index] ?? '').slice(0, hashedNameLength), name]));
};

/** Restores the names of a response's hashed toggles; unknown hashes are dropped. */
export const restoreNames = <Toggle extends NamedToggle>(
  answer: readonly Toggle[],
  names: ReadonlyMap<string, string>,
): Toggle[] =>
  answer.flatMap((toggle) => {
    const name = names.get(toggle.name);
    return name === undefined ? [] : [{ ...toggle, name }];
  });
