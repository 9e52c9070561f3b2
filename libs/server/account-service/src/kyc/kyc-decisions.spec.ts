import { beforeEach, describe, expect, it } from 'vitest';
import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import type { Message } from '../messages/message.ts';
import { addShop } from '../testing/add-shop.ts';
import { aPicture, setUpProfiles } from '../testing/profile-store.ts';
import type { SessionCookie } from '../testing/profile-store.ts';
import { decideKyc } from './decide-kyc.ts';
import { listKycToReview, readKycToReview } from './kyc-to-review.ts';
import { reviewDemoKyc } from './review-demo-kyc.ts';
import { sendKycDecisions } from './send-kyc-decisions.ts';

const { call, signIn, db, now, wait } = setUpProfiles();
const host = 'tw.localhost';
const ids = createIds({ now: Date.now, worker: 2 });
const refused = { status: 'refused', reason: 'name-mismatch' } as const;
const approved = { status: 'approved' } as const;
let jar: SessionCookie = {};
let mails: Message[] = [];

const upload = async (side: string) =>
  call(`v4/account/kyc/upload_picture?side=${side}`, await aPicture(), { jar, host, type: 'image/png' });
const submit = (number = 'A123456789') =>
  call('v4/account/kyc/submit', { name: 'Lin Mei', number }, { jar, host });
const read = async () => (await call('v4/account/kyc/get', undefined, { jar, host })).data;
const findWaiting = async (): Promise<number> => (await listKycToReview(db()))[0]?.submissionId ?? 0;
const readRow = () => db().selectFrom('kyc_submission').selectAll().executeTakeFirstOrThrow();
const countPictures = async () => (await db().selectFrom('kyc_document').select('side').execute()).length;
const delivery = { send: async (message: Message) => void mails.push(message) };
const deps = () => ({ db: db(), ids });
const mail = () => sendKycDecisions({ db: db(), delivery }, now());

beforeEach(async () => {
  await db().deleteFrom('kyc_submission').execute();
  await db().deleteFrom('kyc_document').execute();
  await db().deleteFrom('notification').execute();
  await db().deleteFrom('shop').execute();
  mails = [];
  jar = await signIn('budi', host);
  await upload('front');
  await upload('back');
  await submit();
});

describe('a decision', () => {
  it('approves, notes the time, and deletes the pictures', async () => {
    const id = await findWaiting();
    expect(await decideKyc(deps(), id, approved, now())).toBe(true);
    expect(await readRow()).toMatchObject({ status: 'approved', decided_at: now(), refusal_reason: null });
    expect(await read()).toEqual({ status: 'approved', name: 'Lin Mei', number: 'A1••••89', pictures: [] });
    expect(await countPictures()).toBe(0);
    expect((await submit()).error).toBe(errorCodes.EXISTS);
    expect(await listKycToReview(db())).toEqual([]);
  });

  it('refuses with a reason, and keeps the pictures to be replaced', async () => {
    expect(await decideKyc(deps(), await findWaiting(), refused, now())).toBe(true);
    expect(await read()).toMatchObject({
      ...{ status: 'refused', refusal_reason: 'name-mismatch', pictures: ['front', 'back'] },
    });
    expect((await upload('front')).error).toBe(0);
    expect((await submit()).data.status).toBe('in-review');
    expect(await read()).not.toHaveProperty('refusal_reason');
    expect(await readRow()).toMatchObject({ decided_at: null, mail_due_at: null });
    expect(await decideKyc(deps(), await findWaiting(), approved, now())).toBe(true);
    expect((await read()).status).toBe('approved');
  });

  it('is made once, by whichever of two reviewers is first', async () => {
    const id = await findWaiting();
    const decisions = await Promise.all([
      decideKyc(deps(), id, approved, now()),
      decideKyc(deps(), id, refused, now()),
    ]);
    expect(decisions.filter(Boolean)).toHaveLength(1);
    const { status } = await readRow();
    expect(await decideKyc(deps(), id, refused, now())).toBe(false);
    expect((await readRow()).status).toBe(status);
  });

  it('does not apply to what was submitted after the reviewer looked', async () => {
    const seen = await findWaiting();
    await decideKyc(deps(), seen, refused, now());
    await submit('A123456770');
    expect(await decideKyc(deps(), seen, approved, now())).toBe(false);
    expect(await readKycToReview(db(), seen)).toBeUndefined();
    expect((await readRow()).status).toBe('in-review');
    expect(await countPictures()).toBe(2);
  });
});

