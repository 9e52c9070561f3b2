import type { TranslationModule } from '@pasar/design-system';
import { translations as cardTexts } from '@pasar/item-card';
import type { LanguageTag } from '@pasar/markets';
import { translations as listTexts } from './translations/translations.ts';

type ListNamespace = {
  readonly name: string;
  readonly load: Readonly<Record<LanguageTag, () => Promise<TranslationModule>>>;
};

/** What lists of cards say: for the namespaces of a screen that has one. */
export const listNamespaces: readonly ListNamespace[] = [
  { name: 'item-card', load: cardTexts },
  { name: 'item-list', load: listTexts },
];
