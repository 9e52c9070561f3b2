import { expect, it } from 'vitest';
import { violatesConstraint } from './violates-constraint.ts';

const duplicate = (constraint: string) => Object.assign(new Error('duplicate key'), { constraint });

it.each([
  ['the constraint', duplicate('account_phone_key'), true],
  ['another constraint', duplicate('account_username_key_key'), false],
  ['an error without a constraint', new Error('connection lost'), false],
  ['a value that is no error', { constraint: 'account_phone_key' }, false],
])('recognises %s', (_, error, expected) => {
  expect(violatesConstraint(error, 'account_phone_key')).toBe(expected);
});
