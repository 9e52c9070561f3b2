import { defineScreen } from '@pasar/screen-kit';
import { settingsApi } from '@pasar/settings-api';
import { settingsTexts } from '../translations.ts';
import { EInvoiceScreen } from './EInvoiceScreen.tsx';

/** @spec integration-link-e-invoice browser-integration-link-e-invoice integration-e-invoice */
export default defineScreen<'integration-link-e-invoice' | 'browser-integration-link-e-invoice'>({
  namespaces: [settingsTexts],
  signedIn: true,
  needs: [() => [settingsApi.endpoints.getInvoiceCarrier.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('e_invoice'), robots: 'noindex' }),
  Screen: EInvoiceScreen,
});
