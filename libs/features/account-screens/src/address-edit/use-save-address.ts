import { readMemberId, useSession } from '@pasar/account-api';
import type { AddressDraft } from '@pasar/address-form';
import { buildPath } from '@pasar/routing-table';
import { useKeptDraft, useShowFailure, useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

type Saving = {
  /** What was entered before the session ended. */
  readonly initial?: Partial<AddressDraft>;
  readonly formKey: string;
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
  const { pathname } = useLocation();
  const { initial, formKey, keepIfSignedOut, forget } = useKeptDraft<AddressDraft>(
    pathname,
    readMemberId(useSession()),
  );
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async (draft: AddressDraft) => {
    setSaving(true);
    setFailure(undefined);
    const { error } = await send(draft);
    setSaving(false);
    if (error) {
      keepIfSignedOut(error, draft);
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
  return { ...(initial && { initial }), formKey, saving, failure, onSave: (draft) => void save(draft) };
}
