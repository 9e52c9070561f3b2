import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPictureFetcher } from './create-picture-fetcher.ts';
import { isPublicAddress } from './is-public-address.ts';

const pages: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/cup.png': (response) => response.setHeader('content-type', 'image/png').end('picture'),
  '/page': (response) => response.setHeader('content-type', 'text/html').end('<p>'),
  '/drawing': (response) => response.setHeader('content-type', 'image/svg+xml').end('<svg/>'),
  '/large': (response) => response.setHeader('content-type', 'image/png').end('x'.repeat(2000)),
  '/endless': (response) => response.setHeader('content-type', 'image/png').write('x'.repeat(2000)),
  '/silent': () => undefined,
  '/moved': (response) => response.writeHead(302, { location: '/cup.png' }).end(),
  '/circle': (response) => response.writeHead(302, { location: '/circle' }).end(),
  '/inside': (response) => response.writeHead(302, { location: 'http://10.0.0.1/cup.png' }).end(),
  '/metadata': (response) => response.writeHead(301, { location: 'http://169.254.169.254/latest' }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/by-name': (response) => response.writeHead(302, { location: 'http://inside.example/cup.png' }).end(),
};

let server: Server;
let port: number;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer(({ url = '' }: IncomingMessage, response) => {
    asked.push(url);
    const page = pages[url];
    if (page) page(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The test server stands for the public internet; every other address is checked as usual. */
const fetchPicture = (path: string, timeoutMs = 5000) =>
  createPictureFetcher({
    ...{ timeoutMs, maxBytes: 1000 },
    resolve: (name) => Promise.resolve(name === 'pictures.example' ? ['127.0.0.1'] : ['192.168.0.10']),
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
  })(path.startsWith('/') ? `http://pictures.example:${port}${path}` : path);

it('fetches a picture, also through a redirect', async () => {
  expect(await fetchPicture('/cup.png')).toEqual(Buffer.from('picture'));
  expect(await fetchPicture('/moved')).toEqual(Buffer.from('picture'));
});

const problems: [string, string][] = [
  ['/page', 'no-picture'],
  ['/drawing', 'no-picture'],
  ['/large', 'too-large'],
  ['/endless', 'too-large'],
  ['/none', 'unreachable'],
  ['/circle', 'unreachable'],
  ['/inside', 'private-address'],
  ['/metadata', 'private-address'],
  ['/by-name', 'private-address'],
  ['/file', 'unreachable'],
  ['http://inside.example/cup.png', 'private-address'],
  ['http://10.0.0.1/cup.png', 'private-address'],
  ['http://2130706434/cup.png', 'private-address'],
  ['http://0x7f.2/cup.png', 'private-address'],
  ['http://[::1]/cup.png', 'private-address'],
  ['http://[::ffff:10.0.0.1]/cup.png', 'private-address'],
  ['http://[::10.0.0.1]/cup.png', 'private-address'],
  ['http://[64:ff9b::10.0.0.1]/cup.png', 'private-address'],
  ['http://[fec0::1]/cup.png', 'private-address'],
  ['ftp://pictures.example/cup.png', 'unreachable'],
  ['data:image/png;base64,AAAA', 'unreachable'],
];
it.each(problems)('refuses %s: %s', async (link, problem) => {
  expect(await fetchPicture(link)).toBe(problem);
});

it('times out when a server does not respond', async () => {
  expect(await fetchPicture('/silent', 50)).toBe('unreachable');
});

it('connects to the address that was checked, even if the name then resolves to another', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.1']];
  const fetchRebound = createPictureFetcher({
    resolve: () => Promise.resolve(answers.shift() ?? []),
    isAllowed: (address) => address === '127.0.0.1',
  });
  expect(await fetchRebound(`http://rebound.example:${port}/cup.png`)).toEqual(Buffer.from('picture'));
  expect(answers).toEqual([['10.0.0.1']]);
});

it('refuses a name if one of its addresses is private', async () => {
  const fetchMixed = createPictureFetcher({ resolve: () => Promise.resolve(['93.184.215.14', '127.0.0.1']) });
  expect(await fetchMixed(`http://mixed.example:${port}/never-asked.png`)).toBe('private-address');
  expect(asked).not.toContain('/never-asked.png');
});

const addresses: [string, boolean][] = [
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::', false],
  ['::1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['no address', false],
];
it.each(addresses)("isPublicAddress('%s') is %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
