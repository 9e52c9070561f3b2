import { createIds } from '@pasar/database';
import type { Database } from '@pasar/database';
import { minuteMs } from '@pasar/durations';
import { createServer, databaseRateWindows } from '@pasar/http-server';
import type { Kysely } from 'kysely';
import { createAccount } from '../create-account.ts';
import type { NewAccount } from '../create-account.ts';
import type { AccountPorts } from '../account-deps.ts';
import { createOutboxDelivery } from '../messages/outbox-delivery.ts';
import { createPasswords } from '../passwords.ts';
import { registerAccountCalls } from '../register-account-calls.ts';
import { createSessions } from '../sessions.ts';

/** A browser's cookies by name. */
export type CookieJar = Map<string, string>;

type CallOptions = { readonly jar?: CookieJar; readonly host?: string; readonly address?: string };

/** Starts the account calls on a spec's database, with browsers that keep cookies and a clock that the spec controls. */
export async function startAccountServer(db: Kysely<Database>, ports: Partial<AccountPorts> = {}) {
  const clock = { now: 1_800_000_000_000 };
  const now = () => clock.now;
  const ids = createIds({ now, worker: 1 });
  const passwords = createPasswords();
  const sessions = createSessions(db);
  /** Starts an API process; several share the database. */
  const startProcess = async () => {
    const app = await createServer({ sessions, now, logLevel: 'silent', callsPerMinute: 1_000_000 });
    registerAccountCalls(app, {
      db,
      ids,
      passwords,
      sessions,
      limits: databaseRateWindows(db),
      delivery: createOutboxDelivery(db, ids),
      servesOutbox: true,
      ...ports,
    });
    return app;
  };
  const app = await startProcess();

  async function call(
    path: string,
    body?: object,
    { jar = new Map() as CookieJar, host = 'localhost', address = '198.51.100.1' }: CallOptions = {},
    process = app,
  ) {
    const answer = await process.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/v4/${path}`,
      headers: {
        host,
        'x-forwarded-for': address,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { payload: body }),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return { status: answer.statusCode, ...answer.json() };
  }

  return {
    db,
    clock,
    call,
    startProcess,
    addAccount: async ({
      username,
      password,
      ...account
    }: Omit<NewAccount, 'passwordHash'> & { password: string }) =>
      createAccount(
        { db, ids },
        { username, ...account, passwordHash: await passwords.hash(password) },
        clock.now,
      ),
    /** Returns a browser that is signed in to this account. */
    signIn: async (login: string, password: string): Promise<CookieJar> => {
      const jar: CookieJar = new Map();
      await call('account/login', { login, password }, { jar });
      return jar;
    },
    /** Proves the identity of this browser's user, as sensitive calls require. */
    proveIdentity: (jar: CookieJar, password: string) =>
      call('account/identity/confirm', { password }, { jar }),
    whoIs: async (jar: CookieJar): Promise<string | undefined> =>
      (await call('account/basic/get_account_info', undefined, { jar })).data?.username,
    readCode: async (): Promise<string> => {
      const { data } = await call('internal/outbox');
      return /\d{6}/.exec(data.messages[0].body)?.[0] ?? '';
    },
    skipMinutes: (minutes: number) => {
      clock.now += minutes * minuteMs;
    },
    close: () => app.close(),
  };
}
export type AccountServer = Awaited<ReturnType<typeof startAccountServer>>;
