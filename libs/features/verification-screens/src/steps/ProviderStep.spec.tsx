// @vitest-environment happy-dom
import { createFakeHttp, refused } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { errorCodes } from '@pasar/error-catalogue';
import type { Verification } from '@pasar/verification-api';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import verification from '../page/verification-screen.ts';

const startPath = '/api/v4/account/social/start';
const requested: Verification = {
  id: 'abcdefghijklmnopqrstuv',
  purpose: 'set-wallet-pin',
  kind: 'identity',
  state: 'requested',
  methods: [{ method: 'provider' }],
  expires_in: 900,
};

afterEach(cleanup);

it('starts a new sign-in at the linked provider, which returns to this verification', async () => {
  const query = `verification=${requested.id}&next=%2Fcart`;
  const http = createFakeHttp({
    '/api/v4/verification/read': () => requested,
    '/api/v4/account/social/list': () => ({
      identities: [{ provider: 'demo', name: 'Demo ID', label: '', ctime: 1 }],
    }),
    [startPath]: () => refused(errorCodes.PROVIDER_UNAVAILABLE, { status: 422 }),
  });
  const input = { route: 'verify-ivs', params: {}, query } as const;
  await renderScreen(verification, { http, at: `/verify/ivs?${query}`, input });
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Demo ID' }));
  await waitFor(() => expect(http.sentTo(startPath)).toHaveLength(1));
  const [{ carried, ...rest }] = http.sentTo(startPath) as [{ carried: string }];
  expect(rest).toEqual({ provider: 'demo', proof: true });
  expect(new URLSearchParams(carried).get('next')).toBe(`/verify/ivs?${query}`);
});
