import type { Notification } from '@pasar/notification-api';
import type { LocaleFormat } from '@pasar/locale-format';
import type { Translate } from '@pasar/screen-kit';

/** The texts of a notification in the reader's language. */
export type NotificationTexts = { readonly title: string; readonly detail: string };

/** The statuses of a return that its buyer is told about. */
const toldStatuses: ReadonlySet<string> = new Set(['to_send', 'disputed', 'refunded', 'refused', 'expired']);

/** Writes a notification: what happened, and a detail, which may be empty. */
export function describeNotification(
  { kind, parameters }: Pick<Notification, 'kind' | 'parameters'>,
  t: Translate,
  format: Pick<LocaleFormat, 'money'>,
): NotificationTexts {
  const { order_sn, amount, shop_name = '', item_name = '', model_name, star, status } = parameters;
  const title = t(kind, {
    order: order_sn ?? '',
    amount: amount ? format.money(amount) : '',
    shop: shop_name,
    item: [item_name, model_name].filter(Boolean).join(', '),
    star,
  });
  if (kind === 'sign-in-changed') return { title, detail: t('sign-in-changed_text') };
  if (kind === 'return-updated' && status !== undefined && toldStatuses.has(status))
    return { title, detail: t(`return_${status}`) };
  if (kind === 'rating-answered') return { title, detail: item_name };
  return { title, detail: shop_name };
}
