import { createContext, createElement, useContext } from 'react';
import type { ReactNode } from 'react';
import type { TextsInstance } from './create-instance.ts';

/** The texts of the tree. */
export const I18nContext = createContext<{ readonly i18n: TextsInstance } | undefined>(undefined);

/** There are no texts outside a tree: react-i18next has such, and tests use them. */
export const getI18n = (): undefined => undefined;

export const I18nextProvider = ({ i18n, children }: { i18n: TextsInstance; children?: ReactNode }) =>
  createElement(I18nContext, { value: { i18n } }, children);

const toKey = (key: string): string => key;

/** The translator of a namespace. An instance has one language for its life, so nothing subscribes to changes. */
export function useTranslation(namespace: string) {
  return { t: useContext(I18nContext)?.i18n.getFixedT(null, namespace) ?? toKey };
}
