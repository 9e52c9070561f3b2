import { accessSync, chownSync, constants, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user that runs PostgreSQL, which refuses to run as root. */
export type PostgresAccount = {
  readonly uid?: number;
  readonly gid?: number;
  /** Command prefix that runs a command as that user. */
  readonly prefix: readonly string[];
};

const unprivilegedNames = ['postgres', 'nobody'];

function findUnprivilegedUser(): { uid: number; gid: number } {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = unprivilegedNames.map((name) => rows.find((each) => each[0] === name)).find(Boolean);
  if (!row)
    throw new Error('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" to do so.');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** Whether everyone may traverse a folder and all its ancestors. */
function isOpenToEveryone(folder: string): boolean {
  const open = (statSync(folder).mode & 0o001) !== 0;
  const parent = dirname(folder);
  return open && (parent === folder || isOpenToEveryone(parent));
}

const setpriv = '/usr/bin/setpriv';

function canExecute(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * An unprivileged user cannot reach files below a private folder (a clone in root's home, a private temporary folder).
 * The command then keeps one capability, to traverse folders.
 */
function runWithSearchCapability(
  { uid, gid }: { uid: number; gid: number },
  closed: string,
): PostgresAccount {
  if (!canExecute(setpriv))
    throw new Error(
      `PostgreSQL may not be run by root, and other users may not enter ${closed}. ` +
        'Move the project, start it as an ordinary user, or name a server in DATABASE_URL.',
    );
  const capability = '+dac_override';
  return {
    uid,
    gid,
    prefix: [
      setpriv,
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
      // initdb checks with access(), which ignores capabilities without this.
      '--securebits=+no_setuid_fixup',
      '--',
    ],
  };
}

/** Chooses the account that runs PostgreSQL on files in the given folders: the current user, unless that is root. */
export function choosePostgresAccount(folders: readonly string[]): PostgresAccount {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const user = findUnprivilegedUser();
  const closed = folders.find((folder) => !isOpenToEveryone(folder));
  return closed === undefined ? { ...user, prefix: [] } : runWithSearchCapability(user, closed);
}

/** Makes the account the owner of a new folder or file. */
export function changeOwner({ uid, gid }: PostgresAccount, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** Returns the arguments with which `spawn` runs a command as the account. */
export function commandAsAccount(account: PostgresAccount, command: string, args: readonly string[]) {
  const [file, ...before] = [...account.prefix, command];
  const byPrefix = account.prefix.length > 0;
  return {
    file: file ?? command,
    args: [...before, ...args],
    user: byPrefix || account.uid === undefined ? {} : { uid: account.uid, gid: account.gid },
  };
}
