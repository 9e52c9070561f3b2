import { expect, it } from 'vitest';
import { redirectStatus, resolve } from './index.ts';

const hosts = { sellerHost: 'seller.sg.example:90', storeHost: 'sg.example:90' };

it.each([
  ['the store keeps its pages', 'sg.example:90', '/cart', undefined],
  ['a second name of the store keeps them as well', 'localhost:90', '/cart', undefined],
  [
    'the portal is on the seller host',
    'sg.example:90',
    '/portal/orders?x=1',
    'seller.sg.example:90/portal/orders?x=1',
  ],
  ['the seller host keeps the portal', 'seller.sg.example:90', '/portal/orders?x=1', undefined],
  ['a seller chats on the seller host', 'seller.sg.example:90', '/chat', undefined],
  ['a buyer chats on the store’s', 'sg.example:90', '/chat?shopid=5', undefined],
  ['the store is not on the seller host', 'seller.sg.example:90', '/cart?x=1', 'sg.example:90/cart?x=1'],
  ['both have a sign-in', 'seller.sg.example:90', '/seller/login?next=%2F', undefined],
  ['both have an identity check', 'seller.sg.example:90', '/verify/otp', undefined],
] as const)('%s', (_, host, url, to) => {
  const outcome = resolve({ url, host, ...hosts });
  expect(outcome).toMatchObject(to ? { outcome: 'redirect', to: `https://${to}` } : { outcome: 'screen' });
});

it('home of the seller host temporarily redirects to the portal', () => {
  const input = { url: '/', host: 'seller.sg.example:90', ...hosts };
  expect(resolve(input)).toEqual({ outcome: 'redirect', to: '/portal/orders' });
  expect(redirectStatus(input)).toBe(302);
  expect(resolve({ ...input, host: 'sg.example:90' })).toMatchObject({ route: 'home' });
});

it('an unknown path is not found on either host', () => {
  const answers = ['seller.sg.example:90', 'sg.example:90'].map((host) =>
    resolve({ url: '/no/such/page', host, ...hosts }),
  );
  expect(answers).toEqual([{ outcome: 'not-found' }, { outcome: 'not-found' }]);
});

it('does not redirect unless the hosts are given', () => {
  expect(resolve({ url: '/portal/orders', host: 'sg.example' })).toMatchObject({ route: 'seller-orders' });
});
