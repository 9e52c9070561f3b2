import { createContext, createElement, useContext } from 'react';
import type { ReactNode } from 'react';
import type { TextsInstance } from './create-instance.ts';

/** The texts that the provider supplies. */
export const I18nContext = createContext<{ readonly i18n: TextsInstance } | undefined>(undefined);

/** There is no global instance as in react-i18next, which tests use. */
export const getI18n = (): undefined => undefined;

export const I18nextProvider = ({ i18n, children }: { i18n: TextsInstance; children?: ReactNode }) =>
  createElement(I18nContext, { value: { i18n } }, children);

const toKey = (key: string): string => key;

/**
 * Returns the translate function of a namespace. An instance has one language for life, so the hook does not
 * subscribe to changes.
 */
export function useTranslation(namespace: string) {
  return { t: useContext(I18nContext)?.i18n.getFixedT(null, namespace) ?? toKey };
}
