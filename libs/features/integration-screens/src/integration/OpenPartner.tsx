import { Button, Card, Stack } from '@pasar/design-system';
import type { Partner, WalletAction } from '@pasar/integration';
import type { Integration } from '@pasar/integration-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './IntegrationScreen.module.css';
import { useOpenPartner } from './use-open-partner.ts';

type Props = {
  readonly partner: Partner;
  readonly integration: Integration;
  readonly action: WalletAction | undefined;
};

/** Continues to a partner's page or app, with the partner's name, so that shoppers know that they leave the store. */
export function OpenPartner({ partner, integration: { name }, action }: Props): ReactElement {
  const { t } = useTranslation('integration-screens');
  const { open, isOpening } = useOpenPartner(partner, action);
  return (
    <Card>
      <Stack gap="md">
        <p className={styles.text}>{t('open_text', { name })}</p>
        <Button loading={isOpening} onClick={() => void open()}>
          {t('open_partner', { name })}
        </Button>
      </Stack>
    </Card>
  );
}
