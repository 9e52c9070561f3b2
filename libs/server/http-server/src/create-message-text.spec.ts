import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageTags } from '@pasar/markets';
import { afterAll, expect, it } from 'vitest';
import { createMessageText } from './create-message-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'message-text-'));
for (const tag of languageTags)
  writeFileSync(join(folder, `${tag}.json`), JSON.stringify({ hello: `${tag}: {{name}}, {{link}}` }));
afterAll(() => rmSync(folder, { recursive: true }));

const text = createMessageText<'hello'>(folder);

it.each([
  ['values', { name: 'Budi', link: '/a' }, 'th: Budi, /a'],
  ['a value like a placeholder', { name: '{{link}}', link: '$&' }, 'th: {{link}}, $&'],
  ['a missing value', { link: '/a' }, 'th: , /a'],
])('fills in %s', (_, values, expected) => expect(text('hello', 'th', values)).toBe(expected));

it('throws if a language has no file', () => {
  expect(() => createMessageText(join(folder, 'missing'))).toThrow('ENOENT');
});
