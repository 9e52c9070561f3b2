import { createIds } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import { memoryRateWindows } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { MessageDelivery } from '../messages/message.ts';
import { createOutboxDelivery } from '../messages/outbox-delivery.ts';
import { startAccountServer } from './start-account-server.ts';
import type { AccountServer } from './start-account-server.ts';

export const password = 'a fine sentence';
/** The phone number of the account `budi`. */
export const budi = '+6591234567';

/** Sets up the account `budi`, a carrier that can fail, and the calls that send codes and links. */
export function setUpCodeCalls() {
  let database: TestDatabase;
  let server: AccountServer;
  let carrierFails = false;

  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    const outbox = createOutboxDelivery(db, createIds({ now: () => server.clock.now, worker: 2 }));
    const delivery: MessageDelivery = {
      send: (message, at) =>
        carrierFails ? Promise.reject(new Error('no carrier')) : outbox.send(message, at),
    };
    server = await startAccountServer(db, { limits: memoryRateWindows(), delivery });
    await server.addAccount({
      username: 'budi',
      email: 'budi@example.com',
      emailConfirmed: true,
      phone: budi,
      password,
    });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  // Keep the limits of one case from affecting the next.
  beforeEach(() => {
    server.clock.now += 2 * dayMs;
    carrierFails = false;
  });

  const call: AccountServer['call'] = (...request) => server.call(...request);
  const readLastMessage = async (host = 'localhost') =>
    (await call('internal/outbox', undefined, { host })).data.messages[0] as {
      recipient: string;
      body: string;
    };

  return {
    call,
    readLastMessage,
    readCode: async (host?: string) => /\d{6}/.exec((await readLastMessage(host)).body)?.[0] ?? '',
    readToken: async () => /#token=([\w-]+)/.exec((await readLastMessage()).body)?.[1] ?? '',
    /** Requests a code for this recipient. */
    send: (recipient: string, purpose = 'sign-in', channel = recipient.includes('@') ? 'email' : 'sms') =>
      call('account/otp/send', { purpose, channel, recipient }),
    wait: (ms: number) => void (server.clock.now += ms),
    setCarrierFails: (fails: boolean) => void (carrierFails = fails),
  };
}
