import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';

describe('explain', () => {
  it('returns the matching rows, the winner and the reason', () => {
    const { route, why, candidates } = explain('/payment/otp?x=1');
    expect(route).toBe('payment-otp');
    expect(why).toBe('payment-otp is the most exact row that fits; it answers screen.');
    expect(candidates.map((candidate) => `${candidate.route}: ${candidate.verdict}`)).toEqual([
      'payment: less exact than payment-otp: otp before id',
      'payment-otp: won',
    ]);
  });

  it.each([
    ['/__internal', 'internal fits but does not exist here: not in environment live.'],
    ['/kyc/custom-tw', 'kyc-custom-tw fits but does not exist here: not in market SG.'],
    [
      '/notification/email-subscription-center',
      'email-subscription-center fits but does not exist here: toggle email-subscription-center is off.',
    ],
    ['/oficial', 'mall fits but does not exist here: the mall of another market.'],
    [
      '/buyer/return/list',
      'legacy-buyer-return-other is the most exact row that fits; it answers not-found.',
    ],
    ['/no/such/path', 'No row fits this address.'],
    ['https://', 'No row fits this address.'],
  ])('%s', (url, why) => {
    expect(explain(url).why).toBe(why);
  });

  it.each([
    ['/product/12/abc', ['product-old: itemId: abc is no int', 'product-url-unnamed: itemId: abc is no int']],
    ['/mall/Shoes-cat.x', ['mall-category: Shoes-cat.x has not 1 ids after -cat']],
    ['/cart/x', ['cart-recommend: x is not recommend']],
    ['/no-such-page', []],
  ])('%s: returns the rows that it misses by one segment', (url, misses) => {
    const named = explain(url).nearMisses.map(({ route, why }) => `${route}: ${why}`);
    expect(named).toEqual(expect.arrayContaining(misses));
    expect(named.length === 0).toBe(misses.length === 0);
  });
});
