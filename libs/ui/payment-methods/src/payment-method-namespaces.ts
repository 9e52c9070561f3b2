import type { TranslationModule } from '@pasar/design-system';
import type { LanguageTag } from '@pasar/markets';
import { translations } from './translations/translations.ts';

/** The namespaces of a screen with a choice of payment methods. */
export const paymentMethodNamespaces: readonly {
  readonly name: string;
  readonly load: Readonly<Record<LanguageTag, () => Promise<TranslationModule>>>;
}[] = [{ name: 'payment-methods', load: translations }];
