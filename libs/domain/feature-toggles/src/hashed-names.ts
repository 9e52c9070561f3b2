import type { NamedToggle } from './load-toggles.ts';

/** SHA-256 of a text's UTF-8 bytes in hexadecimal digits: the platform's, since this floor has none. */
export type Digest = (text: string) => Promise<string> | string;

/** Sixteen digits of the digest stand for a name. @spec amb-hashed-toggles get-ft-hashed */
export const hashedNameLength = 16;

/** The names that a build knows by what stands for them: the keys are what is sent to the backend. */
export const hashNames = async (
  names: readonly string[],
  digest: Digest,
): Promise<ReadonlyMap<string, string>> => {
  const hashes = await Promise.all(names.map((name) => digest(name)));
  return new Map(names.map((name, index) => [(hashes[index] ?? '').slice(0, hashedNameLength), name]));
};

/** An answer with its names put back; what this build does not know is left out. */
export const restoreNames = <Toggle extends NamedToggle>(
  answer: readonly Toggle[],
  names: ReadonlyMap<string, string>,
): Toggle[] =>
  answer.flatMap((toggle) => {
    const name = names.get(toggle.name);
    return name === undefined ? [] : [{ ...toggle, name }];
  });
