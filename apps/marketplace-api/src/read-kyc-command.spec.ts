import { expect, it } from 'vitest';
import { readKycCommand } from './read-kyc-command.ts';

it.each([
  ['list', { kind: 'list' }],
  ['show 7', { kind: 'show', id: 7, folder: undefined }],
  ['show 7 --pictures seen', { kind: 'show', id: 7, folder: 'seen' }],
  ['approve 7', { kind: 'decide', id: 7, decision: { status: 'approved' } }],
  [
    'refuse 7 --reason name-mismatch',
    { kind: 'decide', id: 7, decision: { status: 'refused', reason: 'name-mismatch' } },
  ],
])('reads %s', (text, expected) => {
  expect(readKycCommand(text.split(' '))).toEqual(expected);
});

it.each([
  '',
  'list 7',
  'approve',
  'approve 0',
  'approve 7e3',
  'approve 7 8',
  'approve 7 --reason name-mismatch',
  'approve 7 --pictures seen',
  'approve 7 --force',
  'refuse 7',
  'refuse 7 --reason rude',
  'delete 7',
])('rejects %j', (text) => {
  expect(readKycCommand(text.split(' '))).toBeUndefined();
});
