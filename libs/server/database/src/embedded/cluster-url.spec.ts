import { expect, it } from 'vitest';
import { buildClusterUrl, findSocketFolder } from './cluster-url.ts';

it.each<[string, NodeJS.Platform, string | undefined]>([
  ['/srv/shop/.data/postgres/cluster', 'linux', '/srv/shop/.data/postgres/cluster'],
  ['/srv/shop/.data/postgres/cluster', 'win32', undefined],
  [`/srv/${'long/'.repeat(20)}cluster`, 'linux', undefined],
  ['/srv/my shop/cluster', 'darwin', undefined],
])('the socket folder of %s on %s is %s', (dataDir, platform, expected) => {
  expect(findSocketFolder(dataDir, 54321, platform)).toBe(expected);
});

it.each([
  [{ socketFolder: '/srv/cluster' }, 'postgres://me:secret@127.0.0.1:54321/shop?host=%2Fsrv%2Fcluster'],
  [{}, 'postgres://me:secret@127.0.0.1:54321/shop'],
])('builds a URL with %j', (address, expected) => {
  expect(buildClusterUrl({ user: 'me', password: 'secret', port: 54321, database: 'shop', ...address })).toBe(
    expected,
  );
});
