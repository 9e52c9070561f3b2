import { useTranslation } from 'react-i18next';
import type words from './en.json';

/** A shared word of the design system in the page's language. */
export type Word = keyof typeof words extends infer Key extends string
  ? Key extends `${infer Base}_${'one' | 'other'}`
    ? Base
    : Key
  : never;

export const useWords = (): ((word: Word, values?: Readonly<Record<string, string | number>>) => string) => {
  const { t } = useTranslation('design-system');
  return (word, values) => t(word, { ...values });
};
