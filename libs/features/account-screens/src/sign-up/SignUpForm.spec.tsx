// @vitest-environment happy-dom
import { anAccount, createFakeHttp, refused } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import signUp from './sign-up-screen.ts';

const path = '/api/v4/account/signup';
const who = '/api/v4/account/basic/get_account_info';
const typed = { Username: 'mei.tan', Email: 'mei@example.com', Password: 'durian-season-7' };

afterEach(cleanup);

async function open(answer: () => unknown) {
  const answers = [refused(errorCodes.NOT_LOGGED_IN, { status: 401 })];
  const http = createFakeHttp({
    [path]: () => {
      const data = answer();
      if (typeof data === 'object' && data && 'userid' in data) answers.push(anAccount());
      return data;
    },
    [who]: () => answers.at(-1),
    '/api/v4/basic/set_account_time': () => ({}),
  });
  const input = { route: 'buyer-login-signup-legacy', params: {}, query: '' } as const;
  const view = await renderScreen(signUp, { http, at: '/buyer/login/signup', input });
  return { http, view };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (changes: Partial<typeof typed> = {}) => {
  for (const [label, value] of Object.entries({ ...typed, ...changes }))
    fireEvent.change(field(label), { target: { value } });
};
const submit = () => fireEvent.submit(field('Username').form!);
const readInvalid = (label: string) => field(label).getAttribute('aria-invalid');

it('creates the account once and continues', async () => {
  const { http, view } = await open(() => ({ userid: 5, username: 'mei.tan' }));
  fill();
  submit();
  submit();
  await waitFor(() => expect(view.address()).toBe('/'));
  expect(http.sentTo(path)).toEqual([
    { username: 'mei.tan', email: 'mei@example.com', password: 'durian-season-7' },
  ]);
  expect(http.sentTo('/api/v4/basic/set_account_time')).toEqual([{ tos_accepted_time: true }]);
});

it.each([
  ['a taken username', errorCodes.DUPLICATE_USERNAME, 'Username', 'This username is taken.'],
  ['a reserved username', errorCodes.RESERVED_USERNAME, 'Username', 'This username can’t be used.'],
])('%s is shown at its field, which is focused', async (_, code, label, words) => {
  await open(() => refused(code, { status: 409 }));
  fill();
  submit();
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  await waitFor(() => expect(readInvalid(label)).toBe('true'));
  expect(document.activeElement).toBe(field(label));
  expect(field('Password').value).toBe(typed.Password);
});

it('validates a field on blur, and sends nothing while a field is invalid', async () => {
  const { http } = await open(() => ({ userid: 5, username: 'mei' }));
  fill({ Password: 'short' });
  fireEvent.blur(field('Password'));
  expect((await screen.findByRole('alert')).textContent).toBe('This is too short.');
  submit();
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  expect([readInvalid('Username'), http.sentTo(path)]).toEqual([null, []]);
});

it.each([
  ['terms of service', '/m/terms-of-service'],
  ['privacy policy', '/m/privacy-policy'],
])('links to the %s in a new tab, so that typed values are kept', async (name, path) => {
  await open(() => ({}));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  expect([link.getAttribute('href'), link.target, link.rel]).toEqual([path, '_blank', 'noopener']);
});
