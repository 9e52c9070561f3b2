import { queryPieces } from './query-pieces.ts';
import { readAddress } from './read-address.ts';

/** What the query of an address says of the client, as `resolve` takes it. */
export type ClientFlags = {
  readonly mobileFlag: boolean;
  readonly triedNativeApp: boolean;
};

/** Names of the two flags; only the second is shown (amb-mobile-flag-name). @spec tried-native-param */
const names = { mobileFlag: '__mobile__', triedNativeApp: 'tried_rn' } as const;

/** The query fields by which every address is decided. */
export const clientFlagNames: readonly string[] = Object.values(names);

/** Reads the flags of an address; a flag is on when it is `1` or `true`. */
export const clientFlags = (url: string): ClientFlags => {
  const pieces = queryPieces(readAddress(url, 'host.invalid')?.search ?? '');
  const isOn = (wanted: string): boolean =>
    pieces.some(({ name, value }) => name === wanted && (value === '1' || value === 'true'));
  return { mobileFlag: isOn(names.mobileFlag), triedNativeApp: isOn(names.triedNativeApp) };
};
