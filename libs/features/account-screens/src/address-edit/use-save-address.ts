import type { AddressDraft } from '@pasar/address-form';
import { buildPath } from '@pasar/routing-table';
import { useToast } from '@pasar/screen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

type Saving = {
  readonly saving: boolean;
  readonly failed: boolean;
  readonly onSave: (draft: AddressDraft) => void;
};

/** Saves the address, shows a toast and returns to the address book; a failure leaves the form as it is. */
export function useSaveAddress(send: (draft: AddressDraft) => Promise<{ error?: unknown }>): Saving {
  const { t } = useTranslation('account-screens');
  const toast = useToast();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const save = async (draft: AddressDraft) => {
    setState('saving');
    const { error } = await send(draft);
    setState(error ? 'failed' : 'idle');
    if (error) return;
    toast({ message: t('address_saved'), kind: 'success' });
    void navigate(buildPath('user-account-address', {}), { replace: true });
  };
  return { saving: state === 'saving', failed: state === 'failed', onSave: (draft) => void save(draft) };
}
