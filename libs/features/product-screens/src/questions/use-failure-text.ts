import { useShowFailure } from '@pasar/screen-kit';
import { useTranslation } from 'react-i18next';

/** Shows a failed call as the error catalogue specifies; returns toast messages, for display beside the form. */
export function useFailureText(): (call: string, error: unknown) => Promise<string | undefined> {
  const { t } = useTranslation('product-screens');
  const showFailure = useShowFailure();
  return async (call, error) => {
    if (!error) return undefined;
    let shown = '';
    await showFailure({
      call,
      error,
      fallbackMessage: t('question_failed'),
      noResponseMessage: t('no_connection'),
      showMessage: (message) => {
        shown = message;
      },
    });
    return shown;
  };
}
