import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { OutboxScreen } from './OutboxScreen.tsx';

const { readOutbox } = signInMethodsApi.endpoints;

/** Only a store off live answers the call; elsewhere there is no such page. */
export default defineScreen<'outbox'>({
  namespaces: [accountTexts],
  needs: [() => [readOutbox.initiate()]],
  status: (state) => (readOutbox.select()(state).error ? 404 : 200),
  head: (_state, _input, _context, t) => ({ title: t('outbox_title'), robots: 'noindex' }),
  Screen: OutboxScreen,
});
