import { languageTags } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';
import { expect, it } from 'vitest';
import { createMessageText } from './create-message-text.ts';

const texts = Object.fromEntries(
  languageTags.map((tag) => [tag, { hello: `${tag}: {{name}}, {{link}}` }]),
) as Readonly<Record<LanguageTag, { readonly hello: string }>>;
const text = createMessageText(texts);

it.each([
  ['values', { name: 'Budi', link: '/a' }, 'th: Budi, /a'],
  ['a value like a placeholder', { name: '{{link}}', link: '$&' }, 'th: {{link}}, $&'],
  ['a missing value', { link: '/a' }, 'th: , /a'],
])('fills in %s', (_, values, expected) => expect(text('hello', 'th', values)).toBe(expected));
