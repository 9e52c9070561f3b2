import { createConnection } from 'node:net';
import type { Attack } from '../attack.ts';

type SlowClient = {
  readonly name: string;
  /** Sent when the connection opens. */
  readonly opening: (host: string) => string;
  /** Sent every second afterwards. */
  readonly drip?: string;
};

const limitMs = 12_000;
const giveUpMs = 30_000;
const clientsOfEach = 5;

const post = (host: string, headers: string): string =>
  `POST /api/v4/account/login HTTP/1.1\r\nhost: ${host}\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n${headers}\r\n`;

const slowClients: readonly SlowClient[] = [
  { name: 'says nothing', opening: () => '' },
  {
    name: 'sends its headers a byte a second',
    opening: (host) => `GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: `,
    drip: 'x',
  },
  {
    name: 'sends a body a byte a second',
    opening: (host) => post(host, 'content-length: 1000\r\n'),
    drip: ' ',
  },
  {
    name: 'sends chunks a byte a second',
    opening: (host) => post(host, 'transfer-encoding: chunked\r\n'),
    drip: '1\r\n \r\n',
  },
];

/** Returns the milliseconds until the server closes the connection; `giveUpMs` if it does not. */
function timeUntilClosed(port: number, host: string, { opening, drip }: SlowClient): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const socket = createConnection({ host: '127.0.0.1', port }, () => socket.write(opening(host)));
    const dripping =
      drip === undefined ? undefined : setInterval(() => socket.writable && socket.write(drip), 1000);
    const giveUpTimer = setTimeout(() => socket.destroy(), giveUpMs);
    socket.on('error', () => undefined);
    socket.resume();
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(dripping);
      clearTimeout(giveUpTimer);
      resolve(performance.now() - startedAt);
    });
  });
}

const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;

/** Returns the status line for a chunked body of 2 MiB. */
function statusOfChunkedBody(port: number, host: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = createConnection({ host: '127.0.0.1', port }, () => {
      socket.write(post(host, 'transfer-encoding: chunked\r\n'));
      for (let count = 0; count < 32; count += 1) socket.write(chunk);
      socket.write('0\r\n\r\n');
    });
    const giveUpTimer = setTimeout(() => socket.destroy(), giveUpMs);
    socket.on('data', (data) => {
      received += data.toString('latin1');
      socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(giveUpTimer);
      resolve(received.split('\r\n')[0] ?? '');
    });
  });
}

/** Slow connections are closed within twelve seconds; an oversized body gets a 413. */
export const slowClientsAttack: Attack = {
  title: 'clients that send slowly, and a body without end',
  run: async (store) => {
    const host = store.host('SG');
    const faults: string[] = [];
    const figures = await Promise.all(
      slowClients.map(async (client) => {
        const times = await Promise.all(
          Array.from({ length: clientsOfEach }, () => timeUntilClosed(store.port, host, client)),
        );
        const longest = Math.max(...times);
        if (longest > limitMs)
          faults.push(`a client that ${client.name} is kept for ${(longest / 1000).toFixed(1)} s`);
        return `a client that ${client.name}: ended after ${(longest / 1000).toFixed(1)} s`;
      }),
    );
    const status = await statusOfChunkedBody(store.port, host);
    if (!status.includes(' 413 ')) faults.push(`a chunked body of 2 MiB is answered "${status}"`);
    return { tried: slowClients.length * clientsOfEach + 1, faults, figures };
  },
};
