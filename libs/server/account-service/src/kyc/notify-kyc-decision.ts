import type { KycDecision } from '@pasar/account';
import type { Database, Ids } from '@pasar/database';
import type { NotificationKind } from '@pasar/notification';
import { addNotifications } from '@pasar/notification-service';
import type { Kysely } from 'kysely';

type Kinds = { readonly member: NotificationKind; readonly owner: NotificationKind };

const kinds: Readonly<Record<KycDecision['status'], Kinds>> = {
  approved: { member: 'identity-approved', owner: 'owner-identity-approved' },
  refused: { member: 'identity-refused', owner: 'owner-identity-refused' },
};

type DecidedIdentification = {
  readonly userid: number;
  readonly market: string;
  readonly status: KycDecision['status'];
};

/**
 * Tells a member in the app that their identity check was decided, and in the portal as well if they own a shop: the shop's
 * team is not told. Call it in the transaction of the decision.
 */
export async function notifyKycDecision(
  deps: { readonly db: Kysely<Database>; readonly ids: Ids },
  { userid, market, status }: DecidedIdentification,
  now: number,
): Promise<void> {
  const { member, owner } = kinds[status];
  const shops = await deps.db
    .selectFrom('shop')
    .select(['shopid', 'name'])
    .where('market', '=', market)
    .where('userid', '=', userid)
    .execute();
  const recipient = { userid, market };
  await addNotifications(
    deps,
    [
      { ...recipient, kind: member, parameters: {} },
      ...shops.map(({ shopid, name }) => ({
        ...{ ...recipient, kind: owner, shopid, parameters: { shopid, shop_name: name } },
      })),
    ],
    now,
  );
}
