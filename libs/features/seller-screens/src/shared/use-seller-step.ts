import { useShowFailure, useToast } from '@pasar/screen-kit';
import { useTranslation } from 'react-i18next';

type Texts = {
  readonly call: string;
  readonly done: string;
  /** What is said of a failure without a text of its own; that of an order unless told. */
  readonly failed?: string;
};

/** Runs a seller's step and tells how it went; gives whether it succeeded. */
export function useSellerStep(): (
  sending: Promise<{ readonly error?: unknown }>,
  texts: Texts,
) => Promise<boolean> {
  const { t } = useTranslation('seller-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  return async (sending, { call, done, failed = t('step_failed') }) => {
    const { error } = await sending;
    if (error) await showFailure({ call, error, fallbackMessage: failed });
    else toast({ message: done, kind: 'success' });
    return !error;
  };
}
