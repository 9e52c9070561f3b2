import { expect, it } from 'vitest';
import { readAccountsCommand } from './read-accounts-command.ts';

it.each([
  ['freeze budi', { username: 'budi', restriction: 'frozen' }],
  ['ban budi', { username: 'budi', restriction: 'banned' }],
  ['fraud budi', { username: 'budi', restriction: 'fraud' }],
  ['lock budi', { username: 'budi', restriction: 'locked' }],
  ['require-password budi', { username: 'budi', restriction: 'password-change' }],
  ['release budi', { username: 'budi', restriction: null }],
])('reads %s', (text, expected) => {
  expect(readAccountsCommand(text.split(' '))).toEqual(expected);
});

it.each(['', 'freeze', 'freeze --all', 'freeze budi citra', 'delete budi', 'toString budi'])(
  'rejects %j',
  (text) => {
    expect(readAccountsCommand(text.split(' '))).toBeUndefined();
  },
);
