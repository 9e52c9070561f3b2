import { defineScreen } from '@pasar/screen-kit';
import { settingsApi } from '@pasar/settings-api';
import { settingsTexts } from '../translations.ts';
import { EmailSubscriptionsScreen } from './EmailSubscriptionsScreen.tsx';
import { readToken } from './read-token.ts';

const { getSubscription } = settingsApi.endpoints;
const gone = 410;

/** Reached from e-mails, without a session: the link's signature authorizes it. @spec email-subscription-center email-subscription */
export default defineScreen<'email-subscription-center'>({
  namespaces: [settingsTexts],
  needs: [
    ({ query }) => {
      const token = readToken(query);
      return token === '' ? [] : [getSubscription.initiate(token)];
    },
  ],
  status: (state, { query }) => {
    const token = readToken(query);
    const error = token === '' ? undefined : getSubscription.select(token)(state).error;
    return error && 'kind' in error && error.kind === 'refused' ? gone : 200;
  },
  head: (_state, _input, _context, t) => ({ title: t('subscriptions_title'), robots: 'noindex' }),
  Screen: EmailSubscriptionsScreen,
});
