// @vitest-environment happy-dom
import { anAddress, anItemDetail, someMoney } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { preloadOverlays } from '@pasar/design-system';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buyer, findButton, openProduct, press, visitor } from '../testing/open-product.tsx';

beforeAll(() => preloadOverlays());
afterEach(cleanup);

describe('delivery', () => {
  const way = {
    channel: 'standard',
    fee: someMoney(400),
    days_min: 2,
    days_max: 4,
    arrives: { from: '2026-11-24', to: '2026-11-26', place: 'Muar' },
    cod: false,
  };
  const delivery: FakeAnswers = {
    '/api/v4/item/shipping_info': () => ({ address_key: '-', from: 'Bedok', logistics: [way] }),
    '/api/v4/item/shipping_fee': () => ({
      promotion_rules: [{ code: 'SHIP', label: 'Free shipping', min_spend: someMoney(690) }],
    }),
    '/api/v4/item/delivery_regions': () => ({
      regions: [{ name: 'Johor' }, { name: '台北市', latin: 'Taipei' }],
    }),
    '/api/v4/account/address/list': () => ({
      addresses: [
        anAddress({ city: 'Muar', state: 'Johor' }),
        anAddress({ id: 8, city: 'Ipoh', state: 'Perak' }),
      ],
    }),
  };

  const region = () => screen.findByRole('combobox', { name: 'Deliver to region' });

  it('a member sees the fee for each address and region', async () => {
    const { queriesTo } = await openProduct(anItemDetail(), { ...buyer, ...delivery });
    await press(/^Get it .* to Muar, \$4.00$/);
    const select = await screen.findByRole('combobox', { name: 'Deliver to' });
    const options = within(await screen.findByRole('dialog'));
    expect(await options.findByText(/^Get it .* to Muar, \$4.00$/)).toBeTruthy();
    fireEvent.change(select, { target: { value: '8' } });
    await waitFor(() =>
      expect(queriesTo('/api/v4/item/shipping_info').at(-1)).toMatchObject({ city: 'Ipoh', state: 'Perak' }),
    );
    expect(screen.getByText('Free shipping, min. spend $6.90 (code SHIP)')).toBeTruthy();
    fireEvent.change(select, { target: { value: 'elsewhere' } });
    fireEvent.change(await region(), { target: { value: 'Johor' } });
    await waitFor(() =>
      expect(queriesTo('/api/v4/item/shipping_info').at(-1)).toMatchObject({ state: 'Johor' }),
    );
  });

  it('a visitor sees the fee in general and for a region', async () => {
    const { queriesTo } = await openProduct(anItemDetail(), { ...visitor, ...delivery });
    await press(/^Get it .* to Singapore, \$1.99 – \$3.99$/);
    expect(await screen.findByText(/^Get it Tue, .*24.* – Thu, .*26/)).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Sign in to see delivery to your address' })).toBeTruthy();
    await waitFor(async () => expect((await region()).textContent).toContain('台北市'));
    fireEvent.change(await region(), { target: { value: '台北市' } });
    await waitFor(() =>
      expect(queriesTo('/api/v4/item/shipping_info').at(-1)).toMatchObject({ state: '台北市' }),
    );
  });

  it('a visitor without a region sees the same range on the page and among the options', async () => {
    const { shipping_fee } = anItemDetail();
    const { min, max, arrives } = shipping_fee;
    await openProduct(anItemDetail(), {
      ...visitor,
      ...delivery,
      '/api/v4/item/shipping_info': () => ({
        ...{ address_key: '-', from: 'Bedok' },
        logistics: [{ ...way, fee: min, fee_max: max, arrives }],
      }),
    });
    const promise = /^Get it .* to Singapore, \$1.99 – \$3.99$/;
    const onPage = (await findButton(promise)).textContent;
    await press(promise);
    const options = within(await screen.findByRole('dialog'));
    expect((await options.findByText(promise)).textContent).toBe(onPage);
  });

  it('a visitor’s region is remembered for all products', async () => {
    const cookies = { delivery_region: 'Johor' };
    const { queriesTo } = await openProduct(anItemDetail(), { ...visitor, ...delivery }, { cookies });
    await press(/^Get it .* to Muar, \$4.00$/);
    await waitFor(() =>
      expect(queriesTo('/api/v4/item/shipping_info').at(-1)).toMatchObject({ state: 'Johor' }),
    );
    await waitFor(async () => expect(((await region()) as HTMLSelectElement).value).toBe('Johor'));
  });
});

/** The promise on the page, of the item's shipping fee. */
it.each([
  ['free delivery', { max: 0 }, /^Get it .* to Singapore, free shipping$/],
  ['one fee for the whole market', { max: 199 }, /^Get it .* to Singapore, \$1.99$/],
])('promises %s', async (_, { max }, name) => {
  const { shipping_fee } = anItemDetail();
  const min = someMoney(Math.min(max, 199));
  await openProduct(anItemDetail({ shipping_fee: { ...shipping_fee, min, max: someMoney(max) } }), visitor);
  expect(await findButton(name)).toBeTruthy();
});
