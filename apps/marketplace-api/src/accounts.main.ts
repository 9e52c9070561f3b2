import { restrictAccount } from '@pasar/account-service';
import { createDatabase } from '@pasar/database';
import { accountsUsage, readAccountsCommand } from './read-accounts-command.ts';
import { readSettings } from './read-settings.ts';
import { withRunningStore } from './with-running-store.ts';

const root = new URL('../../..', import.meta.url).pathname;

/** Restricts or releases an account. Exits with 1 if nothing was done. */
async function changeAccount(): Promise<void> {
  const command = readAccountsCommand(process.argv.slice(2));
  if (!command) {
    console.error(accountsUsage);
    process.exitCode = 1;
    return;
  }
  const { username, restriction } = command;
  const settings = readSettings(withRunningStore(process.env, root), root);
  const db = createDatabase(settings.databaseUrl, settings.database);
  try {
    if (await restrictAccount(db, username, restriction))
      return console.log(`accounts: ${username} ${restriction ?? 'released'}`);
    console.error('accounts: there is no account with this username');
    process.exitCode = 1;
  } finally {
    await db.destroy();
  }
}

await changeAccount();
