import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAccountServer } from '@pasar/account-service/testing';
import type { AccountServer } from '@pasar/account-service/testing';
import { createDatabase, maintenanceTimeouts, migrate, startEmbeddedPostgres } from '@pasar/database';
import type { Bench } from '../bench.ts';
import { median } from '../race.ts';
import { percent, short } from '../report.ts';
import type { Line } from '../report.ts';
import { orderShare } from './order-share.ts';

/** Requests for accounts that exist, and as many for accounts that do not. */
const pairs = 150;
const warmUpPairs = 10;
const password = 'a-basket-of-rambutan';

type Subject = { readonly what: string; readonly request: (name: string) => readonly [string, object] };

const toEmail = (name: string): string => `${name}@example.com`;

/** The calls that could reveal whether somebody has an account. */
const subjects: readonly Subject[] = [
  {
    what: 'sign-in by username',
    request: (name) => ['account/login', { login: name, password: 'a-wrong-password' }],
  },
  {
    what: 'sign-in by e-mail',
    request: (name) => ['account/login', { login: toEmail(name), password: 'a-wrong-password' }],
  },
  {
    what: 'one-time code',
    request: (name) => [
      'account/otp/send',
      { purpose: 'sign-in', channel: 'email', recipient: toEmail(name) },
    ],
  },
  {
    what: 'code for a new password',
    request: (name) => ['account/otp/send', { purpose: 'reset', channel: 'email', recipient: toEmail(name) }],
  },
  {
    what: 'link for a new password',
    request: (name) => ['account/password/send_link', { email: toEmail(name) }],
  },
];

type Kind = 'member' | 'nobody';

/** Names of equal length, of which every other one is a member's: responses may contain their first letters. */
const toName = (kind: Kind, index: number): string =>
  `shopper.${String(index * 2 + (kind === 'member' ? 0 : 1)).padStart(6, '0')}`;

/** Each request comes from a network of its own, so that no limit is reached. */
const toAddress = (count: number): string => `198.${18 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}`;

async function addAccounts(server: AccountServer): Promise<void> {
  for (let index = 0; index < pairs + warmUpPairs; index += 1) {
    const username = toName('member', index);
    await server.addAccount({ username, password, email: toEmail(username), emailConfirmed: true });
  }
}

/** Measures both kinds in turn, in changing order, and compares the responses. */
async function measure(server: AccountServer, { what, request }: Subject, from: number): Promise<Line> {
  const times = { member: [] as number[], nobody: [] as number[] };
  const texts = { member: new Set<string>(), nobody: new Set<string>() };
  let count = from;
  for (let index = 0; index < pairs + warmUpPairs; index += 1)
    for (const kind of index % 2 === 0 ? (['member', 'nobody'] as const) : (['nobody', 'member'] as const)) {
      const name = toName(kind, index);
      const [path, body] = request(name);
      const start = performance.now();
      const answer = await server.call(path, body, { address: toAddress((count += 1)) });
      const time = performance.now() - start;
      texts[kind].add(
        JSON.stringify(answer)
          .replaceAll(name, '')
          .replaceAll(/"trace[^,}]*/g, ''),
      );
      if (index >= warmUpPairs) times[kind].push(time);
    }
  const share = orderShare(times.member, times.nobody);
  const isSameText = [...texts.member].toSorted().join() === [...texts.nobody].toSorted().join();
  return {
    what,
    ours: `${short(median(times.member))} ms with an account, ${short(median(times.nobody))} ms without; told apart ${percent(Math.max(share, 1 - share))}, ${isSameText ? 'same text' : 'TEXTS DIFFER'}`,
    target: 'told apart ≤ 60%, same text',
    met: Math.abs(share - 0.5) <= 0.1 && isSameText,
  };
}

async function run(): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pasar-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const db = createDatabase(postgres.url, maintenanceTimeouts);
  try {
    await migrate(db);
    const server = await startAccountServer(db);
    await addAccounts(server);
    const lines: Line[] = [];
    for (const subject of subjects) {
      lines.push(await measure(server, subject, lines.length * 1000));
      // A code or link may be requested again only after a while.
      server.skipMinutes(24 * 60 + 1);
    }
    await server.close();
    return lines;
  } finally {
    await db.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export const signInBench: Bench = {
  title: 'whether the time or the text of a response reveals that somebody has an account',
  run,
};
