import { carriedQuery } from '@pasar/account';
import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AuthForm } from '../shared/AuthForm.tsx';
import { NewPasswordField } from '../shared/NewPasswordField.tsx';
import { useAuthCall } from '../shared/use-auth-call.ts';

type Props = { readonly token: string; readonly query: string };

/** Sets a password with the token from a mailed link; an expired one leads to the page that sends another. */
export function NewPasswordForm({ token, query }: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  const form = useForm({ defaultValues: { password: '' } });
  const [reset] = signInMethodsApi.useResetByLinkMutation();
  const { send, busy, failure } = useAuthCall('reset-by-link', ({ password }: { password: string }) =>
    reset({ token, password }),
  );
  return (
    <AuthForm
      onSubmit={form.handleSubmit((values) => void send(values))}
      busy={busy}
      failure={failure}
      renewal={<Link to={buildPath('forgot-password', {}, carriedQuery(query))}>{t('new_link')}</Link>}
      submitLabel={t('set_password')}
    >
      <NewPasswordField form={form} />
    </AuthForm>
  );
}
