// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { FailureProvider, useShowFailure } from './failure-port.tsx';
import type { FailureNotice } from './failure-port.tsx';
import { showFailure } from './show-failure.ts';
import { ToastProvider } from './toast.tsx';

afterEach(cleanup);

const refused = (code: number, message = '') => ({ kind: 'refused', status: 409, code, message });
const noAnswer = { kind: 'unknown', status: 0, code: -1, message: 'Failed to fetch' };

const findPath = (path: string) => (path === '/user/account/kyc' ? '/kyc/custom-tw' : path);

/** What the screen that was rendered last has. */
const seen = { address: '', show: async (_: FailureNotice): Promise<void> => undefined };

const show = async (failed: Partial<FailureNotice>, isBuilt = true) => {
  const toast = vi.fn();
  const popup = vi.fn();
  const Screen = () => {
    const { pathname, search } = useLocation();
    seen.address = pathname + search;
    seen.show = useShowFailure();
    return null;
  };
  render(
    <ToastProvider value={toast}>
      <FailureProvider
        value={{
          popup,
          loadSteps: async () => ({ findPath: isBuilt ? findPath : () => undefined }),
          nextStepLabel: 'Continue',
        }}
      >
        <MemoryRouter initialEntries={['/cart?a=1']}>
          <Screen />
        </MemoryRouter>
      </FailureProvider>
    </ToastProvider>,
  );
  await act(async () =>
    seen.show({ call: 'cart-update', error: refused(1), fallbackMessage: 'It failed.', ...failed }),
  );
  return { toasts: toast.mock.calls.flat(), popups: popup.mock.calls.flat(), address: seen.address };
};

const here = '/cart?a=1';

/** @spec atc-failure add-to-cart-failure popup-ok-key account-errors-silent account-call-other */
it.each<[string, Partial<FailureNotice>, { toasts?: string[]; popups?: string[]; address?: string }]>([
  ['the server’s words in a toast', { error: refused(6, 'Sold out.') }, { toasts: ['Sold out.'] }],
  ['the screen’s text if the server has none', {}, { toasts: ['It failed.'] }],
  [
    'no words of a browser',
    { error: noAnswer, noResponseMessage: 'Nobody answered.' },
    { toasts: ['Nobody answered.'] },
  ],
  [
    'the limit of the cart in a popup',
    { call: 'add-to-cart', error: refused(15020018, 'Too many.') },
    { popups: ['Too many.'] },
  ],
  [
    'an anonymous visitor is sent to sign-in and back',
    { error: refused(19) },
    { address: '/buyer/login?next=%2Fcart%3Fa%3D1' },
  ],
  [
    'with an address of the screen’s own',
    { error: refused(19), next: '/x' },
    { address: '/buyer/login?next=%2Fx' },
  ],
  ['nothing for a call of the background', { call: 'get-account', error: refused(2) }, {}],
])('%s', async (_, failed, { toasts = [], popups = [], address = here }) => {
  const shown = await show(failed);
  expect(shown).toEqual({ toasts: toasts.map((message) => ({ message, kind: 'error' })), popups, address });
});

/** @spec cart-user-kyc-not-met cart-platform-not-updated new-cart-user-kyc-not-met new-cart-platform-not-updated */
it.each([
  [15020022, '/kyc/custom-tw?next=%2Fcart%3Fa%3D1'],
  [209020022, '/kyc/custom-tw?next=%2Fcart%3Fa%3D1'],
  [15020023, '/app?next=%2Fcart%3Fa%3D1'],
  [209020023, '/app?next=%2Fcart%3Fa%3D1'],
])('offers with the message of %i the page that resolves it, the market’s own', async (code, target) => {
  const { toasts, ...shown } = await show({ error: refused(code, 'Not yet.') });
  expect(toasts).toMatchObject([{ message: 'Not yet.', action: { label: 'Continue' } }]);
  expect(shown).toEqual({ popups: [], address: here });
  act(() => toasts[0].action.onPress());
  expect(seen.address).toBe(target);
});

it('offers that page beside a form too', async () => {
  const showMessage = vi.fn();
  const { toasts } = await show({ error: refused(209020022, 'Not yet.'), showMessage });
  expect(toasts).toEqual([]);
  expect(showMessage.mock.calls).toMatchObject([['Not yet.', { label: 'Continue' }]]);
  act(() => showMessage.mock.calls[0]?.[1].onPress());
  expect(seen.address).toBe('/kyc/custom-tw?next=%2Fcart%3Fa%3D1');
});

it('offers no page that this build lacks', async () => {
  const { toasts } = await show({ error: refused(15020022, 'Not yet.') }, false);
  expect(toasts).toEqual([{ message: 'Not yet.', kind: 'error' }]);
});

/** @spec need-otp need-captcha captcha-verification-required need-ivs anti-crawler */
it.each([35, 89, 10027, 98, 90309999])(
  'shows the step that %i requires as a message while that step has no screen',
  async (code) => {
    const failed = { error: refused(code, 'Confirm it’s you to continue.') };
    expect(await show(failed, false)).toEqual({
      toasts: [],
      popups: ['Confirm it’s you to continue.'],
      address: here,
    });
    expect((await show(failed)).address).toMatch(/^\/verify\/[a-z]+\?next=%2Fcart%3Fa%3D1$/);
  },
);

it('fetches the account again before it goes to the sign-in page for a session that has ended', async () => {
  const steps: string[] = [];
  await showFailure(
    { call: 'cart-update', error: { ...refused(19), status: 401 }, fallbackMessage: '' },
    {
      ...{ toast: vi.fn(), next: here },
      loadSteps: async () => ({
        findPath: (path) => path,
        refetchAccount: async () => steps.push('account'),
      }),
      navigate: (path) => steps.push(path),
    },
  );
  expect(steps).toEqual(['account', '/buyer/login?next=%2Fcart%3Fa%3D1']);
});
