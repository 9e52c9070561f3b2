import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { marketByCode } from '@pasar/markets';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMessageDelivery, deliversMail } from './create-message-delivery.ts';
import type { DeliverySettings } from './create-message-delivery.ts';
import type { Message } from './message.ts';
import { readOutboxMessages } from './read-outbox.ts';

type WebhookRequest = { readonly body: string; readonly signature: string | string[] | undefined };

let database: TestDatabase;
let posted: WebhookRequest[] = [];
let mailed: string[] = [];
let status = 200;
const now = 1_800_000_000_000;
const ids = createIds({ now: () => now, worker: 1 });

const gateway = createServer((request, response) => {
  void text(request).then((body) => {
    posted.push({ body, signature: request.headers['x-pasar-signature'] });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
});
/** The subset of SMTP that a mail needs. */
const mailServer = createTcpServer((socket) => {
  let inData = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  say('220 here');
  createInterface(socket).on('line', (line) => {
    mailed.push(line);
    if (inData && line !== '.') return;
    if (line === 'DATA') say('354 go on');
    else if (line.startsWith('RCPT') && line.includes('refused')) say('550 nobody');
    else say('250 fine');
    inData = line === 'DATA';
  });
});

const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const readPort = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  database = await createTestDatabase();
  await Promise.all([listen(gateway), listen(mailServer)]);
});
afterAll(async () => {
  gateway.close();
  mailServer.close();
  await database.close();
});
beforeEach(() => {
  posted = [];
  mailed = [];
  status = 200;
});

const sms: Message = {
  channel: 'sms',
  recipient: '+6591234567',
  subject: '',
  body: '123456 is your code',
  market: 'SG',
  language: 'en',
};
const mail: Message = { ...sms, channel: 'email', recipient: 'budi@example.com', subject: 'A code' };

const deliver = (message: Message, settings: Partial<DeliverySettings> = {}) => {
  const { db } = database;
  const delivery = createMessageDelivery({ outbox: true, ...settings }, { db, ids });
  return delivery.send(message, now).catch((error: unknown) => error);
};
const webhook = () => ({ url: `http://127.0.0.1:${readPort(gateway)}/sms`, secret: 'shared' });
const smtp = () => ({
  url: `smtp://127.0.0.1:${readPort(mailServer)}`,
  from: 'Pasar <no-reply@pasar.example>',
});
const notSent = expect.objectContaining({ code: errorCodes.MESSAGE_NOT_SENT });

it('writes messages without a carrier to the outbox of the market, newest first', async () => {
  await deliver(sms);
  await deliver({ ...mail, market: 'PL' });
  await deliver({ ...sms, body: 'later' });
  expect((await readOutboxMessages(database.db, marketByCode('SG'))).map(({ body }) => body)).toEqual([
    'later',
    sms.body,
  ]);
  expect(await readOutboxMessages(database.db, marketByCode('PL'))).toMatchObject([
    { channel: 'email', recipient: 'budi@example.com', subject: 'A code', ctime: now / 1000 },
  ]);
});

it.each([
  [{ outbox: true }, true],
  [{ outbox: false, smtp: { url: 'smtp://mail.example', from: 'Pasar' } }, true],
  [{ outbox: false }, false],
])('knows whether mails are delivered: %o', (settings, expected) => {
  expect(deliversMail(settings)).toBe(expected);
});

it('rejects messages without a carrier if there is no outbox', async () => {
  expect(await deliver(sms, { outbox: false })).toEqual(notSent);
  expect(await deliver(mail, { outbox: false, smsWebhook: webhook() })).toEqual(notSent);
});

it('posts text messages to the gateway, signed', async () => {
  expect(await deliver({ ...sms, channel: 'whatsapp' }, { smsWebhook: webhook() })).toBeUndefined();
  const [{ body, signature }] = posted as [WebhookRequest];
  expect(JSON.parse(body)).toEqual({
    channel: 'whatsapp',
    recipient: sms.recipient,
    body: sms.body,
    market: 'SG',
    language: 'en',
  });
  expect(signature).toBe(createHmac('sha256', 'shared').update(body).digest('hex'));
});

it.each([500, 404, 302])('reports a failed message when the gateway answers %d', async (answer) => {
  status = answer;
  expect(await deliver(sms, { smsWebhook: webhook() })).toEqual(notSent);
});

it('reports a failed message when the gateway does not respond', async () => {
  expect(await deliver(sms, { smsWebhook: { url: 'http://127.0.0.1:1/', secret: 's' } })).toEqual(notSent);
});

it('sends mail by SMTP', async () => {
  expect(await deliver(mail, { smtp: smtp() })).toBeUndefined();
  expect(mailed).toEqual(
    expect.arrayContaining(['RCPT TO:<budi@example.com>', 'Subject: A code', '123456 is your code']),
  );
});

it('reports a failed mail when the server rejects it, without naming the recipient', async () => {
  const error = await deliver({ ...mail, recipient: 'refused@example.com' }, { smtp: smtp() });
  expect(error).toEqual(notSent);
  expect(String(error)).not.toContain('refused@');
});
