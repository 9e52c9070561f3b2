import { LocaleProvider } from '@pasar/design-system';
import type { CheckoutHost } from '@pasar/screen';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { CheckoutPage } from './CheckoutPage.tsx';
import { HostProvider } from './host/host-context.tsx';
import { textsOf } from './host/texts.ts';

/** @spec checkout-micro-app The checkout, built and released by itself, in whichever shell lends it a host. */
export function Checkout({ host }: { readonly host: CheckoutHost }): ReactElement {
  return (
    <HostProvider host={host}>
      <I18nextProvider i18n={textsOf(host.context.language)}>
        <LocaleProvider value={host.format}>
          <CheckoutPage />
        </LocaleProvider>
      </I18nextProvider>
    </HostProvider>
  );
}
