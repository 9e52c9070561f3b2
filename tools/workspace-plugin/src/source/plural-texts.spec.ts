import { expect, it } from 'vitest';
import { withPluralForms } from './plural-texts.ts';

const english = { title: 'Cart', part: { n_one: 'one', n_other: '{{count}}' }, sort_other: 'Other' };

it.each([
  ['ja', { n_other: '{{count}}' }],
  ['de', { n_one: 'one', n_other: '{{count}}' }],
  ['cs', { n_few: '{{count}}', n_many: '{{count}}', n_one: 'one', n_other: '{{count}}' }],
])('%s has its own plural forms', (language, part) => {
  expect(withPluralForms(english, language)).toEqual({ title: 'Cart', part, sort_other: 'Other' });
});
