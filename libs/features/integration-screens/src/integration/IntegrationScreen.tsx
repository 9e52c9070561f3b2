import {
  BackLink,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
} from '@pasar/design-system';
import { integrations, readWalletAction } from '@pasar/integration';
import type { IntegrationRoute } from '@pasar/integration';
import { integrationApi } from '@pasar/integration-api';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './IntegrationScreen.module.css';
import { LinkedAccount } from './LinkedAccount.tsx';
import { OpenPartner } from './OpenPartner.tsx';
import { returnTargets } from './return-targets.data.ts';

type Props = ScreenComponentProps<IntegrationRoute>;

/**
 * A page that links to an external service, or to which the service redirects back; shows if the service is
 * not configured.
 */
export function IntegrationScreen({ input }: Props): ReactElement {
  const { t } = useTranslation('integration-screens');
  const { partner, kind } = integrations[input.route];
  const action = 'action' in input.params ? readWalletAction(input.params.action) : undefined;
  const { data, isError, isFetching, refetch } = integrationApi.useGetIntegrationQuery(partner);
  if ('action' in input.params && action === undefined) return <UnknownAction />;
  if (data && !data.configured && kind !== 'return') return <UnavailablePartner partner={partner} />;
  return (
    <Container width="text" className={styles.page}>
      <Stack gap="lg">
        <header className={styles.head}>
          {kind === 'return' ? null : <BackLink to={buildPath('user-account')}>{t('to_account')}</BackLink>}
          <h1 className={styles.title}>{t(action ? `wallet_${action}` : `title_${partner}`)}</h1>
        </header>
        {isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
        {!data && !isError ? <Skeleton shape="block" className={styles.skeleton} /> : null}
        {data && kind === 'link' ? (
          <LinkedAccount partner={partner} integration={data} input={input} />
        ) : null}
        {data && kind === 'open' ? (
          <OpenPartner partner={partner} integration={data} action={action} />
        ) : null}
        {data && kind === 'return' ? <Returned route={input.route} /> : null}
      </Stack>
    </Container>
  );
}

function Returned({ route }: { readonly route: IntegrationRoute }): ReactElement {
  const { t } = useTranslation('integration-screens');
  const target = returnTargets[route] ?? { to: '/', textKey: 'to_home' };
  return (
    <Card>
      <Stack gap="md">
        <p className={styles.text}>{t('returned_text')}</p>
        <ButtonLink to={target.to}>{t(target.textKey)}</ButtonLink>
      </Stack>
    </Card>
  );
}

function UnavailablePartner({ partner }: { readonly partner: string }): ReactElement {
  const { t } = useTranslation('integration-screens');
  return (
    <EmptyState
      headingLevel="h1"
      illustration="signpost"
      title={t('not_set_up_title', { name: t(`title_${partner}`) })}
      text={t('not_set_up_text')}
      action={<ButtonLink to={buildPath('user-account')}>{t('to_account')}</ButtonLink>}
    />
  );
}

function UnknownAction(): ReactElement {
  const { t } = useTranslation('integration-screens');
  return (
    <EmptyState
      headingLevel="h1"
      illustration="signpost"
      title={t('unknown_action_title')}
      text={t('unknown_action_text')}
      action={<ButtonLink to={buildPath('user-account')}>{t('to_account')}</ButtonLink>}
    />
  );
}
