import type { ApiError } from '@pasar/base-api';
import { Button, Card, Notice, Stack } from '@pasar/design-system';
import { secondMs } from '@pasar/durations';
import type { IntegrationRoute, Partner } from '@pasar/integration';
import { integrationApi } from '@pasar/integration-api';
import type { Integration } from '@pasar/integration-api';
import { useFormat, useShowFailure, useToast } from '@pasar/screen-kit';
import type { ScreenInput } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './IntegrationScreen.module.css';
import { readReturn } from './read-return.ts';
import { useOpenPartner } from './use-open-partner.ts';

type Props = {
  readonly partner: Partner;
  readonly integration: Integration;
  readonly input: ScreenInput<IntegrationRoute>;
};

/** Links an account of the partner, confirms one after the redirect, or unlinks it. */
export function LinkedAccount({ partner, integration, input }: Props): ReactElement {
  const { t } = useTranslation('integration-screens');
  const returned = readReturn(input.query);
  if (returned.kind === 'code' && !integration.linked)
    return <ConfirmLink partner={partner} integration={integration} {...returned} />;
  return (
    <Stack gap="md">
      {returned.kind === 'refused' ? <Notice tone="warning">{t('refused')}</Notice> : null}
      {integration.linked ? (
        <Unlink partner={partner} integration={integration} />
      ) : (
        <StartLink partner={partner} integration={integration} />
      )}
    </Stack>
  );
}

function StartLink({ partner, integration: { name } }: Omit<Props, 'input'>): ReactElement {
  const { t } = useTranslation('integration-screens');
  const { open, isOpening } = useOpenPartner(partner);
  return (
    <Card>
      <Stack gap="md">
        <p className={styles.text}>{t('link_text', { name })}</p>
        <Button loading={isOpening} onClick={() => void open()}>
          {t('link', { name })}
        </Button>
      </Stack>
    </Card>
  );
}

/** A URL alone links nothing: the member must press the button. */
function ConfirmLink({
  partner,
  integration: { name },
  code,
  state,
}: Omit<Props, 'input'> & { readonly code: string; readonly state: string }): ReactElement {
  const { t } = useTranslation('integration-screens');
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const showFailure = useShowFailure();
  const [complete, { isLoading }] = integrationApi.useCompleteIntegrationMutation();
  const confirm = async () => {
    const { error } = await complete({ partner, code, state });
    if (!error) toast({ message: t('linked', { name }), kind: 'success' });
    else {
      const fallbackMessage = t((error as ApiError).kind === 'refused' ? 'link_refused' : 'failed');
      await showFailure({ call: 'integration-complete', error, fallbackMessage });
    }
    await navigate(pathname, { replace: true });
  };
  return (
    <Card>
      <Stack gap="md">
        <p className={styles.text}>{t('confirm_text', { name })}</p>
        <Button loading={isLoading} onClick={() => void confirm()}>
          {t('confirm', { name })}
        </Button>
      </Stack>
    </Card>
  );
}

function Unlink({ partner, integration: { name, linked_at } }: Omit<Props, 'input'>): ReactElement {
  const { t } = useTranslation('integration-screens');
  const format = useFormat();
  const showFailure = useShowFailure();
  const [unlink, { isLoading }] = integrationApi.useUnlinkIntegrationMutation();
  const submit = async () => {
    const { error } = await unlink({ partner });
    if (error) await showFailure({ call: 'integration-unlink', error, fallbackMessage: t('failed') });
  };
  return (
    <Card>
      <Stack gap="md">
        <p className={styles.text}>{t('linked_since', { name, date: format.date(linked_at * secondMs) })}</p>
        <Button variant="secondary" loading={isLoading} onClick={() => void submit()}>
          {t('unlink', { name })}
        </Button>
      </Stack>
    </Card>
  );
}
