import type { TranslationModule } from '@pasar/design-system';
import { translations as cardTexts } from '@pasar/item-card';
import type { LanguageTag } from '@pasar/markets';
import { translations as listTexts } from './translations/translations.ts';

type ListNamespace = {
  readonly name: string;
  readonly load: Readonly<Record<LanguageTag, () => Promise<TranslationModule>>>;
};

/** The namespaces of a screen that has a list of cards. */
export const listNamespaces: readonly ListNamespace[] = [
  { name: 'item-card', load: cardTexts },
  { name: 'item-list', load: listTexts },
];
