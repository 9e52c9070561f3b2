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

/** Texts that are kept; a page of cards says the same few hundred over and over. */
const atMost = 2000;

const wordsIn = <Namespace>(texts: Texts, namespace: string): Words<Namespace> => {
  const t = texts.getFixedT(null, namespace);
  const said = new Map<string, string>();
  return (word, values) => {
    const key: string = word;
    const asked = values ? key + JSON.stringify(values) : key;
    const known = said.get(asked);
    if (known !== undefined) return known;
    if (said.size >= atMost) said.clear();
    const text = t(key, { ...values });
    // What is not there yet may come: only a text is kept.
    if (texts.exists(key, { ...values, ns: namespace })) said.set(asked, text);
    return text;
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
