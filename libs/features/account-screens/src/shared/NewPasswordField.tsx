import { checkPassword, passwordMinLength } from '@pasar/account';
import { PasswordField } from '@pasar/design-system';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const findFault = (password: string): string | true => {
  const check = checkPassword(password);
  return check.valid ? true : check.reason;
};

/** A new-password field, validated by the account rules. */
export function NewPasswordField<Values extends { password: string }>({
  form,
}: {
  readonly form: UseFormReturn<Values>;
}): ReactElement {
  const { t } = useTranslation('account-screens');
  const { register, formState } = form as unknown as UseFormReturn<{ password: string }>;
  const fault = formState.errors.password?.message;
  return (
    <PasswordField
      label={t('new_password')}
      hint={t('password_hint', { count: passwordMinLength })}
      autoComplete="new-password"
      error={fault ? t(`fault_${fault}`) : undefined}
      {...register('password', { validate: findFault })}
    />
  );
}
