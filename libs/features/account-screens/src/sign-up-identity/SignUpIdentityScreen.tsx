import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { normalizeIdentityDocument } from '@pasar/account';
import { useFormCall } from '@pasar/auth-forms';
import { ButtonLink, FormPage, TextField } from '@pasar/design-system';
import { accountRules } from '@pasar/markets';
import type { IdentityDocument } from '@pasar/markets';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthForm } from '../shared/AuthForm.tsx';
import { targetAfterSignIn } from '../shared/target-after-sign-in.ts';
import { useGoTo } from '../shared/use-go-to.ts';

/** The identity step of sign-up; in markets without one it says so, and leads onwards. */
export function SignUpIdentityScreen({ input }: ScreenComponentProps<'buyer-signup-kyc'>): ReactElement {
  const { t } = useTranslation('account-screens');
  const context = useScreenContext();
  const { signUpDocument } = accountRules[context.market.code];
  const target = targetAfterSignIn(input.query, context);
  return (
    <FormPage
      title={t(signUpDocument ? 'kyc_title' : 'kyc_none_title')}
      lead={t(signUpDocument ? 'kyc_lead' : 'kyc_none_lead')}
    >
      {signUpDocument ? (
        <IdentityForm document={signUpDocument} target={target} />
      ) : (
        <ButtonLink size="lg" block to={target}>
          {t('continue')}
        </ButtonLink>
      )}
    </FormPage>
  );
}

type FormProps = { readonly document: IdentityDocument; readonly target: string };

function IdentityForm({ document, target }: FormProps): ReactElement {
  const { t } = useTranslation('account-screens');
  const goTo = useGoTo();
  const [save] = signInMethodsApi.useSaveIdentityMutation();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '', number: '' } });
  const { send, busy, failure } = useFormCall(
    'save-identity',
    async (values: { name: string; number: string }) => {
      const answer = await save(values);
      if (!answer.error) goTo(target);
      return answer;
    },
  );
  const refused = failure?.kind === 'input' ? failure.message : undefined;
  return (
    <AuthForm
      onSubmit={handleSubmit((values) => void send(values))}
      busy={busy}
      failure={failure}
      submitLabel={t('save_and_continue')}
    >
      <TextField
        label={t('full_name')}
        autoComplete="name"
        maxLength={120}
        error={formState.errors.name ? t('fault_required') : undefined}
        {...register('name', { validate: (text) => text.trim().length > 1 })}
      />
      <TextField
        label={t(`document_${document}`)}
        hint={t('kyc_hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        error={formState.errors.number ? t('fault_document') : refused}
        {...register('number', { validate: (text) => normalizeIdentityDocument(text, document) !== null })}
      />
    </AuthForm>
  );
}
