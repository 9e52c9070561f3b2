import { useSession } from '@pasar/account-api';
import type { ApiError } from '@pasar/base-api';
import {
  Button,
  ButtonLink,
  Card,
  Checkbox,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
} from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { marketingTopics } from '@pasar/settings';
import { settingsApi } from '@pasar/settings-api';
import type { Subscription } from '@pasar/settings-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsPage } from '../shared/SettingsPage.tsx';
import styles from './EmailSubscriptionsScreen.module.css';
import { readToken } from './read-token.ts';

/** E-mail subscriptions, for visitors who followed a link in an e-mail: without sign-in. */
export function EmailSubscriptionsScreen({
  input,
}: ScreenComponentProps<'email-subscription-center'>): ReactElement {
  const { t } = useTranslation('settings-screens');
  const token = readToken(input.query);
  const query = settingsApi.useGetSubscriptionQuery(token, { skip: token === '' });
  const isRefused = token === '' || (query.error as ApiError | undefined)?.kind === 'refused';
  if (isRefused) return <UnknownLink />;
  return (
    <SettingsPage
      title={t('subscriptions_title')}
      text={query.data ? t('subscriptions_lead', { email: query.data.email }) : ''}
    >
      {query.isError ? <ErrorState onRetry={query.refetch} retrying={query.isFetching} /> : null}
      {query.data ? <Topics token={token} subscription={query.data} /> : null}
      {!query.data && !query.isError ? <Skeleton shape="block" className={styles.skeleton} /> : null}
    </SettingsPage>
  );
}

function UnknownLink(): ReactElement {
  const { t } = useTranslation('settings-screens');
  // A member whose session is not known yet is not asked to sign in.
  const isVisitor = useSession().status === 'not-logged-in';
  return (
    <EmptyState
      headingLevel="h1"
      illustration="signpost"
      title={t('subscriptions_refused_title')}
      text={t('subscriptions_refused_text')}
      action={
        <ButtonLink to={buildPath('user-settings-email')}>
          {t(isVisitor ? 'subscriptions_sign_in' : 'subscriptions_choose')}
        </ButtonLink>
      }
    />
  );
}

function Topics({
  token,
  subscription,
}: {
  readonly token: string;
  readonly subscription: Subscription;
}): ReactElement {
  const { t } = useTranslation('settings-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const [change, { isLoading }] = settingsApi.useSetSubscriptionMutation();
  const save = async (changed: Omit<Parameters<typeof change>[0], 'token'>) => {
    const { error } = await change({ token, ...changed });
    if (error) return showFailure({ call: 'mail-subscription-set', error, fallbackMessage: t('not_saved') });
    return toast({ message: t('saved'), kind: 'success' });
  };
  return (
    <Stack gap="lg">
      <Card as="section" aria-label={t('subscriptions_title')}>
        <Stack gap="md">
          {marketingTopics.map((topic) => (
            <Checkbox
              key={topic}
              label={t(`topic_${topic}`)}
              hint={t(`topic_${topic}_text`)}
              checked={subscription.on.includes(topic)}
              saving={isLoading}
              onChange={({ target }) => void save({ topic, on: target.checked })}
            />
          ))}
        </Stack>
      </Card>
      <Button
        variant="secondary"
        loading={isLoading}
        disabled={subscription.on.length === 0}
        onClick={() => void save({ on: false })}
      >
        {t(subscription.on.length === 0 ? 'unsubscribed' : 'unsubscribe_all')}
      </Button>
      <p className={styles.note}>{t('subscriptions_note')}</p>
    </Stack>
  );
}
