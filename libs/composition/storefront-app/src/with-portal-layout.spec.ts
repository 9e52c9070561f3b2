import { createFakeHttp, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import { marketByCode, marketOrigin, sellerOrigin } from '@pasar/markets';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { createStorefront } from './create-storefront.ts';
import { storefrontRenderer } from './storefront-renderer.ts';

const market = marketByCode('SG');
const page = 'http://localhost:4200';
const Layout = () => createElement('p', null, 'The layout of the store');
const { render } = storefrontRenderer(createStorefront({ platform: 'rw', Layout }))({
  importCheckout: () => Promise.reject(new Error('no checkout here')),
});

const http = createFakeHttp({
  '/api/v4/account/basic/get_account_info': () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
});

async function renderSellerSignIn(origin: string): Promise<string> {
  const answer = await render({
    path: '/seller/login',
    context: {
      market,
      language: 'en',
      platform: 'rw',
      client: 'browser',
      origin,
      environment: 'live',
      toggles: [],
    },
    http,
    hasLoginMark: false,
    isShared: false,
    nonce: 'nonce',
    findAssets: () => ({ scripts: [], styles: [] }),
    alternates: () => [],
  });
  if (answer.kind !== 'screen') throw new Error(`It answers ${answer.kind}.`);
  return new TextDecoder().decode(answer.html);
}

it.each([
  ['the seller host', sellerOrigin(market, page), true],
  ['the store’s host', marketOrigin(market, page), false],
])('on %s, the sellers’ sign-in has the layout of its host', async (_, origin, isPortal) => {
  const html = await renderSellerSignIn(origin);
  expect(html.includes('The layout of the store')).toBe(!isPortal);
  expect(html.includes('Seller Centre</a>')).toBe(isPortal);
});
