import { expect, test } from '@playwright/test';
import { serverOnly } from './only-on.ts';

/** Old addresses redirect with 301 in one hop, unknown ones are 404. */
const addresses: readonly [path: string, status: number, location?: string][] = [
  ['/no/such/path', 404],
  ['/Nothing-i.999999999.999999999', 404],
  ['/product/999999999/999999999', 404],
  ['/order/buyer/completed/123', 301, '/user/purchase/order/123'],
  ['/order/seller/to_pay/9007199254740993', 301, '/user/purchase/checkout/9007199254740993'],
  ['/buyer/return/view/55/', 301, '/return/detail/returnid/55'],
  ['/search-item?search=mango&shopid=3', 301, '/search?keyword=mango&shop=3'],
  ['/item?sid=12&iid=34', 301, '/product/12/34'],
  ['/shop/12/item/34/?utm_source=a&__dsrn__=1', 301, '/product/12/34?utm_source=a'],
  ['/user/purchase/', 302, '/buyer/login?next=%2Fuser%2Fpurchase%2F'],
];

export function addressJourneys(): void {
  for (const [path, status, location] of addresses) {
    test(`${path} answers ${status}${location ? ` to ${location}` : ''}`, serverOnly, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      expect(answer.headers()['location']).toBe(location);
    });
  }
}
