import { insertVoucher } from '@pasar/cart-service/testing';
import type { CheckoutPreview } from '@pasar/order-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { one, setUpOrderStore, sgd, two } from './testing/order-store.ts';

const { db, server } = setUpOrderStore();

it('prices the selected lines shop by shop, with delivery and vouchers', async () => {
  await server().fill(7, [one, two]);
  const { data } = await server().call(7, 'checkout/preview?vouchers=off3,SHOP2&deliveries=1:economy');
  expect(data).toMatchObject({
    address_id: 500_007,
    shops: [
      {
        shopid: 2,
        subtotal: sgd(700),
        voucher: { code: 'SHOP2', saves: sgd(70) },
        delivery: { fee: sgd(250) },
      },
      { shopid: 1, subtotal: sgd(2000), delivery: { channel: 'economy', fee: sgd(100), days_min: 4 } },
    ],
    platform_voucher: { code: 'OFF3', applies: true, saves: sgd(300) },
    best_vouchers: { codes: ['SHIP', 'SHOP2'], saves: sgd(420) },
    merchandise_total: sgd(2700),
    shipping_total: sgd(350),
    voucher_discount: sgd(370),
    shipping_discount: sgd(0),
    total: sgd(2680),
    left_out: [],
  });
});

it.each([
  ['the one that saves more', 'OFF3,SHIP', { platform_voucher: { code: 'OFF3' }, surplus_codes: ['SHIP'] }],
  ['in any order', 'SHIP,OFF3', { platform_voucher: { code: 'OFF3' }, surplus_codes: ['SHIP'] }],
  ['the first if none applies', 'LATER,SOON', { surplus_codes: ['SOON'] }],
] as const)('uses one voucher of an issuer and reports the others: %s', async (_, vouchers, expected) => {
  for (const code of ['LATER', 'SOON']) await insertVoucher(db(), { code, starts_at: 5000 });
  await server().fill(7, [one]);
  const { error, data } = await server().call(7, `checkout/preview?vouchers=${vouchers}`);
  expect([error, data]).toMatchObject([0, expected]);
});

it('uses the best vouchers on request, whatever codes are named', async () => {
  await server().fill(7, [one, two]);
  const query = 'vouchers=OFF3&use_best_vouchers=true&deliveries=1:economy';
  const { data } = await server().call(7, `checkout/preview?${query}`);
  expect(data).toMatchObject({
    best_vouchers: { codes: ['SHIP', 'SHOP2'], saves: sgd(420) },
    platform_voucher: { code: 'SHIP' },
    total: sgd(2630),
  });
  expect(data).not.toHaveProperty('surplus_codes');
});

it('lists the vouchers in the same order, whichever is chosen', async () => {
  await server().fill(7, [one, two]);
  const readCodes = async (chosen: string) => {
    const { data } = await server().call(7, `checkout/preview?vouchers=${chosen}`);
    return (data as unknown as CheckoutPreview).vouchers.map(({ code }) => code);
  };
  const codes = await readCodes('');
  expect(codes.length).toBeGreaterThan(2);
  for (const code of codes) expect(await readCodes(code)).toEqual(codes);
});

it('reports no surplus for vouchers of different issuers', async () => {
  await server().fill(7, [one, two]);
  const { data } = await server().call(7, 'checkout/preview?vouchers=OFF3,SHOP2');
  expect(data).not.toHaveProperty('surplus_codes');
});

it.each([
  ['its own zone', '460101', 200, 1],
  ['a neighbouring zone', '049145', 250, 2],
  ['a zone further away', '640501', 375, 4],
])('charges for a parcel to %s, in the preview and in the order', async (_, postcode, fee, days_min) => {
  await db().updateTable('shop').set({ location: 'Bedok' }).where('shopid', '=', 1).execute();
  await db().updateTable('address').set({ postcode }).where('user_id', '=', 7).execute();
  await server().fill(7, [one]);
  const { data } = await server().call(7, 'checkout/preview');
  expect(data).toMatchObject({ shops: [{ delivery: { fee: sgd(fee), days_min } }], total: sgd(2000 + fee) });
  await server().order(7, `to-${postcode}`);
  const [order] = await db().selectFrom('orders').select(['shipping_total', 'delivery']).execute();
  expect(order).toMatchObject({ shipping_total: fee, delivery: { days_min } });
});

it('answers an empty selection with no shops', async () => {
  const { data } = await server().call(7, 'checkout/preview');
  expect(data).toMatchObject({ shops: [], total: sgd(0), left_out: [] });
});

it('reports why a voucher does not apply', async () => {
  await insertVoucher(db(), { code: 'LATER', starts_at: 5000 });
  await insertVoucher(db(), { code: 'GONE', ends_at: 900 });
  await insertVoucher(db(), { code: 'EMPTY', uses_left: 0 });
  await insertVoucher(db(), { code: 'RICH', min_spend: 99_999 });
  await server().fill(7, [one]);
  const offers = async (code: string) => {
    const { data } = await server().call(7, `checkout/preview?vouchers=${code}`);
    const { vouchers } = data as unknown as { vouchers: { code: string; reason?: string }[] };
    return vouchers.find((voucher) => voucher.code === code)?.reason;
  };
  const reasons = ['LATER', 'GONE', 'EMPTY', 'RICH', 'SHOP2', 'NOBODYS'].map(offers);
  expect(await Promise.all(reasons)).toEqual([
    'not-started',
    'expired',
    'used-up',
    'min-spend',
    'other-shop',
    'unknown',
  ]);
});

describe('without an address', () => {
  beforeEach(async () => {
    await db().deleteFrom('address').where('user_id', '=', 7).execute();
    await db().updateTable('shop').set({ location: 'Bedok' }).where('shopid', '=', 1).execute();
    await server().fill(7, [one]);
  });

  it('offers deliveries to anywhere in the market, and counts the usual fee', async () => {
    const { data } = await server().call(7, 'checkout/preview');
    const toSingapore = { arrives: { place: 'Singapore' } };
    expect(data).toMatchObject({
      shops: [
        {
          delivery: { fee_before_discount: sgd(250), days_min: 1, days_max: 6, ...toSingapore },
          delivery_options: [
            {
              channel: 'standard',
              fee: sgd(200),
              fee_max: sgd(375),
              days_min: 1,
              days_max: 6,
              ...toSingapore,
            },
            { channel: 'economy', fee: sgd(80), fee_max: sgd(150), ...toSingapore },
          ],
        },
      ],
      shipping_total: sgd(250),
    });
  });

  it.each([
    ['East', 200, { days_min: 1, days_max: 3 }],
    ['West', 375, { days_min: 4, days_max: 6 }],
  ])('offers deliveries to the chosen region %s, and counts their fee', async (place, fee, days) => {
    const cookie = `__Host-session=7; delivery_region=${place}`;
    const { data } = await server().call(7, 'checkout/preview', undefined, { cookie });
    const { shops, shipping_total } = data as unknown as CheckoutPreview;
    const there = { ...days, arrives: { place } };
    expect(shops[0]).toMatchObject({
      delivery: { fee_before_discount: sgd(fee), ...there },
      delivery_options: [{ channel: 'standard', fee: sgd(fee), ...there }, { channel: 'economy' }],
    });
    expect(shops[0]?.delivery_options.map(({ fee_max }) => fee_max)).toEqual([undefined, undefined]);
    expect(shipping_total).toEqual(sgd(fee));
  });
});
