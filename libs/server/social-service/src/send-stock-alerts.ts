import type { MessageDelivery } from '@pasar/account-service';
import { hourMs } from '@pasar/durations';
import { marketByCode } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';
import { addNotifications } from '@pasar/notification-service';
import type { AddNotificationDeps } from '@pasar/notification-service';
import { productPath } from '@pasar/routing-table';
import { sql } from 'kysely';
import { alertText } from './alert-text.ts';
import type { SocialDeps } from './social-deps.ts';

export type AlertDeps = AddNotificationDeps & { readonly delivery: MessageDelivery };

/** Maximum number of alerts per run; the next run sends the rest. */
const maxAlertsPerRun = 200;
/** Delay after a mail that failed, in milliseconds. */
const retryDelayMs = hourMs;

/** Finds alerts for models that are back in stock, the oldest first. */
const findDueAlerts = ({ db }: SocialDeps, now: number) =>
  db
    .selectFrom('stock_alert as w')
    .innerJoin('item as i', (on) =>
      on
        .onRef('i.market', '=', 'w.market')
        .onRef('i.shopid', '=', 'w.shopid')
        .onRef('i.itemid', '=', 'w.itemid'),
    )
    .leftJoin('model as m', (on) =>
      on
        .onRef('m.market', '=', 'w.market')
        .onRef('m.shopid', '=', 'w.shopid')
        .onRef('m.itemid', '=', 'w.itemid')
        .onRef('m.modelid', '=', 'w.modelid'),
    )
    .where('w.next_try_at', '<=', now)
    .where('i.status', '>', 0)
    .where(sql<boolean>`case when w.modelid = 0 then i.stock else m.stock end > 0`)
    .select(['w.market', 'w.shopid', 'w.itemid', 'w.modelid', 'w.user_id', 'w.language', 'w.origin'])
    .select(['i.name', 'i.pictures', 'm.name as model_name'])
    .orderBy('w.created_at')
    .limit(maxAlertsPerRun)
    .execute();

type DueAlert = Awaited<ReturnType<typeof findDueAlerts>>[number];

const matchesAlert = (alert: DueAlert) =>
  sql<boolean>`market = ${alert.market} and shopid = ${alert.shopid} and itemid = ${alert.itemid}
    and modelid = ${alert.modelid} and user_id = ${alert.user_id}`;

const readEmail = async ({ db }: SocialDeps, userid: number): Promise<string | undefined> => {
  const account = await db
    .selectFrom('account')
    .select('email')
    .where('userid', '=', userid)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return account?.email ?? undefined;
};

async function notifyMember(deps: AddNotificationDeps, alert: DueAlert, now: number): Promise<void> {
  const { user_id: userid, market, shopid, itemid, name, model_name, pictures } = alert;
  const [picture] = pictures;
  const parameters = {
    ...{ shopid, itemid, item_name: name },
    ...(picture && { picture }),
    ...(model_name !== null && model_name !== '' && { model_name }),
  };
  await addNotifications(deps, [{ userid, market, kind: 'item-back-in-stock', parameters }], now);
}

/**
 * Adds the notification, sends the mail and deletes the alert, all or none; skips an alert that another process is sending.
 * Returns whether a mail was sent: there is none to an address that is no longer confirmed.
 */
const sendAlert = (deps: AlertDeps, alert: DueAlert, now: number): Promise<boolean> =>
  deps.db.transaction().execute(async (db) => {
    const taken = await db
      .deleteFrom('stock_alert')
      .where(matchesAlert(alert))
      .returning('user_id')
      .executeTakeFirst();
    if (!taken) return false;
    await notifyMember({ db, ids: deps.ids }, alert, now);
    const recipient = await readEmail({ db }, alert.user_id);
    const market = marketByCode(alert.market);
    if (!recipient || !market) return false;
    const language = alert.language as LanguageTag;
    const name = [alert.name, alert.model_name].filter(Boolean).join(', ');
    const path = productPath({ name: alert.name, shopId: alert.shopid, itemId: alert.itemid });
    await deps.delivery.send(
      {
        channel: 'email',
        recipient,
        subject: alertText('subject', language, { name }),
        body: alertText('body', language, { name, link: `${alert.origin}${path}` }),
        market: market.code,
        language,
      },
      now,
    );
    return true;
  });

const postpone = async ({ db }: SocialDeps, alert: DueAlert, now: number): Promise<void> => {
  await db
    .updateTable('stock_alert')
    .set({ next_try_at: now + retryDelayMs })
    .where(matchesAlert(alert))
    .execute();
};

/**
 * Tells members whose models are back in stock, each once, in any number of processes. Returns how many mails it sent. A
 * failed mail does not block others and is retried later: all failures are thrown at the end as an
 * AggregateError.
 */
export async function sendStockAlerts(deps: AlertDeps, now: number): Promise<number> {
  const failures: unknown[] = [];
  let sent = 0;
  for (const alert of await findDueAlerts(deps, now)) {
    try {
      if (await sendAlert(deps, alert, now)) sent += 1;
    } catch (error) {
      failures.push(error);
      await postpone(deps, alert, now);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some alerts could not be sent');
  return sent;
}
