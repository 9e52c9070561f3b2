import { isObject, parseJson } from '@pasar/json';

/** Metadata stored with the state. @spec persisted-state */
export type PersistMetadata = {
  readonly version: number;
  readonly rehydrated: boolean;
};

export type StoredState = {
  readonly version: number;
  readonly state: Readonly<Record<string, unknown>>;
};

const metadataKey = '_persist';

/** Serializes a state with its metadata. */
export const toStoredText = (state: object, version: number): string =>
  JSON.stringify({ ...state, [metadataKey]: { version, rehydrated: true } satisfies PersistMetadata });

/** Parses a stored text; undefined if malformed. */
export const readStoredText = (text: string): StoredState | undefined => {
  const stored = parseJson(text);
  if (!isObject(stored)) return undefined;
  const { [metadataKey]: mark, ...state } = stored;
  if (!isObject(mark) || !Number.isInteger(mark.version)) return undefined;
  return { version: mark.version as number, state };
};
