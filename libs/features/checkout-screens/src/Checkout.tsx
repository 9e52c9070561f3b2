import { LocaleProvider } from '@pasar/design-system';
import { marketLocale } from '@pasar/markets';
import type { CheckoutHost } from '@pasar/screen';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { CheckoutPage } from './CheckoutPage.tsx';
import { HostProvider } from './host/host-context.tsx';
import { textsOf } from './host/texts.ts';

/** @spec checkout-micro-app The checkout, built and released by itself, in whichever shell lends it a host. */
export function Checkout({ host }: { readonly host: CheckoutHost }): ReactElement {
  const { market, language } = host.context;
  return (
    <HostProvider host={host}>
      <I18nextProvider i18n={textsOf(language)}>
        <LocaleProvider value={marketLocale(market, language)}>
          <CheckoutPage />
        </LocaleProvider>
      </I18nextProvider>
    </HostProvider>
  );
}
