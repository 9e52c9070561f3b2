import { errorCodes } from '@pasar/error-catalogue';
import { verificationLimits } from '@pasar/verification';
import { describe, expect, it } from 'vitest';
import { readLinkToken, setUpVerifications } from './testing/verification-store.ts';
import type { CookieJar, MemberName, OpenedVerification } from './testing/verification-store.ts';

const { call, signIn, openIdentity, read, send, readOutbox, wait } = setUpVerifications();

/** A method that is confirmed elsewhere. */
type ConfirmedMethod = {
  readonly method: string;
  readonly member: MemberName;
  readonly makeToken: (opened: OpenedVerification) => Promise<string>;
  /** Whether a signed-in device must confirm. */
  readonly isForMember: boolean;
  readonly maxSends: number;
  readonly lockCode: number;
  readonly lockMs: number;
};

async function readSentLink({ jar, id }: OpenedVerification): Promise<string> {
  const { data, error } = await send(jar, id, 'link');
  expect(error).toBe(0);
  const [message] = await readOutbox();
  expect(data.sent_to.includes('@')).toBe(message?.recipient.includes('@'));
  return readLinkToken(message?.body ?? '');
}

const link = {
  method: 'link',
  makeToken: readSentLink,
  isForMember: false,
  maxSends: verificationLimits.linkSends.maxHits,
  lockCode: errorCodes.VERIFY_LINK_COOLDOWN_10_MINUTES,
  lockMs: verificationLimits.linkSends.windowMs,
};

const confirmedMethods: Readonly<Record<string, ConfirmedMethod>> = {
  'a link': { ...link, member: 'budi' },
  'a link by e-mail': { ...link, member: 'wati' },
  'a QR code': {
    method: 'qr',
    member: 'budi',
    makeToken: async ({ jar, id }) => readLinkToken((await send(jar, id, 'qr')).data.address),
    isForMember: true,
    maxSends: verificationLimits.qrCodes.maxHits,
    lockCode: errorCodes.QR_VERIFICATION_RATE_LIMIT,
    lockMs: verificationLimits.qrCodes.windowMs,
  },
};

describe.each(Object.entries(confirmedMethods))('%s', (_name, { member, method, makeToken, ...given }) => {
  const begin = async () => {
    const phone: CookieJar = given.isForMember ? await signIn(member) : new Map();
    const opened = await openIdentity(member);
    return { opened, phone, token: await makeToken(opened) };
  };
  const confirm = async (phone: CookieJar, token: string, agrees: boolean) =>
    (await call(phone, 'verification/confirm', { token, agrees })).error;

  it.each([
    ['passed', true],
    ['refused', false],
  ])('is requested, and %s where it was received, once', async (state, agrees) => {
    const { opened, phone, token } = await begin();
    expect((await read(opened.jar, opened.id)).data.state).toBe('requested');
    expect(await confirm(phone, token, agrees)).toBe(0);
    expect((await read(opened.jar, opened.id)).data.state).toBe(state);
    expect(await confirm(phone, token, !agrees)).toBe(errorCodes.LINK_TOKEN_EXPIRED);
    expect((await read(opened.jar, opened.id)).data.state).toBe(state);
  });

  it('expires after ten minutes', async () => {
    const { opened, phone, token } = await begin();
    wait(verificationLimits.linkLifetimeMs);
    expect(await confirm(phone, token, true)).toBe(errorCodes.LINK_TOKEN_EXPIRED);
    expect((await read(opened.jar, opened.id)).data.state).toBe('requested');
  });

  it('is locked after too many, and can be requested again later', async () => {
    const { opened } = await begin();
    const { jar, id } = opened;
    for (let sent = 1; sent < given.maxSends; sent += 1) expect((await send(jar, id, method)).error).toBe(0);
    expect(await send(jar, id, method)).toMatchObject({
      error: given.lockCode,
      retry_after: given.lockMs / 1000,
    });
    wait(given.lockMs);
    expect((await send(jar, id, method)).error).toBe(0);
  });
});
