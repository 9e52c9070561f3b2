import { parseSearch, stringifySearch } from '@pasar/search-params';
import type { Bench } from '../bench.ts';
import { race } from '../race.ts';
import type { Line } from '../report.ts';
import { sizeLines, speedLines } from '../report.ts';
import { librarySize, peerSize } from '../sizes.ts';
import { formVectors, rightVectors } from './form-vectors.ts';
import type { QueryCodec } from './peers.ts';
import { nuqsCodec, qsCodec, queryStringCodec } from './peers.ts';
import { searches } from './searches.ts';

const ours: QueryCodec = {
  name: 'ours',
  parse: parseSearch,
  roundTrip: (query) => stringifySearch(parseSearch(query)),
};

const countCorrect = ({ parse }: QueryCodec): number =>
  rightVectors((query) => String((parse(query) as { keyword?: unknown }).keyword ?? ''));

const correctness = (peer: QueryCodec): Line => ({
  what: 'form-decoding vectors decoded as the platform does',
  ours: `${countCorrect(ours)} of ${formVectors.length}`,
  peer: peer.name,
  theirs: `${countCorrect(peer)} of ${formVectors.length}`,
  target: `${formVectors.length} of ${formVectors.length}`,
  met: countCorrect(ours) === formVectors.length,
});

/** Whether all fields keep their values, in any order and with any escaping. */
const isKept = (query: string, written: string): boolean => {
  const [before, after] = [new URLSearchParams(query), new URLSearchParams(written)];
  return [...before].every(([name, value]) => after.get(name) === value);
};

const kept = (codec: QueryCodec): string =>
  `${searches.filter((query) => isKept(query, codec.roundTrip(query))).length} of ${searches.length}`;

const keptLine = (peer: QueryCodec): Line => ({
  what: 'searches unchanged by a round trip',
  ours: kept(ours),
  peer: peer.name,
  theirs: kept(peer),
  target: `${searches.length} of ${searches.length}`,
  met: kept(ours) === `${searches.length} of ${searches.length}`,
});

const sizes = async (): Promise<Line[]> =>
  sizeLines('size', await librarySize('domain/search-params'), 3000, {
    'nuqs, its parsers': await peerSize("export * from 'nuqs/server';"),
    qs: await peerSize("export { default } from 'qs';"),
    'query-string': await peerSize("export { default } from 'query-string';"),
  });

export const searchParamsBench: Bench = {
  title: 'the queries of search addresses, read and written',
  run: async () => {
    const peers = [await nuqsCodec(), await qsCodec(), await queryStringCodec()];
    const rates = await race(
      [ours, ...peers].map(({ name, roundTrip }) => ({
        name,
        operations: searches.length,
        pass: () => searches.map(roundTrip),
      })),
    );
    const goals = { nuqs: 3 };
    return [
      ...peers.map(correctness),
      ...peers.map(keptLine),
      ...speedLines('round trips', rates, goals),
      ...(await sizes()),
    ];
  },
};
