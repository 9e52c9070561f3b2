import { createInstance as createOriginal } from 'i18next';
import { expect, it } from 'vitest';
import { createInstance } from './create-instance.ts';
import type { Bundle } from './find-text.ts';

const files = import.meta.glob<{ readonly default: Bundle }>('../../../*/*/src/translations/*.json', {
  eager: true,
});

const splitPath = (path: string) => {
  const [library = '', , , file = ''] = path.split('/').slice(-4);
  return { namespace: library, language: file.replace('.json', '') };
};

const readBundles = (language: string): Record<string, Bundle> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, { default: bundle }]) =>
      splitPath(path).language === language ? [[splitPath(path).namespace, bundle]] : [],
    ),
  );

const languages = [...new Set(Object.keys(files).map((path) => splitPath(path).language))];

const createBoth = (language: string, bundles: Record<string, Bundle>) => {
  const options = {
    lng: language,
    fallbackLng: false as const,
    initAsync: false,
    ns: [],
    defaultNS: false as const,
    interpolation: { escapeValue: false },
    resources: { [language]: bundles },
  };
  const [ours, theirs] = [createInstance(), createOriginal()];
  void ours.init(options);
  void theirs.init(options);
  return [ours, theirs] as const;
};

const counts = [undefined, 0, 1, 2, 3, 5, 11, 21, 100, 1.5, 1_000_000];

const readPlaceholders = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => [name, `<${name}>`]));

it.each(languages)('formats every text of %s like i18next', (language) => {
  const bundles = readBundles(language);
  const [ours, theirs] = createBoth(language, bundles);
  for (const [namespace, bundle] of Object.entries(bundles)) {
    const [write, expected] = [ours.getFixedT(null, namespace), theirs.getFixedT(null, namespace)];
    for (const [key, text] of Object.entries(bundle)) {
      const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
      for (const count of counts) {
        const values = { ...readPlaceholders(text), ...(count !== undefined && { count }) };
        expect(write(base, values)).toBe(expected(base, values));
        expect(ours.exists(base, { ...values, ns: namespace })).toBe(
          theirs.exists(base, { ...values, ns: namespace }),
        );
      }
    }
  }
});

it.each<[string, string, Record<string, unknown>]>([
  ['a value that contains a placeholder', 'hello', { name: '{{name}} {{count}}' }],
  ['a value that contains a replacement pattern', 'hello', { name: '$& $1 $`' }],
  ['a value that contains markup', 'hello', { name: '<b>&amp;</b>' }],
  ['a number', 'hello', { name: 7 }],
  ['nothing where a value belongs', 'hello', {}],
  ['null where a value belongs', 'hello', { name: null }],
  ['spaces around the name', 'spaced', { name: 'Ana' }],
  ['the zero form', 'left', { count: 0 }],
  ['a text without the plural form for its count', 'plain', { count: 3 }],
  ['a text with a form for a different count', 'both', { count: 1 }],
  ['only the form for other counts', 'mixed', { count: 1 }],
  ['an empty text', 'empty', {}],
  ['a key without a text', 'nowhere', {}],
  ['a key named like an Object property', 'constructor', {}],
])('formats %s like i18next', (_, key, values) => {
  const shop = {
    hello: 'Hello {{name}}, {{name}}!',
    spaced: 'Hello {{ name }}',
    plain: 'Some',
    both: 'Some',
    both_other: '{{count}} of them',
    mixed_other: '{{count}} of them',
    empty: '',
    left_zero: 'None left',
    left_one: '{{count}} left',
    left_other: '{{count}} are left',
  };
  const [ours, theirs] = createBoth('en', { shop });
  expect(ours.getFixedT(null, 'shop')(key, values)).toBe(theirs.getFixedT(null, 'shop')(key, values));
});

it('accepts a namespace later', () => {
  const [ours, theirs] = createBoth('en', {});
  const write = ours.getFixedT(null, 'cart');
  expect([write('total'), ours.hasResourceBundle('en', 'cart')]).toEqual(['total', false]);
  for (const texts of [ours, theirs]) texts.addResourceBundle('en', 'cart', { total: 'Total' });
  expect([write('total'), ours.hasResourceBundle('en', 'cart')]).toEqual(['Total', true]);
  expect(ours.getResourceBundle('en', 'cart')).toEqual(theirs.getResourceBundle('en', 'cart'));
});
