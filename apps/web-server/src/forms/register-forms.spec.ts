import { describe, expect, it } from 'vitest';
import { emptyAnswer, formHeaders, host, itemAnswer, login, setUpForms } from '../testing/set-up-forms.ts';

const { answerWith, inject, readRequests, submit } = setUpForms();

const session = ['__Host-session=abc; Path=/; HttpOnly; Secure', 'SPC_EC=mark; Path=/'];

describe('a valid form', () => {
  it('signs in, forwards the cookies and redirects to an allowed target', async () => {
    answerWith({ '/api/v4/account/login': { ...emptyAnswer, cookies: session } });
    const answer = await submit('/buyer/login?next=%2Fcart', login, { cookie: 'language=ms' });
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      303,
      '/cart',
      'private, no-store',
    ]);
    expect(answer.headers['set-cookie']).toEqual(session);
    expect(readRequests()).toEqual([
      {
        path: '/api/v4/account/login',
        body: { login: 'budi', password: 'secret words' },
        cookie: 'language=ms',
      },
    ]);
  });

  it.each([
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
  ])('redirects home instead of to %s', async (next, location) => {
    const answer = await submit(`/buyer/login?next=${encodeURIComponent(next)}`, login);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
  });

  it.each<[string, string, Record<string, string>, string, object, string]>([
    [
      'signs up',
      '/buyer/login/signup',
      { username: 'mei', email: ' mei@example.com ', password: 'a fine sentence' },
      '/api/v4/account/signup',
      { username: 'mei', email: 'mei@example.com', password: 'a fine sentence' },
      '/',
    ],
    [
      'adds the chosen model',
      '/Shirt-i.7.9',
      { shopid: '7', itemid: '9', quantity: '2', 'tier-0': '1' },
      '/api/v4/cart/add_to_cart',
      {
        shopid: 7,
        itemid: 9,
        modelid: 2,
        quantity: 2,
        checkout: true,
        update_checkout_only: false,
        donot_add_quantity: false,
        source: 'product-page',
      },
      '/cart',
    ],
  ])('%s', async (_, url, fields, path, body, location) => {
    answerWith({ '/api/v4/item/get': itemAnswer });
    const answer = await submit(url, fields);
    expect(readRequests()).toMatchObject([{ path, body }]);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
  });

  it("saves an address by the market's rules", async () => {
    const address = {
      name: 'Mei Tan',
      phone: '9123 4567',
      street: '1 Orchard Road',
      unit: '#02-03',
      postcode: '238801',
      is_default: 'on',
    };
    const answer = await submit('/user/account/address/edit/12', address);
    expect(readRequests()).toMatchObject([
      {
        path: '/api/v4/account/address/update',
        body: { id: 12, name: 'Mei Tan', phone: '+6591234567', is_default: true },
      },
    ]);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/user/account/address']);
  });
});

it('is accepted from an old browser that sends only its origin', async () => {
  const headers = { host, 'content-type': formHeaders['content-type'], origin: `http://${host}` };
  const payload = new URLSearchParams(login).toString();
  const answer = await inject({ method: 'POST', url: '/buyer/login', headers, payload });
  expect(answer.statusCode).toBe(303);
});
