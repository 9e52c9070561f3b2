import type { AddressDraft } from '@pasar/address-form';
import type { ApiError } from '@pasar/base-api';
import { errorCodes } from '@pasar/error-catalogue';
import { buildPath } from '@pasar/routing-table';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddressDraft } from './use-address-draft.ts';

type Saving = {
  /** What was entered before the session ended. */
  readonly initial?: Partial<AddressDraft>;
  readonly saving: boolean;
  /** The error message if saving failed. */
  readonly failure: string | undefined;
  readonly onSave: (draft: AddressDraft) => void;
};

/** Saves the address, shows a toast and returns to the address book; on failure the form keeps its input, also while the member signs in again. */
export function useSaveAddress(send: (draft: AddressDraft) => Promise<{ error?: unknown }>): Saving {
  const { t } = useTranslation('account-screens');
  const toast = useToast();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const { initial, keep, forget } = useAddressDraft();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async (draft: AddressDraft) => {
    setSaving(true);
    setFailure(undefined);
    const { error } = await send(draft);
    setSaving(false);
    if (error) {
      if ((error as ApiError).code === errorCodes.NOT_LOGGED_IN) keep(draft);
      return showFailure({
        call: 'address-save',
        error,
        fallbackMessage: t('failure_other'),
        showMessage: setFailure,
      });
    }
    forget();
    toast({ message: t('address_saved'), kind: 'success' });
    return navigate(buildPath('user-account-address', {}), { replace: true });
  };
  return { ...(initial && { initial }), saving, failure, onSave: (draft) => void save(draft) };
}
