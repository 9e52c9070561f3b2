import { decodeText, isDigits } from './param-type.ts';

/** A name and its value as they stand in a query, still escaped; `raw` is the whole piece. */
export interface QueryPiece {
  readonly name: string;
  readonly value: string;
  readonly raw: string;
}

const readPiece = (raw: string): QueryPiece => {
  const at = raw.indexOf('=');
  const name = at === -1 ? raw : raw.slice(0, at);
  return { name: decodeText(name.replaceAll('+', ' ')), value: at === -1 ? '' : raw.slice(at + 1), raw };
};

/** The pieces of `?a=1&b=2` or `#a=1&b=2`, in order. Values stay escaped, so that what is carried on is carried unchanged. */
export const queryPieces = (text: string): QueryPiece[] =>
  text
    .slice(1)
    .split('&')
    .filter((raw) => raw !== '')
    .map(readPiece);

/** Joins pieces again behind their mark; empty when none is left. */
export const joinPieces = (mark: '?' | '#', pieces: readonly QueryPiece[]): string =>
  pieces.length > 0 ? mark + pieces.map((piece) => piece.raw).join('&') : '';

/** Never carried by a redirect (doc1 §9). @spec redirect-internal-params internal-query-params */
const internalNames: readonly string[] = ['__dsrn__', 'tried_rn'];

/** A query without its internal parameters and without the names that were used up. */
export const keptQuery = (search: string, usedUp: readonly string[] = []): string =>
  joinPieces(
    '?',
    queryPieces(search).filter(({ name }) => !internalNames.includes(name) && !usedUp.includes(name)),
  );

/** The first value of these names, in their order, that is digits; ids are copied as digits, never as numbers. */
export const firstId = (pieces: readonly QueryPiece[], names: readonly string[]): string | undefined =>
  names
    .flatMap((wanted) => pieces.filter(({ name }) => name === wanted))
    .map(({ value }) => decodeText(value))
    .find(isDigits);
