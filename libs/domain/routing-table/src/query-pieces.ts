import { decodePathText, isDigits } from './param-type.ts';

/** A query parameter; the value is still escaped. */
export type QueryPiece = {
  readonly name: string;
  readonly value: string;
};

const rawPieces = (text: string): string[] =>
  text
    .slice(1)
    .split('&')
    .filter((raw) => raw !== '');

const readName = (raw: string): string => {
  const at = raw.indexOf('=');
  const name = at === -1 ? raw : raw.slice(0, at);
  return decodePathText(name.includes('+') ? name.replaceAll('+', ' ') : name);
};

const readValue = (raw: string): string => {
  const at = raw.indexOf('=');
  return at === -1 ? '' : raw.slice(at + 1);
};

/** The parameters of `?a=1&b=2` or `#a=1&b=2`, in order. Values stay escaped, so that they can be forwarded unchanged. */
export const queryPieces = (text: string): QueryPiece[] =>
  rawPieces(text).map((raw) => ({ name: readName(raw), value: readValue(raw) }));

/** Removes parameters by name and keeps the first character; empty if none are left. */
export const withoutNames = (text: string, dropped: readonly string[]): string => {
  const kept = rawPieces(text).filter((raw) => !dropped.includes(readName(raw)));
  return kept.length > 0 ? text.charAt(0) + kept.join('&') : '';
};

/** The parameters with these names, unchanged, sorted by name. */
export const filterPiecesByName = (search: string, names: readonly string[]): string[] =>
  rawPieces(search)
    .map((raw) => ({ raw, name: readName(raw) }))
    .filter(({ name }) => names.includes(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
    .map(({ raw }) => raw);

/** Never forwarded by a redirect (doc1 §9). @spec redirect-internal-params internal-query-params */
const internalNames: readonly string[] = ['__dsrn__', 'tried_rn'];

/** A query without internal parameters and without those that the target uses. */
export const forwardedQuery = (search: string, usedUp: readonly string[] = []): string =>
  withoutNames(search, [...internalNames, ...usedUp]);

/** The first numeric value of these names, in their order; copied as digits, never converted to a number. */
export const firstId = (pieces: readonly QueryPiece[], names: readonly string[]): string | undefined =>
  names
    .flatMap((wanted) => pieces.filter(({ name }) => name === wanted))
    .map(({ value }) => decodePathText(value))
    .find(isDigits);
