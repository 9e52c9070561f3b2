import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { loadPages, quantile } from './load.ts';

it.each([
  [[3, 1, 2], 0.5, 2],
  [[1, 2, 3, 4], 0.99, 4],
  [[7], 0.5, 7],
])('quantile of %j at %d is %d', (figures, share, expected) => {
  expect(quantile(figures, share)).toBe(expected);
});

it('requests every page once, and rejects if one fails', async () => {
  const addresses: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    addresses.push(url);
    response.writeHead(url === '/bad' ? 500 : 200).end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const options = { port, connections: 2, pages: 5 };
  const figures = await loadPages({
    ...options,
    pageAt: (index) => ({ path: `/${index}`, headers: { host: 'store' } }),
  });
  const failed = loadPages({ ...options, pageAt: () => ({ path: '/bad', headers: { host: 'store' } }) });
  await expect(failed).rejects.toThrow('/bad: 500');
  server.close();
  expect([addresses.slice(0, 5).toSorted(), figures.bytesPerPage]).toEqual([
    ['/0', '/1', '/2', '/3', '/4'],
    4,
  ]);
});
