import { expect, it } from 'vitest';
import { readReturn } from './read-return.ts';

it.each([
  ['', { kind: 'none' }],
  ['code=a&state=b', { kind: 'code', code: 'a', state: 'b' }],
  ['error=access_denied&state=b', { kind: 'refused' }],
  ['code=a', { kind: 'refused' }],
  [`code=a&state=${'b'.repeat(3000)}`, { kind: 'refused' }],
])('parses "%.40s"', (query, expected) => expect(readReturn(query)).toEqual(expected));
