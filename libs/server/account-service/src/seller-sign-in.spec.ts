import { errorCodes } from '@pasar/error-catalogue';
import { marketByCode } from '@pasar/markets';
import { expect, it } from 'vitest';
import { readPartnerLoginInit, readSubAccountOauthUrl } from './seller-sign-in.ts';

const settings = { countryHeader: 'x-country', proxyHost: 'seller-cn.example' };

it.each([
  ['CN', settings, { is_from_cn: true, proxy_host: 'seller-cn.example' }],
  ['cn', { countryHeader: 'x-country' }, { is_from_cn: true }],
  ['SG', settings, { is_from_cn: false, proxy_host: 'seller-cn.example' }],
  [undefined, settings, { is_from_cn: false, proxy_host: 'seller-cn.example' }],
  ['CN', {}, { is_from_cn: false }],
])('of country %s', (country, given, answer) => {
  const readHeader = (name: string) => (name === 'x-country' ? country : undefined);
  expect(readPartnerLoginInit(given, readHeader)).toEqual(answer);
});

const place = { market: marketByCode('SG'), origin: 'https://sg.example' };
const query = { redirect_url: '/seller/login?next=%2Fcart', redirect_region: 'SG', origin: 'user' };

it('redirects to the configured service, with a return address', () => {
  const { redirect_url } = readSubAccountOauthUrl(
    { oauthUrl: 'https://sub.example/start?a=1' },
    query,
    place,
  );
  expect([...new URL(redirect_url).searchParams]).toEqual([
    ['a', '1'],
    ['redirect_url', 'https://sg.example/seller/login?next=%2Fcart'],
    ['redirect_region', 'SG'],
    ['origin', 'user'],
  ]);
});

it('throws without a service', () => {
  expect(() => readSubAccountOauthUrl({}, query, place)).toThrow(
    expect.objectContaining({ code: errorCodes.NOT_FOUND }),
  );
});

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
  'rejects the return address %s',
  (redirect_url) => {
    const lead = () =>
      readSubAccountOauthUrl({ oauthUrl: 'https://sub.example' }, { ...query, redirect_url }, place);
    expect(lead).toThrow(expect.objectContaining({ code: errorCodes.PARAM }));
  },
);
