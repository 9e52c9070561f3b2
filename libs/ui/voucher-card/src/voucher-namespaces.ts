import type { TranslationModule } from '@pasar/design-system';
import type { LanguageTag } from '@pasar/markets';
import { translations } from './translations/translations.ts';

/** What vouchers say: for the namespaces of a screen that shows some. */
export const voucherNamespaces: readonly {
  readonly name: string;
  readonly load: Readonly<Record<LanguageTag, () => Promise<TranslationModule>>>;
}[] = [{ name: 'voucher-card', load: translations }];
