import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createUseWords } from './create-use-words.ts';

const useWords = createUseWords<{ hello: string; pieces_one: string; pieces_other: string }>('test');

const textsWith = (words?: Readonly<Record<string, string>>) => {
  const texts = createInstance();
  void texts.init({
    lng: 'en',
    fallbackLng: false,
    initAsync: false,
    ns: [],
    resources: { en: words ? { test: words } : {} },
  });
  return texts;
};

function TranslatedCount({ count }: { readonly count: number }) {
  const words = useWords();
  return `${words('hello')} ${words('pieces', { count })}`;
}
const say = (texts: ReturnType<typeof textsWith>, count: number) =>
  renderToString(
    <I18nextProvider i18n={texts}>
      <TranslatedCount count={count} />
    </I18nextProvider>,
  );

it.each([
  [1, 'Hello 1 piece'],
  [2, 'Hello 2 pieces'],
])('formats %i, and again from the cache', (count, expected) => {
  const texts = textsWith({
    hello: 'Hello',
    pieces_one: '{{count}} piece',
    pieces_other: '{{count}} pieces',
  });
  expect([say(texts, 1), say(texts, count), say(texts, count)].slice(1)).toEqual([expected, expected]);
});

it('finds a text that was added later', () => {
  const texts = textsWith();
  expect(say(texts, 1)).toBe('hello pieces');
  texts.addResourceBundle('en', 'test', { hello: 'Hello', pieces_one: 'one' });
  expect(say(texts, 1)).toBe('Hello one');
});
