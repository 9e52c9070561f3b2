import { queryPieces } from './query-pieces.ts';
import { readAddress } from './read-address.ts';

/** Client flags in the query of a URL, as `resolve` takes them. */
export type ClientFlags = {
  readonly mobileFlag: boolean;
  readonly triedNativeApp: boolean;
};

/** Names of the two flags; the specification shows only the second (amb-mobile-flag-name). @spec tried-native-param */
const names = { mobileFlag: '__mobile__', triedNativeApp: 'tried_rn' } as const;

/** The query fields that affect the resolution of every URL. */
export const clientFlagNames: readonly string[] = Object.values(names);

/** Reads the client flags of a URL; a flag is on if it is `1` or `true`. */
export const clientFlags = (url: string): ClientFlags => {
  const pieces = queryPieces(readAddress(url, 'host.invalid')?.search ?? '');
  const isOn = (wanted: string): boolean =>
    pieces.some(({ name, value }) => name === wanted && (value === '1' || value === 'true'));
  return { mobileFlag: isOn(names.mobileFlag), triedNativeApp: isOn(names.triedNativeApp) };
};
