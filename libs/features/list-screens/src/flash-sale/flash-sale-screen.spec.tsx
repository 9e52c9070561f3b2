// @vitest-environment happy-dom
import { createFakeHttp, someItemCards, someMoney } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { hourMs } from '@pasar/durations';
import { translations as layoutTexts } from '@pasar/layout';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import flashSaleScreen from './flash-sale-screen.ts';

const namespaces = [
  { name: 'design-system', load: translations },
  { name: 'layout', load: layoutTexts },
];

const session = (at: number, ongoing: boolean) => ({
  starts_at: at,
  ends_at: at + hourMs,
  ongoing,
  item_count: 2,
});

const answers = {
  '/api/v4/flash_sale/sessions': () => ({
    server_time: 10 * hourMs,
    sessions: [session(9.5 * hourMs, true), session(12 * hourMs, false)],
  }),
  '/api/v4/flash_sale/items': () => ({
    server_time: 10 * hourMs,
    items: someItemCards(2).map((item, index) => ({
      ...item,
      flash_sale: {
        starts_at: 0,
        ends_at: 1,
        price: someMoney(500),
        price_before: someMoney(1000),
        stock: 10,
        sold: index === 0 ? 4 : 10,
        per_user_limit: 1,
      },
    })),
    categories: [
      { catid: 1, name: 'Food', item_count: 1 },
      { catid: 2, name: 'Toys', item_count: 1 },
    ],
  }),
};

const show = async (query: string, given: Parameters<typeof createFakeHttp>[0] = answers) => {
  const http = createFakeHttp(given);
  const input = { route: 'flash-sale', params: {}, query } as const;
  await renderScreen(flashSaleScreen, { http, at: `/flash_sale?${query}`, input, namespaces });
  return http.requests.filter(({ path }) => path.endsWith('/items')).map((request) => request.query);
};

afterEach(cleanup);

/** @spec flash-sale-page */
describe('a flash sale', () => {
  it('running: shows the time left, sale prices and the share that is sold', async () => {
    expect(await show('')).toEqual([{ session: 9.5 * hourMs }]);
    expect(screen.getByText('Ends in')).toBeDefined();
    expect(screen.getByRole('timer').textContent).toMatch(/^0 hours, (29|30) minutes/);
    expect(screen.getAllByText('$5.00').length).toBeGreaterThanOrEqual(2);
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      '40% sold',
      'Sold out',
    ]);
  });

  it('upcoming: shows when it starts, and no sold bars', async () => {
    expect(await show(`session=${12 * hourMs}&category=2`)).toContainEqual({
      session: 12 * hourMs,
      category: 2,
    });
    expect(screen.getByText('Starts in')).toBeDefined();
    expect(screen.queryAllByRole('progressbar')).toEqual([]);
  });

  it('no vouchers: shows a link', async () => {
    expect(
      await show('', { '/api/v4/flash_sale/sessions': () => ({ server_time: 0, sessions: [] }) }),
    ).toEqual([]);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No flash sale right now');
  });
});
