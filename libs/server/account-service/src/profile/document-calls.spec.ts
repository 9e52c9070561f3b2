import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aPicture, setUpProfiles } from '../testing/profile-store.ts';
import type { SessionCookie } from '../testing/profile-store.ts';

const { users, call, signIn, db, now, wait } = setUpProfiles();

/** Resolves once a statement waits for a lock. */
async function waitForLockQueue(db: TestDatabase['db']): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  if (rows.length === 0) await waitForLockQueue(db);
}

/** @spec change-tax-id tax-id-exists */
describe('market-specific numbers', () => {
  const host = 'br.localhost';
  const change = (new_tax_id: string, jar: SessionCookie) =>
    call('v4/account/management/change_tax_id', { new_tax_id }, { jar, host });

  it('are checked, stored per market and unique there', async () => {
    const [jar, other] = [await signIn('budi', host), await signIn('citra', host)];
    expect((await change('529.982.247-24', jar)).error).toBe(errorCodes.DOCUMENT_INVALID);
    expect((await change('529.982.247-25', jar)).error).toBe(0);
    expect((await change('52998224725', jar)).error).toBe(0);
    expect((await change('529.982.247-25', other)).error).toBe(errorCodes.TAX_ID_EXISTS);
    const info = (of: string) => call('v4/account/basic/get_account_info', undefined, { jar, host: of });
    expect([(await info(host)).data.tax_id, (await info('localhost')).data.tax_id]).toEqual([
      '52998224725',
      '',
    ]);
  });

  it("change at most five times a day, so that nobody can probe for others' numbers", async () => {
    const jar = await signIn('budi', host);
    const numbers = ['52998224725', '11144477735', '52998224725', '11144477735', '52998224725'];
    for (const number of numbers) expect((await change(number, jar)).error).toBe(0);
    expect((await change('529.982.247-24', jar)).error).toBe(errorCodes.DOCUMENT_INVALID);
    expect(await change('11144477735', jar)).toMatchObject({ error: errorCodes.LIMIT, retry_after: 86_400 });
    wait(dayMs);
    expect((await change('11144477735', jar)).error).toBe(0);
  });

  it('are stored as a document in markets that have one', async () => {
    const jar = await signIn();
    const save = (number: string, of: string) =>
      call('v4/account/identity/save_document', { name: 'Ana Souza', number }, { jar, host: of });
    expect((await save('20.123.456', 'localhost')).error).toBe(errorCodes.NOT_FOUND);
    expect((await save('abc', 'ar.localhost')).error).toBe(errorCodes.DOCUMENT_INVALID);
    expect((await save('20.123.456', 'ar.localhost')).error).toBe(0);
    const { data } = await call('v4/account/profile/get', undefined, { jar, host: 'ar.localhost' });
    expect(data.document).toEqual({ kind: 'dni-ar', number: '20••••56', name: 'Ana Souza' });
  });
});

/** @spec kyc-attempts-exceeded */
describe('identification', () => {
  const host = 'tw.localhost';
  const send = (side: string, file: Buffer, jar: SessionCookie) =>
    call(`v4/account/kyc/upload_picture?side=${side}`, file, { jar, host, type: 'image/png' });
  const read = (side: string, jar: SessionCookie) =>
    call(`v4/account/kyc/picture?side=${side}`, undefined, { jar, host });
  const submit = (jar: SessionCookie) =>
    call('v4/account/kyc/submit', { name: 'Lin Mei', number: 'A123456789' }, { jar, host });

  it('takes pictures, shows them only to their owner, and is submitted once', async () => {
    const [jar, other] = [await signIn('budi', host), await signIn('citra', host)];
    expect((await submit(jar)).error).toBe(errorCodes.PARAM);
    expect((await send('front', Buffer.from('no'), jar)).error).toBe(errorCodes.PICTURE_INVALID);
    expect((await send('selfie', await aPicture(), jar)).error).toBe(errorCodes.PARAM);
    await send('front', await aPicture(), jar);
    expect((await send('back', await aPicture(), jar)).data.pictures).toEqual(['front', 'back']);
    const own = await read('front', jar);
    expect([own.headers['cache-control'], own.data.content.length > 100]).toEqual(['no-store', true]);
    expect((await read('front', other)).error).toBe(errorCodes.NOT_FOUND);
    expect((await read('front', {})).error).toBe(errorCodes.NOT_LOGGED_IN);
    expect((await submit(jar)).data).toMatchObject({ status: 'in-review', number: 'A1••••89' });
    expect((await submit(jar)).error).toBe(errorCodes.EXISTS);
  });

  it('is submitted at most three times a day', async () => {
    const jar = await signIn('budi', host);
    const refuse = () =>
      db()
        .updateTable('kyc_submission')
        .set({ status: 'refused', refusal_reason: 'unreadable-picture' })
        .execute();
    for (let tries = 0; tries < 3; tries += 1) {
      await refuse();
      expect((await submit(jar)).error).toBe(0);
    }
    await refuse();
    expect(await submit(jar)).toMatchObject({ error: errorCodes.KYC_TOO_MANY_ATTEMPTS, retry_after: 86_400 });
  });

  /** Makes a call of the member while another process submits; returns its response. */
  async function callDuringSubmission<Answer>(start: () => Promise<Answer>): Promise<Answer> {
    const { answer } = await db()
      .transaction()
      .execute(async (transaction) => {
        await transaction
          .selectFrom('account')
          .select('userid')
          .where('userid', '=', users.budi)
          .forUpdate()
          .execute();
        const answer = start();
        await Promise.race([answer, waitForLockQueue(db())]);
        await transaction
          .updateTable('kyc_submission')
          .set({ status: 'in-review', refusal_reason: null, submitted_at: now() })
          .where('userid', '=', users.budi)
          .execute();
        return { answer };
      });
    return answer;
  }

  it('keeps what was submitted: a concurrent picture or number is rejected', async () => {
    const jar = await signIn('budi', host);
    const refuse = () =>
      db()
        .updateTable('kyc_submission')
        .set({ status: 'refused', refusal_reason: 'unreadable-picture' })
        .execute();
    const picture = await aPicture();
    const readPictures = () =>
      db().selectFrom('kyc_document').select(['side', 'content']).orderBy('side').execute();
    await refuse();
    const before = await readPictures();
    wait(1);
    expect((await callDuringSubmission(() => send('front', picture, jar))).error).toBe(errorCodes.EXISTS);
    expect(await readPictures()).toEqual(before);
    await refuse();
    expect((await callDuringSubmission(() => submit(jar))).error).toBe(errorCodes.EXISTS);
  });

  it('is missing in a market without one', async () => {
    const answer = await call('v4/account/kyc/get', undefined, { jar: await signIn() });
    expect(answer.error).toBe(errorCodes.NOT_FOUND);
  });
});
