import { passkeysApi } from '@pasar/account-api/passkeys';
import { useFormCall, useIdentityDialog } from '@pasar/auth-forms';
import { useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationOptions } from './web-authentication.ts';

/** Creates and saves a passkey, after proof of identity; `hasOne` when this device already holds one of the account's. */
export function useAddPasskey() {
  const { t } = useTranslation('account-screens');
  const toast = useToast();
  const [start] = passkeysApi.useStartAddPasskeyMutation();
  const [add] = passkeysApi.useAddPasskeyMutation();
  const [hasOne, setHasOne] = useState(false);
  const identity = useIdentityDialog();
  const call = useFormCall('add-passkey', async ({ name }: { name: string }) => {
    setHasOne(false);
    const { data, error } = await identity.run(() => start());
    if (!data) return { error };
    const response = await make(data.options as unknown as RegistrationOptions);
    if (response === 'has-one') setHasOne(true);
    if (!response || response === 'has-one') return {};
    const answer = await add({ response, name: name.trim() });
    if (answer.data) toast({ message: t('passkey_saved'), kind: 'success' });
    return answer;
  });
  return { ...call, hasOne, identityDialog: identity.dialog };
}

async function make(options: RegistrationOptions) {
  const { makePasskey } = await import('./web-authentication.ts');
  try {
    return await makePasskey(options);
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return 'has-one';
    throw error;
  }
}
