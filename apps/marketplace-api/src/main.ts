import { randomInt } from 'node:crypto';
import { sweepAccounts } from '@pasar/account-service';
import { listSales } from '@pasar/catalogue-service';
import { createDatabase, createIds, migrate } from '@pasar/database';
import { cancelOverdueOrders } from '@pasar/order-service';
import { clearOut } from '@pasar/tracking-service';
import { createMarketplace } from './create-marketplace.ts';
import { readSettings } from './read-settings.ts';
import { untilStarted } from './until-started.ts';

const root = new URL('../../..', import.meta.url).pathname;
const hour = 3_600_000;
const tenSeconds = 10_000;
const halfMinute = 30_000;
const workers = 32;

async function start(): Promise<void> {
  const settings = readSettings(process.env, root);
  const db = createDatabase(settings.databaseUrl);
  await untilStarted(() => migrate(db));
  const now = () => Date.now();
  await listSales(db, now());
  const ids = createIds({ now, worker: randomInt(workers) });
  const app = await createMarketplace({ ...settings, db, now, ids });
  const sweeping = setInterval(() => {
    Promise.all([sweepAccounts(db, now()), clearOut({ db }, now())]).catch((error: Error) =>
      app.log.warn({ err: error }, 'Sweeping failed'),
    );
  }, hour);

  const listing = setInterval(() => {
    listSales(db, now()).catch((error: Error) => app.log.warn({ err: error }, 'Listing the sales failed'));
  }, tenSeconds);

  const expiring = setInterval(() => {
    cancelOverdueOrders({ db, ids }, now()).catch((error: Error) =>
      app.log.warn({ err: error }, 'Cancelling overdue orders failed'),
    );
  }, halfMinute);

  // Calls under way are answered, then the database is let go.
  const stop = async () => {
    clearInterval(sweeping);
    clearInterval(listing);
    clearInterval(expiring);
    await app.close();
    await db.destroy();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);

  const address = await app.listen({ port: settings.port, host: settings.host });
  console.log(`The API listens on ${address}, its documents are at ${address}/docs`);
}

try {
  await start();
} catch (error) {
  console.error(`The API could not start: ${error instanceof Error ? error.message || error : error}`);
  process.exit(1);
}
