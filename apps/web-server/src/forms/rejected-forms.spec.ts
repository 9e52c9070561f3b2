import { describe, expect, it } from 'vitest';
import { host, itemAnswer, login, setUpForms } from '../testing/set-up-forms.ts';

const { answerWith, inject, readRequests, submit } = setUpForms();

describe('a rejected form', () => {
  const refusal = { status: 401, body: { error: 70000017, retry_after: 9 } };

  it('renders its page again with the input except the password, and is not cached', async () => {
    answerWith({ '/api/v4/account/login': refusal });
    const answer = await submit('/buyer/login', login);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      path: '/buyer/login',
      submitted: {
        values: { login: ' budi ' },
        error: { kind: 'refused', status: 401, code: 70000017, message: '', retryAfter: 9 },
      },
    });
    expect(answer.body).not.toContain('secret');
    const after = await inject({ url: '/buyer/login', headers: { host } });
    expect(after.json()).toEqual({ path: '/buyer/login', submitted: null });
  });

  it('shows the input even if the URL selects a platform', async () => {
    answerWith({ '/api/v4/account/login': refusal });
    const answer = await submit('/buyer/login?platform=pc', login);
    expect([answer.statusCode, answer.json().submitted?.values]).toEqual([401, { login: ' budi ' }]);
  });

  it.each([
    ['a missing password', '/buyer/login', { login: 'budi' }],
    [
      'no e-mail address',
      '/buyer/login/signup',
      { username: 'mei', email: 'mei', password: 'a fine sentence' },
    ],
    ['nothing chosen', '/Shirt-i.7.9', { shopid: '7', itemid: '9' }],
    ['an address without a street', '/user/account/address/add', { name: 'Mei' }],
  ])('with %s makes no API call', async (_, url, fields: Record<string, string>) => {
    answerWith({ '/api/v4/item/get': itemAnswer });
    const answer = await submit(url, fields);
    expect([answer.statusCode, answer.json().submitted.error.code, readRequests()]).toEqual([400, 1, []]);
  });

  it('redirects a visitor to sign in first, and then back', async () => {
    answerWith({
      '/api/v4/item/get': itemAnswer,
      '/api/v4/cart/add_to_cart': { status: 401, body: { error: 19 } },
    });
    const answer = await submit('/Shirt-i.7.9', { shopid: '7', itemid: '9', 'tier-0': '0' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/buyer/login?next=%2FShirt-i.7.9']);
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['by another site', '/buyer/login', { 'sec-fetch-site': 'cross-site' }, 403],
    ['by a sister site', '/buyer/login', { 'sec-fetch-site': 'same-site' }, 403],
    ['without an origin', '/buyer/login', { 'sec-fetch-site': '', origin: '' }, 403],
    ['in another encoding', '/buyer/login', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('sent %s changes nothing', async (_, url, headers, status) => {
    const answer = await submit(url, login, headers);
    expect([answer.statusCode, answer.headers['cache-control'], readRequests()]).toEqual([
      status,
      'no-store',
      [],
    ]);
    expect(answer.body).not.toContain('secret');
  });

  it('that needs script changes nothing, and its page says so', async () => {
    const answer = await submit('/cart', login);
    expect([answer.statusCode, answer.headers['cache-control'], answer.json(), readRequests()]).toEqual([
      422,
      'private, no-store',
      { path: '/cart', submitted: null, hasUnsentForm: true },
      [],
    ]);
  });

  it('that is too long changes nothing', async () => {
    const answer = await submit('/buyer/login', { ...login, password: 'x'.repeat(20_000) });
    expect([answer.statusCode, readRequests()]).toEqual([413, []]);
  });
});
