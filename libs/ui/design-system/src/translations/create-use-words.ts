import { useTranslation } from 'react-i18next';

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

/** A hook over one namespace whose keys the compiler knows: `createUseWords<typeof words>('layout')`. */
export const createUseWords =
  <Texts>(namespace: string): (() => Words<Texts>) =>
  () => {
    const { t } = useTranslation(namespace);
    return (word, values) => {
      const key: string = word;
      return t(key, { ...values });
    };
  };
