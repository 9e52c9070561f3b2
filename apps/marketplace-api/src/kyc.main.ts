import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decideKyc, listKycToReview, readKycToReview } from '@pasar/account-service';
import { createDatabase, createIds, leaseIdWorker } from '@pasar/database';
import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';
import { kycUsage, readKycCommand } from './read-kyc-command.ts';
import type { KycCommand } from './read-kyc-command.ts';
import { readSettings } from './read-settings.ts';
import { withRunningStore } from './with-running-store.ts';

const root = new URL('../../..', import.meta.url).pathname;

async function list(db: Kysely<Database>): Promise<boolean> {
  const rows = await listKycToReview(db);
  for (const { submissionId, market, submittedAt } of rows)
    console.log(`${submissionId}  ${market}  ${new Date(submittedAt).toISOString()}`);
  console.log(`kyc: ${rows.length} to review`);
  return true;
}

/** Prints what the member entered, and writes the pictures to a folder that only the operator can read. */
async function show(
  db: Kysely<Database>,
  { id, folder }: Extract<KycCommand, { kind: 'show' }>,
): Promise<boolean> {
  const found = await readKycToReview(db, id);
  if (!found) return false;
  console.log(`${found.market}: ${found.name}, ${found.number}`);
  if (folder === undefined) {
    console.log(`${found.pictures.length} pictures: add --pictures FOLDER to see them`);
    return true;
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { side, content } of found.pictures) {
    const file = join(folder, `${id}-${side}.webp`);
    await writeFile(file, content, { mode: 0o600 });
    console.log(file);
  }
  return true;
}

async function decide(
  db: Kysely<Database>,
  { id, decision }: Extract<KycCommand, { kind: 'decide' }>,
): Promise<boolean> {
  const lease = await leaseIdWorker(db, {
    now: Date.now,
    monotonicNow: () => performance.now(),
    // Without a worker number, creating an id throws, and nothing is decided.
    onError: () => undefined,
  });
  try {
    const ids = createIds({ now: Date.now, worker: lease.worker });
    const isDecided = await decideKyc({ db, ids }, id, decision, Date.now());
    if (isDecided) console.log(`kyc: ${id} ${decision.status}`);
    return isDecided;
  } finally {
    await lease.release().catch(() => undefined);
  }
}

const run = (db: Kysely<Database>, command: KycCommand): Promise<boolean> => {
  if (command.kind === 'list') return list(db);
  return command.kind === 'show' ? show(db, command) : decide(db, command);
};

/** Lists, shows and decides on the identity verifications that members have submitted. Exits with 1 if nothing was done. */
async function reviewKyc(): Promise<void> {
  const command = readKycCommand(process.argv.slice(2));
  if (!command) {
    console.error(kycUsage);
    process.exitCode = 1;
    return;
  }
  const settings = readSettings(withRunningStore(process.env, root), root);
  const db = createDatabase(settings.databaseUrl, settings.database);
  try {
    if (await run(db, command)) return;
    console.error('kyc: no submission with this id waits for a decision; list shows those that do');
    process.exitCode = 1;
  } finally {
    await db.destroy();
  }
}

await reviewKyc();
