import { useShowFailure, useToast } from '@pasar/screen-kit';
import { useTranslation } from 'react-i18next';

type Texts = {
  readonly call: string;
  readonly done: string;
  /** The message of a failure without its own text; by default that of an order. */
  readonly failed?: string;
};

/** Runs a seller's action and shows the outcome; resolves to whether it succeeded. */
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
