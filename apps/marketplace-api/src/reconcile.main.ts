import { createDatabase, createIds } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import { findCoinDifferences, findIncomeDifferences, findStockDifferences } from '@pasar/order-service';
import { storeModes } from '@pasar/page-shell-rules';
import { findPaymentDifferences, getPayments } from '@pasar/payment-service';
import { createMarketplace } from './create-marketplace.ts';
import { readSettings } from './read-settings.ts';
import { withRunningStore } from './with-running-store.ts';

const root = new URL('../../..', import.meta.url).pathname;
/** How many days of payments to check with providers; each payment takes one request. */
const days = 7;

/** Compares ledger, orders, stock, flash sales, vouchers, coins, sellers' incomes and providers, prints the discrepancies, and exits with 1 if there are any. */
async function reconcile(): Promise<void> {
  const settings = readSettings(withRunningStore(process.env, root), root);
  const now = () => Date.now();
  const db = createDatabase(settings.databaseUrl, settings.database);
  // Nothing is inserted, so these ids are never used.
  const app = await createMarketplace({ ...settings, db, now, ids: createIds({ now, worker: 0 }) });
  const differences = [
    ...(await findPaymentDifferences(getPayments(app).deps, now() - days * dayMs)),
    ...(await findStockDifferences({ db })),
    ...(await findCoinDifferences({ db })),
    ...(await findIncomeDifferences({ db })),
  ];
  for (const { kind, id, detail } of differences) console.log(`${kind}: ${id}: ${detail}`);
  const providers =
    getPayments(app)
      .deps.providers.map(({ name }) => name)
      .join(', ') || 'no provider';
  console.log(
    `reconcile: ${differences.length} differences (${providers}${storeModes[settings.mode].paymentSandbox ? ', demo' : ''})`,
  );
  await app.close();
  await db.destroy();
  process.exitCode = differences.length > 0 ? 1 : 0;
}

await reconcile();
