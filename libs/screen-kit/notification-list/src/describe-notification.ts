import type { NotificationKind } from '@pasar/notification';
import type { Notification } from '@pasar/notification-api';
import type { LocaleFormat } from '@pasar/locale-format';
import type { Translate } from '@pasar/screen-kit';

/** The texts of a notification in the reader's language. */
export type NotificationTexts = { readonly title: string; readonly detail: string };

/** The statuses of a return of which its buyer is notified. */
const notifiedReturnStatuses: ReadonlySet<string> = new Set([
  'to_send',
  'disputed',
  'refunded',
  'refused',
  'expired',
]);

/** Kinds with the text of another one: what the owner of a shop reads in the portal as well. */
const sharedTexts: Partial<Readonly<Record<NotificationKind, NotificationKind>>> = {
  'owner-identity-approved': 'identity-approved',
  'owner-identity-refused': 'identity-refused',
};

/** Kinds with a sentence that says what to do. */
const withAdvice: readonly NotificationKind[] = ['sign-in-changed', 'identity-refused'];

/** Writes a notification: what happened, and a detail, which may be empty. */
export function describeNotification(
  { kind: given, parameters }: Pick<Notification, 'kind' | 'parameters'>,
  t: Translate,
  format: Pick<LocaleFormat, 'money'>,
): NotificationTexts {
  const kind = sharedTexts[given] ?? given;
  const { order_sn, amount, shop_name = '', item_name = '', model_name, star, status } = parameters;
  const title = t(kind, {
    order: order_sn ?? '',
    amount: amount ? format.money(amount) : '',
    shop: shop_name,
    item: [item_name, model_name].filter(Boolean).join(', '),
    star,
  });
  if (withAdvice.includes(kind)) return { title, detail: t(`${kind}_text`) };
  if (kind === 'identity-approved') return { title, detail: '' };
  if (kind === 'return-updated' && status !== undefined && notifiedReturnStatuses.has(status))
    return { title, detail: t(`return_${status}`) };
  if (kind === 'rating-answered') return { title, detail: item_name };
  return { title, detail: shop_name };
}