it('shows a reviewer what the member entered, and the pictures', async () => {
  const found = await readKycToReview(db(), await findWaiting());
  expect(found).toMatchObject({ market: 'TW', name: 'Lin Mei', number: 'A123456789', submittedAt: now() });
  expect(found?.pictures.map(({ side }) => side)).toEqual(['front', 'back']);
});

describe('the notification', () => {
  const readKinds = async () =>
    (
      await db().selectFrom('notification').select(['market', 'kind', 'shopid']).orderBy('kind').execute()
    ).map(({ market, kind, shopid }) => [market, kind, shopid]);
  it.each([
    [approved, 'identity-approved'],
    [refused, 'identity-refused'],
  ])('is written once, with the decision: %o', async (decision, kind) => {
    const id = await findWaiting();
    await Promise.all([decideKyc(deps(), id, decision, now()), decideKyc(deps(), id, decision, now())]);
    expect(await readKinds()).toEqual([['TW', kind, null]]);
  });

  it('is written for the portal too if the member owns a shop', async () => {
    const { userid } = await readRow();
    await addShop(db(), { market: 'TW', shopid: 5, userid });
    await decideKyc(deps(), await findWaiting(), refused, now());
    expect(await readKinds()).toEqual([
      ['TW', 'identity-refused', null],
      ['TW', 'owner-identity-refused', 5],
    ]);
  });

  it('is not written if the decision fails', async () => {
    const ids = {
      next: () => {
        throw new Error('no worker');
      },
    };
    const broken = { db: db(), ids };
    await expect(decideKyc(broken, await findWaiting(), refused, now())).rejects.toThrow();
    expect((await readRow()).status).toBe('in-review');
    expect(await readKinds()).toEqual([]);
  });
});

describe('the mail', () => {
  it('is sent once, in the language of the page, and contains nothing of the document', async () => {
    await decideKyc(deps(), await findWaiting(), refused, now());
    expect([await mail(), await mail()]).toEqual([1, 0]);
    expect(mails).toMatchObject([
      { channel: 'email', recipient: 'budi@example.com', market: 'TW', language: 'zh-Hant' },
    ]);
    expect(mails[0]?.body).toContain('http://tw.localhost/kyc/custom-tw');
    expect(JSON.stringify(mails)).not.toMatch(/Lin Mei|A123456789/);
  });

  it('is not sent for a submission that was sent again meanwhile', async () => {
    await decideKyc(deps(), await findWaiting(), refused, now());
    await submit();
    expect(await mail()).toBe(0);
  });

  it('is sent later if the carrier fails', async () => {
    await decideKyc(deps(), await findWaiting(), approved, now());
    const broken = { send: () => Promise.reject(new Error('down')) };
    await expect(sendKycDecisions({ db: db(), delivery: broken }, now())).rejects.toThrow(AggregateError);
    expect(await mail()).toBe(0);
    wait(600_000);
    expect(await mail()).toBe(1);
  });
});

describe('the rule of a demo', () => {
  it('decides half a minute after the submission', async () => {
    wait(29_999);
    expect(await reviewDemoKyc(deps(), now())).toBe(0);
    wait(1);
    expect(await reviewDemoKyc(deps(), now())).toBe(1);
    expect((await read()).status).toBe('approved');
  });

  it('refuses a number that ends in 0', async () => {
    await decideKyc(deps(), await findWaiting(), refused, now());
    await submit('A123456770');
    wait(30_000);
    await reviewDemoKyc(deps(), now());
    expect(await read()).toMatchObject({ status: 'refused', refusal_reason: 'unreadable-picture' });
  });
});
