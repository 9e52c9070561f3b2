import type { TranslationModule } from '@pasar/design-system';
import type { LanguageTag } from '@pasar/markets';
import { translations } from './translations/translations.ts';

type SaleNamespace = {
  readonly name: string;
  readonly load: Readonly<Record<LanguageTag, () => Promise<TranslationModule>>>;
};

/** The namespaces of a screen with flash sales. */
export const saleNamespaces: readonly SaleNamespace[] = [{ name: 'flash-sale', load: translations }];
