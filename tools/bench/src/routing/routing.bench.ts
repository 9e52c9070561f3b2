import { compileTable, findRoute, resolve, routes } from '@pasar/routing-table';
import type { Bench } from '../bench.ts';
import type { Runner } from '../race.ts';
import { race } from '../race.ts';
import type { Line } from '../report.ts';
import { percent, sizeLines, speedLines } from '../report.ts';
import { librarySize, peerSize } from '../sizes.ts';
import type { Address } from './addresses.ts';
import { matchingAddresses, unmatchedAddresses } from './addresses.ts';
import { coldStarts } from './cold-start.ts';
import { slowestLongAddress } from './longest-address.ts';
import { findMyWayRouter } from './peer-find-my-way.ts';
import { pathToRegexpRouter } from './peer-path-to-regexp.ts';
import { reactRouter } from './peer-react-router.ts';
import { resolveWith, rou3Router } from './peer-rou3.ts';
import type { Match, PeerRouter } from './peer-router.ts';
import { writtenRoutes } from './written-routes.ts';

const table = compileTable(routes);

const our = (path: string): Match | undefined => {
  const found = findRoute(table, path);
  return found && { route: found.leaf.id, captures: found.captures };
};

/** Makes captures comparable, whether a router decodes them or not. */
const decoded = (text: string): string => decodeURIComponent(text);

const isRight = (match: Match | undefined, { route, captures }: Address): boolean => {
  if (match?.route !== route) return false;
  return captures.every((capture, at) => decoded(match?.captures[at] ?? '') === decoded(capture));
};

const every = [...matchingAddresses, ...unmatchedAddresses];

const rightShare = (match: (path: string) => Match | undefined): number =>
  every.filter((address) => isRight(match(address.path), address)).length / every.length;

const correctness = ({ name, match, impossible }: PeerRouter): Line => ({
  what: `right route and parameters, ${every.length} addresses`,
  ours: percent(rightShare(our)),
  peer: name,
  theirs: `${percent(rightShare(match))}${impossible > 0 ? `, ${impossible} patterns impossible` : ''}`,
  target: '100%',
  met: rightShare(our) === 1,
});

const runner = (name: string, addresses: readonly Address[], find: (path: string) => unknown): Runner => ({
  name,
  operations: addresses.length,
  pass: () => {
    let found = 0;
    for (const { path } of addresses) if (find(path)) found += 1;
    return found;
  },
});

const screens = matchingAddresses.filter(({ path }) => resolve({ url: path }).outcome === 'screen');

const firstMatch = async (): Promise<Line> => {
  const { ours, rou3 } = await coldStarts(writtenRoutes);
  const line = { what: 'ready and first match after a cold start', ours: `${ours.toFixed(2)} ms` };
  const theirs = { peer: 'rou3 compiled', theirs: `${rou3.toFixed(2)} ms`, ratio: rou3 / ours };
  return { ...line, ...theirs, target: '≤ 2 ms', met: ours <= 2 };
};

const longest = (): Line => {
  const ms = slowestLongAddress();
  return { what: 'slowest address of 64 kB', ours: `${ms.toFixed(2)} ms`, target: '≤ 10 ms', met: ms <= 10 };
};

const sizes = async (): Promise<Line[]> =>
  sizeLines('size of table and matcher', await librarySize('domain/routing-table'), 8000, {
    'rou3 with its compiler, no table': await peerSize(
      "export * from 'rou3'; export * from 'rou3/compiler';",
    ),
    'path-to-regexp, no table': await peerSize("export * from 'path-to-regexp';"),
    'react-router matchRoutes, no table': await peerSize("export { matchRoutes } from 'react-router';"),
  });

export const routingBench: Bench = {
  title: 'the table of routes, against routers that were given the same patterns',
  run: async () => {
    const rou3 = await rou3Router(writtenRoutes);
    const peers = [rou3, await findMyWayRouter(writtenRoutes), await pathToRegexpRouter(writtenRoutes)];
    const slow = await reactRouter(writtenRoutes);
    const everyone = [...peers, slow];
    const match = await race([
      runner('ours', matchingAddresses, (path) => findRoute(table, path)),
      ...everyone.map(({ name, find }) => runner(name, matchingAddresses, find)),
    ]);
    const full = await race([
      runner('ours', screens, (path) => resolve({ url: path })),
      runner('rou3, with parsing and typing', screens, resolveWith(rou3)),
      runner('rou3, matching alone', screens, rou3.find),
    ]);
    return [
      ...everyone.map(correctness),
      ...speedLines('matches', match, { [rou3.name]: 1 }),
      ...speedLines('screens resolved, with gates and typed parameters', full, {
        'rou3, with parsing and typing': 1,
      }),
      await firstMatch(),
      longest(),
      ...(await sizes()),
    ];
  },
};
