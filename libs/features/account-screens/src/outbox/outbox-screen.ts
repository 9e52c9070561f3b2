import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { OutboxScreen } from './OutboxScreen.tsx';

const { readOutbox } = signInMethodsApi.endpoints;

/** Not found on live: only non-live environments answer the call. */
export default defineScreen<'outbox'>({
  namespaces: [accountTexts],
  needs: [() => [readOutbox.initiate()]],
  status: (state) => (readOutbox.select()(state).error ? 404 : 200),
  head: (_state, _input, _context, t) => ({ title: t('outbox_title'), robots: 'noindex' }),
  Screen: OutboxScreen,
});
