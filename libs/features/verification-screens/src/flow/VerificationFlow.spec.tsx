// @vitest-environment happy-dom
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { errorCodes } from '@pasar/error-catalogue';
import type { Verification } from '@pasar/verification-api';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import verification from '../page/verification-screen.ts';

const id = 'abcdefghijklmnopqrstuv';
const begin = '/api/v4/verification/begin';
const read = '/api/v4/verification/read';
const answer = '/api/v4/verification/answer';
const send = '/api/v4/verification/send';

afterEach(cleanup);

const aVerification = (changes: Partial<Verification> = {}): Verification => ({
  id,
  purpose: 'change-phone',
  kind: 'identity',
  state: 'requested',
  methods: [{ method: 'password' }, { method: 'otp', sent_to: '+65••••4567', channels: ['sms'] }],
  expires_in: 900,
  ...changes,
});

async function open(
  answers: FakeAnswers,
  query = `verification=${id}&next=%2Fcart`,
  route: 'verify-ivs' | 'verify-otp' | 'verify-email' | 'verify-link' = 'verify-ivs',
) {
  const http = createFakeHttp({ [read]: () => aVerification(), [begin]: () => aVerification(), ...answers });
  const input = { route, params: {}, query } as const;
  const view = await renderScreen(verification, { http, at: `/verify/ivs?${query}`, input });
  return { http, view };
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
async function typePassword(text: string) {
  await press(/^Password/);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field.form!);
  return field;
}

it('lists the methods, accepts a password, and redirects to `next`', async () => {
  const { http, view } = await open({ [answer]: () => aVerification({ state: 'passed', token: 't' }) });
  await typePassword('a fine sentence');
  await waitFor(() => expect(view.address()).toBe('/cart'));
  expect(http.sentTo(answer)).toEqual([{ id, method: 'password', answer: 'a fine sentence' }]);
});

it('shows a wrong password at its field and keeps it', async () => {
  const { view } = await open({ [answer]: () => refused(errorCodes.WRONG_ANSWER, { status: 403 }) });
  const field = await typePassword('wrong password');
  expect(await screen.findByText('That password is incorrect. Check it and try again.')).toBeTruthy();
  expect([field.value, view.address()]).toEqual([
    'wrong password',
    `/verify/ivs?verification=${id}&next=%2Fcart`,
  ]);
});

it.each([
  ['not offered', [{ method: 'password' }], 1],
  ['offered', [{ method: 'otp', sent_to: '+65••••4567', channels: ['sms'] }], 0],
] as const)('shows that the page’s method is %s', async (_name, methods, notices) => {
  await open(
    { [begin]: () => aVerification({ methods: [...methods] as Verification['methods'] }) },
    '',
    'verify-otp',
  );
  await screen.findByRole('button', { name: /^Password|^Send code/ });
  expect(screen.queryAllByText(/can’t use this way yet/)).toHaveLength(notices);
});

it('sends a code, and offers the other methods', async () => {
  const { http } = await open({
    [send]: () => ({ sent_to: '+65••••4567', resend_after: 60, expires_in: 600 }),
  });
  await press(/^Code by phone/);
  await press('Send code');
  expect(await screen.findByText('Code sent to +65••••4567. It’s valid for 10 min.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send again in 60\u00a0s' }).disabled).toBe(
    true,
  );
  expect(http.sentTo(send)).toEqual([{ id, method: 'otp', channel: 'sms' }]);
  await press('Use another way');
  expect(await screen.findByRole('button', { name: /^Password/ })).toBeTruthy();
});

it.each<[string, Partial<Verification>, RegExp]>([
  ['expired', { state: 'expired' }, /Time’s up/],
  ['refused', { state: 'refused' }, /Stopped on your other device/],
  [
    'locked',
    { state: 'locked', methods: [{ method: 'password', locked_for: 3600 }] },
    /this is locked for 60\u00a0min/,
  ],
  [
    'locked for a day',
    { state: 'locked', methods: [{ method: 'link', locked_for: 86_400 }] },
    /this is locked for 24\u00a0h/,
  ],
])('shows that a verification is %s', async (_, changes, words) => {
  await open({ [read]: () => aVerification(changes) });
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});

it('says that it expired meanwhile instead of leaving the form, and restarts', async () => {
  const states: Verification['state'][] = ['requested', 'expired'];
  await open({
    [read]: () => aVerification({ state: states.shift() ?? 'requested' }),
    [answer]: () => refused(errorCodes.OTP_TOKEN_EXPIRED, { status: 410 }),
  });
  await typePassword('a fine sentence');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Time’s up/);
  expect(screen.queryByLabelText('Password')).toBeNull();
  await press('Start again');
  expect(await screen.findByLabelText('Password')).toBeTruthy();
});

it.each(['expired', 'refused'] as const)('restarts after it was %s', async (state) => {
  const { http } = await open({ [read]: () => aVerification({ state }) });
  await press('Start again');
  expect(await screen.findByRole('button', { name: /^Password/ })).toBeTruthy();
  expect(http.sentTo(begin)).toEqual([{ code: errorCodes.NEED_IDENTITY_VERIFICATION }]);
});

it('redirects a visitor to sign in, and back', async () => {
  await open({ [begin]: () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }) }, 'next=%2Fcart');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/buyer/login?next=%2Fverify%2Fivs%3Fnext%3D%252Fcart');
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'never redirects to %s',
  async (next) => {
    const query = `verification=${id}&next=${encodeURIComponent(next)}`;
    const { view } = await open({ [read]: () => aVerification({ state: 'passed', token: 't' }) }, query);
    await waitFor(() => expect(view.address()).toBe('/'));
  },
);

it.each(['verify-otp', 'verify-email', 'verify-link'] as const)(
  '%s promises to send nothing to a member who cannot receive it',
  async (route) => {
    await open({ [read]: () => aVerification({ methods: [{ method: 'password' }] }) }, undefined, route);
    expect(await screen.findByText(/can’t use this way/)).toBeTruthy();
    expect(screen.queryByText(/send|email you/i)).toBeNull();
  },
);
