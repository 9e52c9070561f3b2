import { setTimeout as wait } from 'node:timers/promises';
import { minuteMs } from '@pasar/durations';
import type { Attack } from '../attack.ts';
import type { RunningStore } from '../store/running-store.ts';
import { signUpShopper } from '../store/sign-up.ts';
import { addAddress, buyUnit } from '../purchases/buy.ts';
import type { ItemKey, OrderSubmission } from '../purchases/buy.ts';
import { createSeededRandom } from '../create-seeded-random.ts';
import { faultInjections } from './fault-injections.ts';
import type { FaultInjection } from './fault-injections.ts';
import { findStock, ledgerFaults, onDatabase } from '../purchases/ledger.ts';

const buyerCount = 6;
const rounds = Number(process.env['ATTACK_ROUNDS'] ?? 24);
const recoveryLimitMs = minuteMs;

const pick = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() * values.length)] as Value;

/** Buys one item after another until stopped. */
async function keepBuying(
  store: RunningStore,
  items: readonly ItemKey[],
  random: () => number,
  stopped: () => boolean,
): Promise<OrderSubmission[]> {
  const shopper = await signUpShopper(store, 'SG');
  const addressId = await addAddress(shopper);
  const submissions: OrderSubmission[] = [];
  while (!stopped()) {
    const order = await buyUnit(shopper, addressId, pick(items, random));
    if (order) submissions.push(order);
  }
  return submissions;
}

/** Waits until pages are served again; returns the recovery time, or undefined on timeout. */
async function measureRecovery(store: RunningStore): Promise<number | undefined> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < recoveryLimitMs) {
    if (await store.isUp()) return performance.now() - startedAt;
    await wait(250);
  }
  return undefined;
}

async function injectFaults(store: RunningStore, random: () => number, faults: string[]): Promise<string[]> {
  const shuffled = Array.from({ length: rounds }, (_, round): FaultInjection =>
    // Run each kind once before repeating any.
    round < faultInjections.length
      ? (faultInjections[round] as FaultInjection)
      : pick(faultInjections, random),
  );
  const figures: string[] = [];
  for (const { name, cause } of shuffled) {
    await wait(500 + random() * 1500);
    await cause(store);
    const recoveredMs = await measureRecovery(store);
    if (recoveredMs === undefined) {
      faults.push(`${name}: the store did not recover within ${recoveryLimitMs / 1000} s`);
      break;
    }
    figures.push(`${name}: pages again after ${(recoveredMs / 1000).toFixed(1)} s`);
  }
  return figures;
}

/** Keeps buying while processes and the database fail; then checks that every order and every unit is accounted for. */
export const faultsAttack: Attack = {
  title: `${buyerCount} buyers, ${rounds} faults`,
  run: async (store) => {
    const seed = Number(process.env['ATTACK_SEED'] ?? Date.now() % 100_000);
    const random = createSeededRandom(seed);
    const url = store.databaseUrl();
    if (url === undefined) return { tried: 0, faults: ['the database is down'] };
    const since = Date.now();
    const { items, stock } = await onDatabase(url, findStock);
    let stopped = false;
    const buying = Array.from({ length: buyerCount }, () => keepBuying(store, items, random, () => stopped));
    const faults: string[] = [];
    const figures = await injectFaults(store, random, faults);
    stopped = true;
    const settled = await Promise.allSettled(buying);
    faults.push(
      ...settled.flatMap((each) =>
        each.status === 'rejected' ? [`a buyer failed: ${String(each.reason)}`] : [],
      ),
    );
    const submitted = settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    const urlNow = store.databaseUrl();
    if (urlNow === undefined) faults.push('the database is down at the end');
    else
      faults.push(
        ...(await onDatabase(urlNow, (db) => ledgerFaults(db, { before: stock, sent: submitted, since }))),
      );
    const acknowledged = submitted.filter(({ checkoutid }) => checkoutid !== undefined).length;
    return {
      tried: rounds,
      faults,
      figures: [
        `seed ${seed}`,
        ...figures,
        `${acknowledged} of ${submitted.length} orders were acknowledged`,
      ],
    };
  },
};
