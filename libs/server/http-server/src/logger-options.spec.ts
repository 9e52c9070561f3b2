import { expect, it } from 'vitest';
import { serializeError } from './logger-options.ts';

it('drops values that PostgreSQL quotes, and row details', () => {
  const error = Object.assign(new Error('invalid input syntax for type bigint: "ana@example.com"'), {
    code: '22P02',
    detail: 'Key (email)=(ana@example.com) exists.',
  });
  expect(JSON.stringify(serializeError(error))).not.toContain('ana@');
  expect(serializeError(error)).toMatchObject({ code: '22P02', message: 'A value could not be used.' });
});

it('keeps the message of any other error', () => {
  const error = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  expect(serializeError(error)).toMatchObject({ code: '53100', message: error.message });
});
