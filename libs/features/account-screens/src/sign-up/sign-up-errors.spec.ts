import { expect, it } from 'vitest';
import { signUpErrors } from './sign-up-errors.ts';

const good = { username: 'mei.tan', email: 'mei@example.com', password: 'durian-season-7' };

it.each<[keyof typeof good, string, string | undefined]>([
  ['username', 'mei.tan', undefined],
  ['username', 'm', 'too-short'],
  ['username', 'mei tan', 'characters'],
  ['email', 'mei@example.com', undefined],
  ['email', 'mei', 'email'],
  ['password', 'durian-season-7', undefined],
  ['password', 'short', 'too-short'],
  ['password', 'aaaaaaaaaa', 'one-character'],
])('%s %s: %s', (field, value, fault) => {
  expect(signUpErrors[field]({ ...good, [field]: value })).toBe(fault);
});

it('rejects the username as password', () => {
  expect(signUpErrors.password({ ...good, username: 'durianseason', password: 'durianseason' })).toBe(
    'like-your-name',
  );
});
