import type { i18n as Texts } from 'i18next';
import { useContext } from 'react';
import { getI18n, I18nContext } from 'react-i18next';

/** The keys of a translation file without their plural endings. */
export type WordOf<Words> = keyof Words extends infer Key extends string
  ? Key extends `${infer Base}_${'one' | 'other'}`
    ? Base
    : Key
  : never;

/** Gives the text of a key, with values for its placeholders; `count` chooses the plural form. */
export type Words<Texts> = (
  word: WordOf<Texts>,
  values?: Readonly<Record<string, string | number>>,
) => string;

const wordsIn = <Namespace>(texts: Texts, namespace: string): Words<Namespace> => {
  const t = texts.getFixedT(null, namespace);
  return (word, values) => {
    const key: string = word;
    return t(key, { ...values });
  };
};

/**
 * A hook over one namespace whose keys the compiler knows: `createUseWords<typeof words>('layout')`. An i18next speaks one
 * language for its life (another language is another page), so nothing listens for changes: cards ask by the thousand.
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
