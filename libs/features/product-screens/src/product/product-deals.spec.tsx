// @vitest-environment happy-dom
import { anItemCard, anItemDetail, refused, someMoney } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { preloadOverlays } from '@pasar/design-system';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buyer, findButton, openProduct, paths, press } from '../testing/open-product.tsx';

beforeAll(() => preloadOverlays());
afterEach(cleanup);

/** @spec add-on-deal-sub-type */
describe('deals', () => {
  const lid = anItemCard({ itemid: 103, name: 'Lid', price_min: someMoney(700) });
  const tray = anItemCard({ itemid: 102, name: 'Tray', model_count: 4 });
  const addOn = {
    dealid: 8,
    label: 'Add-on deal',
    sub_type: 0,
    ends_at: 9,
    sub_items: [
      { item: lid, add_on_price: someMoney(500), limit: 2 },
      { item: tray, add_on_price: someMoney(900), limit: 1 },
    ],
  };
  const quote = { lines: [], total: someMoney(2990), saved: someMoney(200) };
  const answers: FakeAnswers = {
    [paths.deals]: () => ({ bundle_deals: [], add_on_deals: [addOn] }),
    [paths.quote]: () => quote,
    [paths.add]: () => ({ cart_item: {} }),
  };
  const tick = async (name: string | RegExp) =>
    fireEvent.click(await screen.findByRole('checkbox', { name }));

  it('shows the server’s price, and adds the main item first', async () => {
    const { queriesTo, http, toasts } = await openProduct(anItemDetail(), { ...buyer, ...answers });
    await press('Choose: Add-on deal');
    await tick(/^Lid/);
    expect(await screen.findByText('You save $2.00')).toBeTruthy();
    expect(queriesTo(paths.quote).at(-1)).toEqual({ shopid: 11, lines: '101.0.1,103.0.1' });
    await press('Add all to cart');
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('All products added to cart'));
    expect(http.sentTo(paths.add)).toEqual([
      expect.objectContaining({ itemid: 101, add_on_deal_id: 8, is_add_on_sub_item: false }),
      expect.objectContaining({ itemid: 103, add_on_deal_id: 8, is_add_on_sub_item: true }),
    ]);
  });

  it('has no price until every model is selected', async () => {
    const { queriesTo } = await openProduct(anItemDetail(), { ...buyer, ...answers });
    await press('Choose: Add-on deal');
    await tick(/^Tray/);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Add all to cart' })).toHaveProperty('disabled', true);
    fireEvent.click(await dialog.findByRole('radio', { name: 'Red' }));
    fireEvent.click(dialog.getByRole('radio', { name: 'L' }));
    await waitFor(() => expect(queriesTo(paths.quote).at(-1)).toMatchObject({ lines: '101.0.1,102.2.1' }));
  });

  it('stops at the first failure and shows why', async () => {
    const refuse = { [paths.add]: () => refused(6, { error_msg: 'None is left.' }) };
    const { http, toasts } = await openProduct(anItemDetail(), { ...buyer, ...answers, ...refuse });
    await press('Choose: Add-on deal');
    await tick(/^Lid/);
    await screen.findByText('You save $2.00');
    await press('Add all to cart');
    await waitFor(() => expect(toasts.at(-1)?.kind).toBe('error'));
    expect(http.sentTo(paths.add)).toHaveLength(1);
  });

  it('lists unavailable items and adds nothing', async () => {
    const gone = { name: 'Lid', model_name: '', problem: 'out-of-stock' };
    await openProduct(anItemDetail(), {
      ...buyer,
      ...answers,
      [paths.quote]: () => ({ ...quote, lines: [gone] }),
    });
    await press('Choose: Add-on deal');
    await tick(/^Lid/);
    expect((await screen.findByRole('alert')).textContent).toContain('Lid');
    expect(await findButton('Add all to cart')).toHaveProperty('disabled', true);
  });
});
