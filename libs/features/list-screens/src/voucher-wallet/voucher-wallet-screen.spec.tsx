// @vitest-environment happy-dom
import { createFakeHttp, refused, someMoney } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { translations as layoutTexts } from '@pasar/layout';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import walletScreen from './voucher-wallet-screen.ts';

const namespaces = [
  { name: 'design-system', load: translations },
  { name: 'layout', load: layoutTexts },
];

const aVoucher = (code: string, status_code = 1) => ({
  code,
  kind: 'fixed',
  label: `${code} off`,
  min_spend: someMoney(1000),
  starts_at: 0,
  ends_at: 1,
  status_code,
});

const show = (query: string, answers: Parameters<typeof createFakeHttp>[0]) => {
  const http = createFakeHttp(answers);
  const input = { route: 'user-voucher-wallet', params: {}, query } as const;
  return renderScreen(walletScreen, { http, at: `/user/voucher-wallet?${query}`, input, namespaces }).then(
    (view) => ({
      ...view,
      http,
    }),
  );
};

const claimed: string[] = [];
const claimable = {
  '/api/v4/voucher/list': () => ({ vouchers: [aVoucher('A'), aVoucher('B')] }),
  '/api/v4/voucher/states': () => ({
    states: ['A', 'B'].map((code) => ({ code, status_code: claimed.includes(code) ? 3 : 1 })),
  }),
};

afterEach(() => {
  cleanup();
  claimed.length = 0;
});

/** @spec voucher-wallet voucher-status */
describe('the wallet', () => {
  it('claims a voucher and links to where it can be used', async () => {
    const { http, toasts } = await show('tab=claim', {
      ...claimable,
      '/api/v4/voucher/claim': ({ body }) => {
        claimed.push((body as { code: string }).code);
        return { voucher: aVoucher('A', 3) };
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Claim voucher: A off' }));
    expect(await screen.findByRole('link', { name: 'Use voucher: A off' })).toBeDefined();
    expect(http.sentTo('/api/v4/voucher/claim')).toEqual([{ code: 'A' }]);
    expect(toasts.map(({ kind }) => kind)).toEqual(['success']);
    expect(screen.getByRole('button', { name: 'Claim voucher: B off' })).toBeDefined();
  });

  it('shows an error when claiming fails, and keeps the voucher’s state', async () => {
    const { toasts } = await show('tab=claim', {
      ...claimable,
      '/api/v4/voucher/claim': () => refused(1024),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Claim voucher: A off' }));
    await waitFor(() => expect(toasts.map(({ kind }) => kind)).toEqual(['error']));
    expect(screen.getByRole('button', { name: 'Claim voucher: A off' })).toBeDefined();
  });

  it.each([
    ['', 'Use voucher: A off'],
    ['tab=expired', 'Expired'],
    ['tab=used', 'Used'],
  ])('%s shows the voucher’s state', async (query, words) => {
    await show(query, {
      '/api/v4/voucher/wallet': () => ({ vouchers: [aVoucher('A', query === 'tab=used' ? 4 : 3)] }),
    });
    const list = screen.getByRole('list');
    expect(list.innerHTML).toContain(words);
  });

  it('links an empty wallet to claimable vouchers', async () => {
    await show('', { '/api/v4/voucher/wallet': () => ({ vouchers: [] }) });
    expect(screen.getByRole('link', { name: 'Find vouchers' }).getAttribute('href')).toBe(
      '/user/voucher-wallet?tab=claim',
    );
  });
});
