// @vitest-environment happy-dom
import { anAccount, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { errorCodes } from '@pasar/error-catalogue';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import signIn from './sign-in-screen.ts';

const login = '/api/v4/account/login';
const who = '/api/v4/account/basic/get_account_info';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A signed-out server until `login` succeeds. */
function visitor(answer: () => unknown) {
  const session = { open: false };
  const answers: FakeAnswers = {
    [login]: () => {
      const data = answer();
      session.open = typeof data === 'object' && data !== null && 'userid' in data;
      return data;
    },
    [who]: () => (session.open ? anAccount() : refused(errorCodes.NOT_LOGGED_IN, { status: 401 })),
  };
  return createFakeHttp(answers);
}

async function open(answer: () => unknown, query = '') {
  const http = visitor(answer);
  const input = { route: 'buyer-login', params: {}, query } as const;
  const view = await renderScreen(signIn, { http, at: `/buyer/login?${query}`, input });
  return { http, view };
}

const name = () => screen.getByLabelText<HTMLInputElement>('Username, email or phone');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Sign in/ });
const fill = () => {
  fireEvent.change(name(), { target: { value: ' budi ' } });
  fireEvent.change(password(), { target: { value: 'pasar-buyer-1' } });
};
const submit = () => fireEvent.submit(button().form!);

it('sends once even if submitted repeatedly, and continues to `next`', async () => {
  const { http, view } = await open(() => ({ userid: 5, username: 'budi' }), 'next=%2Fcart');
  fill();
  submit();
  submit();
  await waitFor(() => expect(view.address()).toBe('/cart'));
  expect(http.sentTo(login)).toEqual([{ login: 'budi', password: 'pasar-buyer-1' }]);
});

it('shows required fields as errors and sends nothing', async () => {
  const { http } = await open(() => ({ userid: 5, username: 'budi' }));
  fireEvent.change(name(), { target: { value: 'budi' } });
  submit();
  await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'));
  expect([name().getAttribute('aria-invalid'), http.sentTo(login)]).toEqual([null, []]);
});

it.each([
  [
    'a wrong password',
    () => refused(errorCodes.LOGIN_FAILED, { status: 401 }),
    'Incorrect username or password.',
  ],
  [
    'no answer',
    () => {
      throw new Error('offline');
    },
    'We can’t reach Pasar. Check your connection and try again.',
  ],
  ['any other refusal', () => refused(errorCodes.PARAM), 'Something went wrong. Try again.'],
])('%s shows a message and keeps the input', async (_, answer, words) => {
  const { view } = await open(answer);
  fill();
  submit();
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect([name().value, password().value]).toEqual([' budi ', 'pasar-buyer-1']);
  expect([button().disabled, view.address()]).toEqual([false, '/buyer/login?']);
});

it('shows an error when the account fails to load after sign-in', async () => {
  const http = createFakeHttp({ [login]: () => ({ userid: 5, username: 'budi' }) });
  const input = { route: 'buyer-login', params: {}, query: '' } as const;
  await renderScreen(signIn, { http, at: '/buyer/login', input });
  fill();
  submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Try again.');
});

it.each([
  ['an identity check redirects there', errorCodes.NEED_OTP, /^\/verify\/otp\?next=/],
  ['a captcha leads there', errorCodes.NEED_CAPTCHA, /^\/verify\/captcha\?next=/],
])('%s, and back afterwards', async (_, code, target) => {
  const { view } = await open(() => refused(code, { status: 403 }), 'next=%2Fcart');
  fill();
  submit();
  await waitFor(() => expect(view.address()).toMatch(target));
});

const linkInAlert = () => screen.getByRole('alert').querySelector('a')?.getAttribute('href');

it('shows the message of the error catalogue when the form has none, and a link to customer service', async () => {
  await open(() => refused(errorCodes.BANNED, { status: 403, error_msg: 'Your account is restricted.' }));
  fill();
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Your account is restricted.');
  expect(linkInAlert()).toBe('/m/customer-service');
});

it('shows the same after a form was submitted without JavaScript', async () => {
  const input = { route: 'buyer-login', params: {}, query: '' } as const;
  const message = 'Your account is restricted.';
  const error = { kind: 'refused', status: 403, code: errorCodes.USER_FROZEN, message } as const;
  const submitted = { values: { login: 'budi' }, error };
  await renderScreen(signIn, { http: visitor(() => undefined), at: '/buyer/login', input, submitted });
  expect(screen.getByRole('alert').textContent).toContain(message);
  expect(linkInAlert()).toBe('/m/customer-service');
});

const waiting = () => screen.getByRole('alert').querySelector('span[aria-hidden]')?.textContent;

it('counts down after too many attempts, with the button disabled', async () => {
  await open(() => refused(errorCodes.LIMIT, { status: 429, retry_after: 62 }));
  vi.useFakeTimers();
  fill();
  submit();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect([waiting(), button().disabled]).toEqual(['Too many attempts. Try again in 2\u00a0min.', true]);
  for (let second = 0; second < 3; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(waiting()).toBe('Too many attempts. Try again in 59\u00a0sec.');
  for (let second = 0; second < 59; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect([screen.queryByRole('alert'), button().disabled]).toEqual([null, false]);
});

it('announces the wait once to screen readers', async () => {
  await open(() => refused(errorCodes.LIMIT, { status: 429, retry_after: 30 }));
  vi.useFakeTimers();
  fill();
  submit();
  // The mock response does not depend on the fake timers.
  while (!screen.queryByRole('alert')) await act(() => vi.advanceTimersByTimeAsync(0));
  for (let second = 0; second < 3; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('Too many attempts. Try again in 30 sec.').closest('[role=alert]')).toBeTruthy();
  expect(waiting()).toBe('Too many attempts. Try again in 27\u00a0sec.');
});
