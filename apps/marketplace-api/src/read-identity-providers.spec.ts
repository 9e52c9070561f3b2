import { expect, it } from 'vitest';
import { readIdentityProviders } from './read-identity-providers.ts';

const row = {
  id: 'google',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  clientId: 'pasar',
  clientSecret: 'secret',
};
const read = (value: unknown) =>
  readIdentityProviders({ IDENTITY_PROVIDERS: typeof value === 'string' ? value : JSON.stringify(value) });

it('defaults providers to social sign-in in every market', () => {
  const wallet = { ...row, id: 'wallet', kind: 'wallet', issuer: 'http://127.0.0.1:9', markets: ['SG'] };
  expect(read([row, wallet])).toEqual([{ ...row, kind: 'social' }, wallet]);
  expect(readIdentityProviders({})).toEqual([]);
});

it.each<[string, unknown]>([
  ['is not JSON', '{'],
  ['is not a list', row],
  ['without clientSecret', [{ ...row, clientSecret: '' }]],
  ['an id that is not', [{ ...row, id: 'A b' }]],
  ['no https address', [{ ...row, issuer: 'http://accounts.example' }]],
  ['neither social nor wallet', [{ ...row, kind: 'bank' }]],
  ['names a market', [{ ...row, markets: ['XX'] }]],
  ['an id twice', [row, row]],
])('rejects a value that %s', (fault, value) => {
  expect(() => read(value)).toThrow(fault);
});

it('does not repeat secrets in error messages', () => {
  expect(() => read([{ ...row, id: '' }])).toThrow(/^IDENTITY_PROVIDERS has a provider without id$/);
});
