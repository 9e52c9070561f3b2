import type { Profile } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { deletionReasons, deletionWaitMs } from '@pasar/account';
import type { DeletionReason } from '@pasar/account';
import { IdentityGate } from '@pasar/auth-forms';
import { Button, ButtonLink, Checkbox, Notice, Select, Stack } from '@pasar/design-system';
import { dayMs, secondMs } from '@pasar/durations';
import { buildPath } from '@pasar/routing-table';
import { useFormat, useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Failure } from '../shared/Failure.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';

type Values = { reason: DeletionReason | ''; understood: boolean };

const days = deletionWaitMs / dayMs;

/** The reason, and a confirmation that the member understands what is lost. */
export function DeletionForm({ profile }: { readonly profile: Profile }): ReactElement {
  const { t } = useTranslation('profile-screens');
  const format = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const [request] = profileApi.useRequestDeletionMutation();
  const [forgetSession] = profileApi.useForgetSessionMutation();
  const call = useMemberCall('account-delete', request);
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { reason: '', understood: false },
  });
  const { errors } = formState;
  const submit = async ({ reason }: Values) => {
    if (reason === '') return;
    const planned = await call.send({ reason });
    if (!planned) return;
    const date = format.date(planned.deletion_time * secondMs);
    toast({ message: t('deletion_planned', { date }), kind: 'success' });
    await navigate('/');
    await forgetSession();
  };
  return (
    <Stack gap="lg">
      <Notice tone="warning">{t('delete_text', { days })}</Notice>
      <ButtonLink variant="secondary" size="sm" to={buildPath('user-account-data')}>
        {t('download')}
      </ButtonLink>
      <IdentityGate profile={profile} isAskedAgain={call.needsProof} onProved={call.clear}>
        <form method="post" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
          <Stack gap="lg">
            <Select
              label={t('reason')}
              placeholder={t('reason_choose')}
              options={deletionReasons.map((value) => ({ value, label: t(`reason_${value}`) }))}
              error={errors.reason ? t('fault_reason') : undefined}
              {...register('reason', { required: true })}
            />
            <Checkbox
              label={t('delete_understood', { days })}
              error={errors.understood ? t('fault_understood') : undefined}
              {...register('understood', { required: true })}
            />
            <Failure text={call.failure} />
            <Button type="submit" variant="danger" block loading={call.busy}>
              {t('delete_account')}
            </Button>
          </Stack>
        </form>
      </IdentityGate>
    </Stack>
  );
}
