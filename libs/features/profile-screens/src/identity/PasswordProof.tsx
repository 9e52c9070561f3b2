import { Button, PasswordField, Stack } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

export type Proof = { password?: string; code?: string; channel?: 'sms' | 'whatsapp' | 'email' };

type Props = {
  readonly busy: boolean;
  readonly failure: ReactNode;
  readonly onSubmit: (proof: Proof) => Promise<void>;
};

/** Asks for the password. */
export function PasswordProof({ busy, failure, onSubmit }: Props): ReactElement {
  const { t } = useTranslation('profile-screens');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit((proof) => onSubmit(proof))(event)}>
      <Stack gap="lg">
        <PasswordField
          label={t('current_password')}
          autoComplete="current-password"
          error={formState.errors.password ? t('fault_required') : undefined}
          {...register('password', { required: true })}
        />
        {failure}
        <Button type="submit" block loading={busy}>
          {t('continue')}
        </Button>
      </Stack>
    </form>
  );
}
