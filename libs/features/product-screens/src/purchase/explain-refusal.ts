import type { ApiError } from '@pasar/base-api';
import type { TFunction } from 'i18next';

export type Refusal = {
  readonly surface: 'redirect' | 'popup' | 'toast';
  readonly message: string;
};

/** What the cart's refusal says, and where it is said. @spec atc-failure */
export async function explainRefusal(error: ApiError, t: TFunction<'product-screens'>): Promise<Refusal> {
  if (error.kind === 'unknown') return { surface: 'toast', message: t('no_connection') };
  // The catalogue of errors travels when there is one.
  const { reactToError } = await import('@pasar/error-catalogue');
  const { surface, message, messageKey } = reactToError({
    call: 'add-to-cart',
    code: error.code,
    message: error.message,
  });
  if (surface === 'redirect') return { surface, message: '' };
  if (surface === 'popup') return { surface, message: error.message || t('limit_text') };
  const ours = t('msg_item_not_available');
  return { surface: 'toast', message: message ?? (messageKey ? t(messageKey, ours) : ours) };
}
