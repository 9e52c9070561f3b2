import { profileApi } from '@pasar/account-api/profile';
import { Button, ButtonLink, Notice, Stack } from '@pasar/design-system';
import { secondMs } from '@pasar/durations';
import { useFormat, useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Failure } from '../shared/Failure.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';
import { useNext } from '../shared/use-next.ts';

/** Asks a returning member whether to keep the account, then continues to `next`. */
export function KeepAccount({
  deletionTime,
  query,
}: {
  readonly deletionTime: number;
  readonly query: string;
}): ReactElement {
  const { t } = useTranslation('profile-screens');
  const format = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const [cancel] = profileApi.useCancelDeletionMutation();
  const call = useMemberCall('account-delete-cancel', () => cancel());
  const target = useNext(query) ?? '/';
  const keep = async () => {
    if (!(await call.send(undefined))) return;
    toast({ message: t('account_kept'), kind: 'success' });
    await navigate(target);
  };
  return (
    <Stack gap="lg">
      <Notice tone="warning">{t('deletion_pending', { date: format.date(deletionTime * secondMs) })}</Notice>
      <Failure text={call.failure} />
      <Button block loading={call.busy} onClick={() => void keep()}>
        {t('keep_account')}
      </Button>
      <ButtonLink variant="quiet" to={target}>
        {t('deletion_go_on')}
      </ButtonLink>
    </Stack>
  );
}
