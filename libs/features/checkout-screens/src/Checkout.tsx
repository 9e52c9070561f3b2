import { FormatProvider } from '@pasar/design-system';
import type { CheckoutHost } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { CheckoutPage } from './CheckoutPage.tsx';
import { HostProvider } from './host/host-context.tsx';
import { getTexts } from './host/texts.ts';

/** The checkout: a micro-frontend with its own release, rendered inside a shell that provides a host. @spec checkout-micro-app */
export function Checkout({ host }: { readonly host: CheckoutHost }): ReactElement {
  return (
    <HostProvider host={host}>
      <I18nextProvider i18n={getTexts(host.context.language)}>
        <FormatProvider value={host.format}>
          <CheckoutPage />
        </FormatProvider>
      </I18nextProvider>
    </HostProvider>
  );
}
