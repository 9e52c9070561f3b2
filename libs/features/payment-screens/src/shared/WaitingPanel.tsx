import { Button, Cluster, Notice, Spinner, Stack } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  /** `unknown`: the outcome has not been reported yet. */
  readonly kind: 'unknown' | 'wait';
  readonly checking: boolean;
  readonly onCheck: () => unknown;
};

/** The outcome is open: not a failure, and no reason to pay again. */
export function WaitingPanel({ kind, checking, onCheck }: Props): ReactElement {
  const { t } = useTranslation('payment-screens');
  return (
    <Stack gap="md">
      <Notice title={t(`${kind}_title`)}>{t(`${kind}_text`)}</Notice>
      <Cluster justify="center">
        <Spinner />
      </Cluster>
      <Button variant="secondary" block loading={checking} onClick={() => void onCheck()}>
        {t('check_again')}
      </Button>
    </Stack>
  );
}
