import type { Attack, ShowProgress } from '../attack.ts';
import { addAddress } from '../purchases/buy.ts';
import { findStock, onDatabase } from '../purchases/ledger.ts';
import { reconcile } from '../purchases/reconcile.ts';
import { createShopper } from '../store/shopper.ts';
import { signUpShopper } from '../store/sign-up.ts';
import type { RunningStore } from '../store/running-store.ts';
import { startApiProcesses } from './api-processes.ts';
import { lastPieces } from './last-pieces.race.ts';
import { lastVoucher } from './last-voucher.race.ts';
import type { Buyer } from './race-scenario.ts';
import { sameCoins } from './same-coins.race.ts';
import { sameGuestCart } from './same-guest-cart.race.ts';
import { sameOrder } from './same-order.race.ts';
import { shuffledWebhooks } from './shuffled-webhooks.race.ts';

const buyerCount = Number(process.env['ATTACK_BUYERS'] ?? 500);
const processCount = 3;
/** Signing up hashes a password: more sign-ups at once would only queue. */
const signUpsAtOnce = 6;
const races = [sameGuestCart, sameOrder, sameCoins, lastVoucher, shuffledWebhooks, lastPieces];
const plenty = 100_000;
const buyersPerLine = 50;

async function signUpBuyer(store: RunningStore, ports: readonly number[]): Promise<readonly Buyer[]> {
  const { userid, cookies } = await signUpShopper(store, 'SG');
  const addressId = await addAddress(createShopper(store, 'SG', cookies));
  return ports.map((port) => ({
    userid,
    addressId,
    shopper: createShopper({ ...store, port }, 'SG', cookies),
  }));
}

/** Signs up members; returns each of them once per process. */
async function signUpBuyers(
  store: RunningStore,
  ports: readonly number[],
  progress: ShowProgress,
): Promise<(readonly Buyer[])[]> {
  const buyers: (readonly Buyer[])[] = [];
  let begun = 0;
  const signUp = async (): Promise<void> => {
    while (begun < buyerCount) {
      const port = ports[begun % ports.length] ?? store.port;
      begun += 1;
      buyers.push(await signUpBuyer({ ...store, port }, ports));
      if (buyers.length % buyersPerLine === 0) progress(`${buyers.length} of ${buyerCount} buyers signed up`);
    }
  };
  await Promise.all(Array.from({ length: signUpsAtOnce }, signUp));
  return buyers;
}

/** Runs concurrent purchases on several API processes that share a database; counts are exact and all ledgers agree. */
export const racesAttack: Attack = {
  title: `${buyerCount} buyers, ${processCount} API processes`,
  run: async (store, progress) => {
    const databaseUrl = store.databaseUrl();
    if (databaseUrl === undefined) return { tried: 0, faults: ['the database is down'] };
    const apis = await startApiProcesses(databaseUrl, processCount);
    try {
      const { items } = await onDatabase(databaseUrl, findStock);
      const [item] = items;
      if (!item) return { tried: 0, faults: ['there is nothing to buy'] };
      const setStock = (stock: number) =>
        onDatabase(databaseUrl, (db) =>
          db
            .updateTable('item')
            .set({ stock })
            .where('market', '=', 'SG')
            .where('itemid', '=', item.itemid)
            .execute(),
        );
      await setStock(plenty);
      const members = await signUpBuyers(store, apis.ports, progress);
      const buyers = members.flatMap((member, index) => member[index % member.length] ?? []);
      const sameBuyer = await signUpBuyer(store, apis.ports);
      const stores = apis.ports.map((port) => ({ ...store, port }));
      const faults: string[] = [];
      const figures: string[] = [];
      for (const { name, run } of races) {
        progress(name);
        const startedAt = performance.now();
        const found = await run({ databaseUrl, buyers, sameBuyer, stores, item });
        faults.push(...found.map((fault) => `${name}: ${fault}`));
        figures.push(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
      }
      faults.push(...(await reconcile(databaseUrl)));
      return { tried: races.length, faults, figures };
    } finally {
      await apis.stop();
    }
  },
};
