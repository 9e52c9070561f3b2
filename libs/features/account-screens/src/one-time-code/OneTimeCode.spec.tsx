// @vitest-environment happy-dom
import { anAccount, createFakeHttp, refused } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import codeSignIn from '../code-sign-in/code-sign-in-screen.ts';
import codeSignUp from '../code-sign-up/code-sign-up-screen.ts';
import passwordReset from '../password-reset/password-reset-screen.ts';

const sendPath = '/api/v4/account/otp/send';
const loginPath = '/api/v4/account/otp/login';
const signUpPath = '/api/v4/account/otp/signup';
const resetPath = '/api/v4/account/password/reset_by_code';

afterEach(cleanup);

const sentCode = { sent_to: '+65••••4567', resend_after: 60, expires_in: 600 };
const signedIn = { userid: 5, username: 'budi', needs_identity: false };

/** A store that is signed out until a call signs in. */
function visitor(answers: Record<string, () => unknown>) {
  const session = { open: false };
  const opening = (answer: () => unknown) => () => {
    const data = answer();
    session.open ||= typeof data === 'object' && data !== null && 'userid' in data;
    return data;
  };
  return createFakeHttp({
    [sendPath]: () => sentCode,
    '/api/v4/basic/set_account_time': () => ({}),
    '/api/v4/account/basic/get_account_info': () =>
      session.open ? anAccount() : refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
    ...Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, opening(answer)])),
  });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const submit = (label: string) => fireEvent.submit(field(label).form!);

async function openSignIn(answers: Record<string, () => unknown> = {}, query = 'next=%2Fcart') {
  const http = visitor({ [loginPath]: () => signedIn, ...answers });
  const input = { route: 'buyer-login-otp', params: {}, query } as const;
  const view = await renderScreen(codeSignIn, { http, at: `/buyer/login/otp?${query}`, input });
  return { http, view };
}

async function askForCode(number = '9123 4567') {
  type('Mobile number', number);
  submit('Mobile number');
  await screen.findByText(/We sent a code to \+65••••4567/);
}

describe('sign-in with a code', () => {
  it('sends a code, submits it and continues to `next`', async () => {
    const { http, view } = await openSignIn();
    await askForCode();
    type('Code', '123 456');
    submit('Code');
    await waitFor(() => expect(view.address()).toBe('/cart'));
    expect([http.sentTo(sendPath), http.sentTo(loginPath)]).toEqual([
      [{ purpose: 'sign-in', channel: 'sms', recipient: '9123 4567' }],
      [{ recipient: '9123 4567', code: '123 456' }],
    ]);
  });

  it('shows an error at the number field and keeps the number', async () => {
    const message = 'This number is of another country.';
    await openSignIn({
      [sendPath]: () => refused(errorCodes.PHONE_OTHER_COUNTRY, { status: 422, error_msg: message }),
    });
    type('Mobile number', '+60123456789');
    submit('Mobile number');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect([field('Mobile number').value, field('Mobile number').getAttribute('aria-invalid')]).toEqual([
      '+60123456789',
      'true',
    ]);
  });

  it('shows an error at the code field, keeps the code and accepts another', async () => {
    const answers: unknown[] = [
      refused(errorCodes.CODE_MISMATCH, { status: 422, error_msg: 'Not the right code.' }),
      signedIn,
    ];
    const { view } = await openSignIn({ [loginPath]: () => answers.shift() });
    await askForCode();
    type('Code', '000000');
    submit('Code');
    expect((await screen.findByRole('alert')).textContent).toBe('Not the right code.');
    expect(field('Code').value).toBe('000000');
    type('Code', '123456');
    submit('Code');
    await waitFor(() => expect(view.address()).toBe('/cart'));
  });

  it('sends nothing for a malformed code', async () => {
    const { http } = await openSignIn();
    await askForCode();
    type('Code', '12345');
    submit('Code');
    expect((await screen.findByRole('alert')).textContent).toBe('Enter the 6-digit code.');
    expect(http.sentTo(loginPath)).toEqual([]);
  });

  it('counts down after too many attempts, and until another code may be sent', async () => {
    await openSignIn({
      [loginPath]: () => refused(errorCodes.TRIES_EXCEEDED, { status: 429, retry_after: 3600 }),
    });
    await askForCode();
    type('Code', '000000');
    submit('Code');
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in 60\u00a0min.');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /Send a new code in \d+\u00a0s/ });
    expect(button.disabled).toBe(true);
  });

  it('goes back to the number and keeps the typed value', async () => {
    await openSignIn();
    await askForCode();
    press('Change number or email');
    expect(field('Mobile number').value).toBe('9123 4567');
  });

  it('links to the other pages with the carried query', async () => {
    await openSignIn({}, 'next=%2Fcart&from=x&foo=1');
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe(
      '/buyer/signup?next=%2Fcart&from=x',
    );
  });
});

describe('sign-up with a code', () => {
  it.each([
    [false, '/cart'],
    [true, '/buyer/signup/kyc?next=%2Fcart'],
  ])('with an identity step (%s) continues to %s', async (needs_identity, address) => {
    const query = 'next=%2Fcart';
    const http = visitor({ [signUpPath]: () => ({ ...signedIn, needs_identity }) });
    const input = { route: 'buyer-signup', params: {}, query } as const;
    const view = await renderScreen(codeSignUp, { http, at: `/buyer/signup?${query}`, input });
    await askForCode();
    type('Code', '123456');
    submit('Code');
    await waitFor(() => expect(view.address()).toBe(address));
    expect(http.sentTo('/api/v4/basic/set_account_time')).toEqual([{ tos_accepted_time: true }]);
  });

  it('returns to the cart during checkout', async () => {
    const http = visitor({ [signUpPath]: () => signedIn });
    const input = { route: 'checkout-signup', params: {}, query: '' } as const;
    const view = await renderScreen(codeSignUp, { http, at: '/checkout/signup', input });
    await askForCode();
    type('Code', '123456');
    submit('Code');
    await waitFor(() => expect(view.address()).toBe('/cart'));
  });
});

describe('setting a new password with a code', () => {
  it('validates the password before sending', async () => {
    const http = visitor({ [resetPath]: () => signedIn });
    const input = { route: 'buyer-reset', params: {}, query: '' } as const;
    const view = await renderScreen(passwordReset, { http, at: '/buyer/reset', input });
    await askForCode();
    type('Code', '123456');
    type('New password', 'short');
    submit('Code');
    expect((await screen.findByRole('alert')).textContent).toBe('This is too short.');
    expect(http.sentTo(resetPath)).toEqual([]);
    type('New password', 'durian-season-7');
    submit('Code');
    await waitFor(() => expect(view.address()).toBe('/'));
    expect(http.sentTo(resetPath)).toEqual([
      { recipient: '9123 4567', code: '123456', password: 'durian-season-7' },
    ]);
  });
});
