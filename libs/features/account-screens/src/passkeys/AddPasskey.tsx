import { describeDevice } from '@pasar/account';
import { AuthFailureNotice } from '@pasar/auth-forms';
import { Button, Card, Notice, Stack, TextField, useHasHydrated } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { supportsPasskeys } from './supports-passkeys.ts';
import { useAddPasskey } from './use-add-passkey.ts';

/** Creates a passkey on this device, with a name that the member chooses. */
export function AddPasskey(): ReactElement | null {
  const { t } = useTranslation('account-screens');
  const hasHydrated = useHasHydrated();
  if (!hasHydrated) return null;
  return supportsPasskeys() ? <AddForm /> : <Notice tone="info">{t('passkeys_unsupported')}</Notice>;
}

const suggestName = (): string => {
  const { browser, system } = describeDevice(navigator.userAgent);
  return [browser, system].filter(Boolean).join(' · ');
};

function AddForm(): ReactElement {
  const { t } = useTranslation('account-screens');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: suggestName() } });
  const { send, busy, failure, hasOne, identityDialog } = useAddPasskey();
  return (
    <Card>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit((values) => void send(values))(event)}
      >
        <Stack gap="md">
          <TextField
            label={t('passkey_name')}
            hint={t('passkey_name_hint')}
            maxLength={60}
            error={formState.errors.name ? t('fault_required') : undefined}
            {...register('name', { validate: (name) => name.trim() !== '' })}
          />
          {hasOne ? <Notice tone="info">{t('passkey_exists')}</Notice> : null}
          <AuthFailureNotice failure={failure} secondsLeft={0} />
          <Button type="submit" block loading={busy} icon="shield">
            {t('passkey_add')}
          </Button>
        </Stack>
      </form>
      {identityDialog}
    </Card>
  );
}
