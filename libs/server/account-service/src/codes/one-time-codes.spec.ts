import { oneTimeCodeLimits } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerSecret } from '../server-secret.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import type { CodeSubject, OneTimeCodes } from './one-time-codes.ts';

let database: TestDatabase;
/** Two processes of one store. */
let processes: readonly [OneTimeCodes, OneTimeCodes];
const start = 1_800_000_000_000;
const { maxAttempts, resendCooldownMs, attemptWindowMs, lifetimeMs } = oneTimeCodeLimits;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const create = () => createOneTimeCodes(db, createServerSecret(db, 'account'));
  processes = [create(), create()];
});
afterAll(() => database.close());

let subjects = 0;
const aSubject = (changes: Partial<CodeSubject> = {}): CodeSubject => {
  subjects += 1;
  return { purpose: 'sign-in', recipient: `+65912${10_000 + subjects}`, device: undefined, ...changes };
};

/** Returns the error code of a guess; 0 if it was right. */
const guess = (subject: CodeSubject, code: string, now = start, process = processes[0]): Promise<number> =>
  process.consume(subject, code, now).then(
    () => 0,
    (error: unknown) => (error instanceof ApiError ? error.code : -1),
  );
const createWrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('a code', () => {
  it('works once, in any process', async () => {
    const subject = aSubject();
    const code = await processes[0].issue(subject, start);
    expect(code).toMatch(/^\d{6}$/);
    expect(await guess(subject, ` ${code.slice(0, 3)} ${code.slice(3)}`, start, processes[1])).toBe(0);
    expect(await guess(subject, code)).toBe(errorCodes.CODE_EXPIRED);
  });

  it('expires after its lifetime', async () => {
    const subject = aSubject();
    const code = await processes[0].issue(subject, start);
    expect(await guess(subject, code, start + lifetimeMs)).toBe(errorCodes.CODE_EXPIRED);
    expect(await guess(subject, code, start + lifetimeMs - 1)).toBe(0);
  });

  it.each<[string, Partial<CodeSubject>]>([
    ['another purpose', { purpose: 'reset' }],
    ['another recipient', { recipient: '+6590000000' }],
    ['another device', { device: 'tablet' }],
  ])('is not valid as a code of %s', async (_, changes) => {
    const subject = aSubject();
    const code = await processes[0].issue(subject, start);
    expect(await guess({ ...subject, ...changes }, code)).toBe(errorCodes.CODE_EXPIRED);
    expect(await guess(subject, code)).toBe(0);
  });

  it('is not stored in plain text, nor is its recipient', async () => {
    const subject = aSubject();
    const code = await processes[0].issue(subject, start);
    const rows = JSON.stringify(await database.db.selectFrom('one_time_code').selectAll().execute());
    expect([rows.includes(`"${code}"`), rows.includes(subject.recipient)]).toEqual([false, false]);
  });
});

describe('guesses', () => {
  it('are compared up to the limit, even with a thousand concurrent guesses in two processes', async () => {
    const subject = aSubject();
    const code = await processes[0].issue(subject, start);
    const guesses = Array.from({ length: 1000 }, (_, index) =>
      guess(subject, createWrongCode(code), start, processes[index % 2 === 0 ? 0 : 1]),
    );
    const answers = await Promise.all(guesses);
    const count = (wanted: number) => answers.filter((answer) => answer === wanted).length;
    expect([count(errorCodes.CODE_MISMATCH), count(errorCodes.TRIES_EXCEEDED)]).toEqual([
      maxAttempts,
      1000 - maxAttempts,
    ]);
    expect(await guess(subject, code)).toBe(errorCodes.TRIES_EXCEEDED);
  });

  it('stay counted when another code is sent', async () => {
    const subject = aSubject();
    const first = await processes[0].issue(subject, start);
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) await guess(subject, createWrongCode(first));
    const later = start + resendCooldownMs;
    const second = await processes[1].issue(subject, later);
    const refused = await processes[1].consume(subject, second, later).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: errorCodes.TRIES_EXCEEDED,
      retryAfter: (attemptWindowMs - resendCooldownMs) / 1000,
    });
    const third = await processes[0].issue(subject, start + attemptWindowMs);
    expect(await guess(subject, third, start + attemptWindowMs)).toBe(0);
  });

  it('that are not codes are not counted', async () => {
    const subject = aSubject();
    const code = await processes[0].issue(subject, start);
    for (const text of ['', '12345', 'abcdef', '1234567', "' or 1=1", '１２'])
      expect(await guess(subject, text)).toBe(errorCodes.CODE_MISMATCH);
    expect(await guess(subject, code)).toBe(0);
  });
});

describe('sending again', () => {
  it('waits for the cooldown, even with concurrent requests', async () => {
    const subject = aSubject();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => processes[index % 2 === 0 ? 0 : 1].issue(subject, start)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = await processes[0].issue(subject, start + 1000).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: errorCodes.OTP_LIMIT, retryAfter: resendCooldownMs / 1000 - 1 });
  });

  it('is allowed immediately when the code could not be sent', async () => {
    const subject = aSubject();
    await processes[0].issue(subject, start);
    await processes[0].withdraw(subject);
    const code = await processes[0].issue(subject, start + 1);
    expect(await guess(subject, code, start + 1)).toBe(0);
  });

  it('invalidates the previous code', async () => {
    const subject = aSubject();
    const first = await processes[0].issue(subject, start);
    const later = start + resendCooldownMs;
    const second = await processes[0].issue(subject, later);
    expect(await guess(subject, first, later)).toBe(first === second ? 0 : errorCodes.CODE_MISMATCH);
  });
});
