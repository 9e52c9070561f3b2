import { errorCodes } from '@pasar/error-catalogue';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aPicture, setUpProfiles } from './testing/profile-store.ts';
import type { SessionCookie } from './testing/profile-store.ts';

const { pictures, call, signIn, profile } = setUpProfiles();

/** @spec profile-update */
describe('the profile', () => {
  it('is stored, and masks contact data', async () => {
    const jar = await signIn();
    const changes = { name: ' Budi Santoso ', gender: 'male', bio: 'Durian', birth_timestamp: 946_684_800 };
    expect((await call('v2/user/profile/update', changes, { jar })).error).toBe(0);
    expect(await profile(jar)).toMatchObject({
      name: 'Budi Santoso',
      gender: 'male',
      bio: 'Durian',
      birth_timestamp: 946_684_800,
      phone: '+65••••4567',
      email: 'b••••@example.com',
      identity_channels: ['sms', 'whatsapp', 'email'],
    });
  });

  it('fixes the birth date once it is set, which unlocks adult content', async () => {
    const jar = await signIn();
    const change = (birth_timestamp: number) => call('v2/user/profile/update', { birth_timestamp }, { jar });
    expect((await change(946_684_800)).error).toBe(0);
    expect((await change(0)).error).toBe(0);
    expect((await change(315_532_800)).error).toBe(errorCodes.BIRTH_DATE_FIXED);
    expect((await profile(jar)).birth_timestamp).toBe(946_684_800);
  });

  it.each([
    ['a taken name', { username: 'CITRA', bio: 'x' }, errorCodes.DUPLICATE_USERNAME],
    ['a reserved name', { username: 'cart', bio: 'x' }, errorCodes.RESERVED_USERNAME],
    [
      'a name that looks like a phone number',
      { username: '91234567', bio: 'x' },
      errorCodes.RESERVED_USERNAME,
    ],
    ['a birth date to come', { birth_timestamp: 1_900_022_400, bio: 'x' }, errorCodes.PARAM],
    ['a text that is too long', { bio: 'x'.repeat(301) }, errorCodes.PARAM],
    ['nothing', {}, errorCodes.PARAM],
    ['somebody else', { userid: 5 }, errorCodes.PARAM],
  ])('rejects %s and changes nothing', async (_, changes, error) => {
    const jar = await signIn('citra');
    const before = await profile(jar);
    expect((await call('v2/user/profile/update', changes, { jar })).error).toBe(
      error === errorCodes.DUPLICATE_USERNAME ? 0 : error,
    );
    if (error !== errorCodes.DUPLICATE_USERNAME) expect(await profile(jar)).toEqual(before);
  });

  it("rejects another member's username", async () => {
    const jar = await signIn();
    const answer = await call('v2/user/profile/update', { username: 'Citra', bio: 'lost' }, { jar });
    expect([answer.error, (await profile(jar)).bio]).toEqual([errorCodes.DUPLICATE_USERNAME, 'Durian']);
  });
});

const upload = (file: Buffer, jar: SessionCookie, type = 'image/jpeg') =>
  call('v4/account/profile/upload_portrait', file, { jar, type });

describe('a picture', () => {
  it('becomes a square without metadata, and the previous one is removed', async () => {
    const jar = await signIn();
    const first = (await upload(await aPicture(), jar)).data.portrait;
    const { portrait } = (await upload(await aPicture(), jar)).data;
    const kept = await sharp(pictures.get(portrait)).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['webp', 640, 640, undefined]);
    expect([pictures.has(first), (await profile(jar)).portrait]).toEqual([false, portrait]);
  });

  it.each([
    ['nothing', Buffer.alloc(0), errorCodes.PICTURE_INVALID],
    ['text', Buffer.from('not a picture'), errorCodes.PICTURE_INVALID],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), errorCodes.PICTURE_INVALID],
    ['half a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), errorCodes.PICTURE_INVALID],
    ['50 MB', Buffer.alloc(50 * 1024 * 1024), errorCodes.BODY_TOO_LARGE],
  ])('rejects %s and keeps the previous one', async (_, file, error) => {
    const jar = await signIn();
    const before = (await profile(jar)).portrait;
    expect((await upload(file, jar)).error).toBe(error);
    expect((await profile(jar)).portrait).toBe(before);
  });

  it('is rate limited', async () => {
    const jar = await signIn();
    const answers = [];
    for (let index = 0; index < 31; index += 1) answers.push((await upload(Buffer.from('x'), jar)).error);
    expect(answers.at(-1)).toBe(errorCodes.LIMIT);
  });
});

describe('devices', () => {
  const list = async (jar: SessionCookie) =>
    (await call('v4/account/device/list', undefined, { jar })).data.devices;

  it('are listed with this one first, and signed out one by one or all at once', async () => {
    const [jar, second, third] = [await signIn(), await signIn(), await signIn()];
    await list(second);
    const devices = await list(jar);
    expect(devices[0]).toMatchObject({ is_current: true, browser: 'Chrome', system: 'Android' });
    const [own] = (await list(second)).filter(({ is_current }: { is_current: boolean }) => is_current);
    const signOut = (id: string, of: SessionCookie) =>
      call('v4/account/device/sign_out', { id }, { jar: of });
    expect((await signOut(own.id, await signIn('citra'))).error).toBe(errorCodes.NOT_FOUND);
    expect((await signOut(devices[0].id, jar)).error).toBe(errorCodes.NOT_FOUND);
    expect((await signOut(own.id, jar)).error).toBe(0);
    expect((await call('v4/account/profile/get', undefined, { jar: second })).error).toBe(19);
    await call('v4/account/device/sign_out_others', {}, { jar });
    expect((await call('v4/account/profile/get', undefined, { jar: third })).error).toBe(19);
    expect(await list(jar)).toHaveLength(1);
  });
});
