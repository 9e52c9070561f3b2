import { languageTags } from '@pasar/markets';
import { expect, it } from 'vitest';
import { createReasonText } from './reason-text.ts';
import { reasonValues } from './reason-values.data.ts';
import en from '../translations/en.json' with { type: 'json' };

const entries = Object.entries(reasonValues);

it.each(entries)('names the values that the text of %s quotes', (code, names) => {
  const text = en[code as keyof typeof en];
  const quoted = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  expect([...new Set(quoted)].toSorted()).toEqual([...names].toSorted());
});

it.each(languageTags)('quotes every value in %s', (language) => {
  const reasonText = createReasonText(language);
  const texts = entries.map(([code, names]) => {
    const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    return { text: reasonText({ code, values }), names };
  });
  for (const { text, names } of texts) for (const name of names) expect(text).toContain(`<${name}>`);
  expect(texts.filter(({ text }) => text.includes('{{'))).toEqual([]);
});

it.each([
  ['AR', '20.000'],
  ['MX', '20,000'],
] as const)('writes numbers as in %s', (code, number) => {
  const text = createReasonText('es', { code })({ code: 'description-cut', values: { max: 20_000 } });
  expect(text).toContain(number);
});

it('does not fill in what a value quotes, and has a text for a code of another release', () => {
  const reasonText = createReasonText('en');
  const values = { id: '{{line}}', line: 2 };
  expect(reasonText({ code: 'id-repeated', values })).toBe('Its id “{{line}}” is already on line 2.');
  expect(reasonText({ code: 'constructor', values: {} })).toBe('It could not be imported.');
});
