import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { setUpAccounts } from './testing/account-store.ts';
import type { SessionCookie } from './testing/account-store.ts';

const { call } = setUpAccounts();

const signUps = [
  {
    name: 'a new buyer',
    request: { username: 'citra', email: 'Citra@Example.com', password: 'a fine sentence' },
    error: 0,
  },
  {
    name: 'a taken name, in whatever case',
    request: { username: 'BUDI', email: 'b@example.com', password: 'a fine sentence' },
    error: errorCodes.DUPLICATE_USERNAME,
  },
  {
    name: 'a taken e-mail address',
    request: { username: 'budi2', email: 'BUDI@example.com', password: 'a fine sentence' },
    error: 0,
  },
  {
    name: 'a name that would pass for the marketplace',
    request: { username: 'Pasar.Official', email: 'p@example.com', password: 'a fine sentence' },
    error: errorCodes.RESERVED_USERNAME,
  },
  {
    name: 'the marketplace itself',
    request: { username: 'ADMIN', email: 'p@example.com', password: 'a fine sentence' },
    error: errorCodes.RESERVED_USERNAME,
  },
  {
    name: 'the name of a page',
    request: { username: 'cart', email: 'p@example.com', password: 'a fine sentence' },
    error: errorCodes.RESERVED_USERNAME,
  },
  {
    name: 'a name that looks like a phone number',
    request: { username: '9123.4567', email: 'p@example.com', password: 'a fine sentence' },
    error: errorCodes.RESERVED_USERNAME,
  },
  {
    name: "a name that could be somebody's address",
    request: { username: 'budi@example.com', email: 'p@example.com', password: 'a fine sentence' },
    error: errorCodes.PARAM,
  },
  {
    name: 'a short name',
    request: { username: 'x', email: 'p@example.com', password: 'a fine sentence' },
    error: 1,
  },
  {
    name: 'no e-mail address',
    request: { username: 'dewi', email: 'dewi', password: 'a fine sentence' },
    error: 1,
  },
  {
    name: 'a common password',
    request: { username: 'dewi', email: 'd@example.com', password: 'password' },
    error: errorCodes.PASSWORD_TOO_WEAK,
  },
  {
    name: 'an extra field',
    request: { username: 'dewi', email: 'd@example.com', password: 'a fine sentence', is_seller: true },
    error: 1,
  },
];

it.each(signUps)('answers the sign-up of $name with $error', async ({ request, error }) => {
  expect((await call('signup', request)).error).toBe(error);
});

it('signs in a new buyer immediately', async () => {
  const jar: SessionCookie = {};
  await call('signup', { username: 'eka', email: 'eka@example.com', password: 'a fine sentence' }, jar);
  const { data } = await call('basic/get_account_info', undefined, jar);
  expect(data).toMatchObject({ username: 'eka', email: 'eka@example.com', is_seller: false });
});

it('creates one account for concurrent sign-ups with the same name', async () => {
  const wishes = Array.from({ length: 8 }, (_, n) =>
    call('signup', { username: 'fajar', email: `fajar${n}@example.com`, password: 'a fine sentence' }),
  );
  const errors = (await Promise.all(wishes)).map(({ error }) => error);
  expect(errors.filter((error) => error === 0)).toHaveLength(1);
  expect(errors.filter((error) => error === errorCodes.DUPLICATE_USERNAME)).toHaveLength(7);
});
