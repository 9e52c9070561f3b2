import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { createSeededRandom } from '../create-seeded-random.ts';
import { addAddress, buyUnit } from '../purchases/buy.ts';
import type { ItemKey, OrderSubmission } from '../purchases/buy.ts';
import { findStock, ledgerFaults, onDatabase } from '../purchases/ledger.ts';
import { enterCard, waitUntilPaid } from '../purchases/pay-by-card.ts';
import { reconcile } from '../purchases/reconcile.ts';
import { startApiProcesses } from '../races/api-processes.ts';
import { countInCart, fillGuestCart, signUpGuest } from '../purchases/sign-up-with-cart.ts';
import type { Shopper } from '../store/shopper.ts';
import type { RunningStore } from '../store/running-store.ts';

const kills = Number(process.env['ATTACK_KILLS'] ?? 100);
const processCount = 3;
const buyersPerProcess = 3;
/**
 * Between two kills. The number of a killed process in new ids stays leased for a minute, and there are 31: with more kills a
 * minute the others would wait for a number most of the time.
 */
const leastPauseMs = 2300;
const pauseSpreadMs = 900;
/** Then the buyer is a new guest again. */
const purchasesPerMember = 5;
const killsPerLine = 10;
/** From the last purchase until the sweeps have ended its payment. */
const settleMs = 25_000;

type Purchase = OrderSubmission & { readonly isPaid: boolean };

async function buyAndPay(
  shopper: Shopper,
  addressId: number,
  item: ItemKey,
  paysByCard: boolean,
): Promise<Purchase | undefined> {
  const order = await buyUnit(shopper, addressId, item, paysByCard ? 'card' : 'cod');
  if (order?.checkoutid === undefined || !paysByCard) return order && { ...order, isPaid: false };
  const payment = await enterCard(shopper, order.checkoutid);
  return { ...order, isPaid: payment !== undefined && (await waitUntilPaid(shopper, payment)) };
}

/** Returns the checkouts whose shopper was told that they are paid, and which are not. */
const findUnpaid = (databaseUrl: string, purchases: readonly Purchase[]) =>
  onDatabase(databaseUrl, async (db) => {
    const told = purchases.flatMap(({ checkoutid, isPaid }) =>
      isPaid && checkoutid !== undefined ? [checkoutid] : [],
    );
    if (told.length === 0) return ['no card payment was completed'];
    const rows = await db
      .selectFrom('orders')
      .select('checkoutid')
      .where('checkoutid', 'in', told)
      .where('payment_status', '=', 'paid')
      .execute();
    const paid = new Set(rows.map(({ checkoutid }) => checkoutid));
    return told.filter((id) => !paid.has(id)).map((id) => `checkout ${id} was paid, and is not`);
  });

const countAcknowledged = (purchases: readonly Purchase[]): number =>
  purchases.filter(({ checkoutid }) => checkoutid !== undefined).length;

/** A guest fills a cart and signs up, which moves the line to the member's cart. */
async function startAsGuest(api: RunningStore, item: ItemKey) {
  const cookies = await fillGuestCart(api, item);
  const { member, isRepeated } = await signUpGuest(api, cookies ?? {});
  // An item that is sold out by now is in no cart.
  const quantity = isRepeated || !cookies ? 1 : await countInCart(member, item);
  return {
    member,
    addressId: await addAddress(member),
    faults: quantity === 1 ? [] : [`a guest's line became ${quantity} units of a member's cart`],
  };
}

/** Kills one of three API processes again and again during checkouts and payments; then all records must agree. */
export const killsAttack: Attack = {
  title: `${kills} killed API processes`,
  run: async (store: RunningStore, progress) => {
    const databaseUrl = store.databaseUrl();
    if (databaseUrl === undefined) return { tried: 0, faults: ['the database is down'] };
    const seed = Number(process.env['ATTACK_SEED'] ?? Date.now() % 100_000);
    const random = createSeededRandom(seed);
    const since = Date.now();
    const { items, stock } = await onDatabase(databaseUrl, findStock);
    const apis = await startApiProcesses(databaseUrl, processCount);
    let stopped = false;
    const faults: string[] = [];
    const purchases: Purchase[] = [];
    const pickItem = () => items[Math.floor(random() * items.length)] as ItemKey;
    const keepBuying = async (port: number): Promise<void> => {
      const api = { ...store, port };
      while (!stopped) {
        const buyer = await startAsGuest(api, pickItem());
        faults.push(...buyer.faults);
        for (let bought = 0; bought < purchasesPerMember && !stopped; bought += 1) {
          const purchase = await buyAndPay(buyer.member, buyer.addressId, pickItem(), random() < 0.6);
          if (purchase) purchases.push(purchase);
        }
      }
    };
    try {
      const buying = apis.ports.flatMap((port) =>
        Array.from({ length: buyersPerProcess }, () => keepBuying(port)),
      );
      for (let kill = 0; kill < kills; kill += 1) {
        await wait(leastPauseMs + random() * pauseSpreadMs);
        await apis.kill(Math.floor(random() * processCount));
        if ((kill + 1) % killsPerLine === 0)
          progress(`${kill + 1} of ${kills} kills, ${countAcknowledged(purchases)} orders acknowledged`);
      }
      await apis.ready();
      stopped = true;
      progress('the last purchases end');
      await Promise.all(buying);
      await wait(settleMs);
      progress('comparing orders, stock, payments and ledger');
      const sent = countAcknowledged(purchases);
      const paid = purchases.filter(({ isPaid }) => isPaid).length;
      faults.push(
        ...(await onDatabase(databaseUrl, (db) =>
          ledgerFaults(db, { before: stock, sent: purchases, since }),
        )),
        ...(await findUnpaid(databaseUrl, purchases)),
        ...(await reconcile(databaseUrl)),
      );
      const figures = [
        `seed ${seed}`,
        `${sent} of ${purchases.length} orders were acknowledged, ${paid} paid`,
      ];
      return { tried: kills, faults, figures };
    } finally {
      stopped = true;
      await apis.stop();
    }
  },
};
