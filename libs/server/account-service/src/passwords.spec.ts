import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

it.each([
  { given: 'correct horse', tried: 'correct horse', expected: true },
  { given: 'correct horse', tried: 'Correct horse', expected: false },
  { given: 'pässwörd ☃', tried: 'pässwörd ☃', expected: true },
  { given: 'correct horse', tried: '', expected: false },
])('$tried against $given is $expected', async ({ given, tried, expected }) => {
  expect(await passwords.verify(await passwords.hash(given), tried)).toBe(expected);
});

it('returns false without an account, even for its own decoy', async () => {
  expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
});

it('hashes the same password differently each time', async () => {
  expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'));
});
