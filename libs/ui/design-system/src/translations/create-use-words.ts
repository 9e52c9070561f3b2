import type { i18n as Texts } from 'i18next';
import { useContext } from 'react';
import { getI18n, I18nContext } from 'react-i18next';

/** The keys of a translation file without their plural suffixes. */
export type WordOf<Words> = keyof Words extends infer Key extends string
  ? Key extends `${infer Base}_${'one' | 'other'}`
    ? Base
    : Key
  : never;

/** Returns the text of a key with its placeholders filled in; `count` selects the plural form. */
export type Words<Texts> = (
  word: WordOf<Texts>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The maximum number of cached texts; a page of cards repeats a few hundred. */
const atMost = 2000;

const wordsIn = <Namespace>(texts: Texts, namespace: string): Words<Namespace> => {
  const t = texts.getFixedT(null, namespace);
  const cachedWords = new Map<string, string>();
  return (word, values) => {
    const key: string = word;
    const cacheKey = values ? key + JSON.stringify(values) : key;
    const known = cachedWords.get(cacheKey);
    if (known !== undefined) return known;
    if (cachedWords.size >= atMost) cachedWords.clear();
    const text = t(key, { ...values });
    // Missing texts may be added later, so only existing ones are cached.
    if (texts.exists(key, { ...values, ns: namespace })) cachedWords.set(cacheKey, text);
    return text;
  };
};

/**
 * Creates a hook for one namespace with type-checked keys: `createUseWords<typeof words>('layout')`. An
 * i18next instance has one language for life (another language is another page), so the hook does not
 * subscribe to changes: cards call it thousands of times.
 */
export const createUseWords = <Namespace>(namespace: string): (() => Words<Namespace>) => {
  const known = new WeakMap<Texts, Words<Namespace>>();
  return () => {
    const { i18n: texts } = useContext(I18nContext) ?? { i18n: getI18n() };
    if (!texts) return (word) => word;
    const words = known.get(texts) ?? wordsIn<Namespace>(texts, namespace);
    known.set(texts, words);
    return words;
  };
};
