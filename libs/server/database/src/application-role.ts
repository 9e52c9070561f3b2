import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from './schema/database.ts';

export type ApplicationRole = {
  readonly name: string;
  /** Creates the role with this password, or changes it; without one the role must exist. */
  readonly password?: string;
};

async function createOrAlterRole(db: Kysely<Database>, { name, password }: ApplicationRole): Promise<void> {
  if (password === undefined) return;
  const { rows } = await sql`select from pg_roles where rolname = ${name}`.execute(db);
  const verb = sql.raw(rows.length === 0 ? 'create' : 'alter');
  await sql`${verb} role ${sql.id(name)}
    login nosuperuser nocreatedb nocreaterole noreplication password ${sql.lit(password)}`.execute(db);
}

/**
 * Grants a role only what the application needs: reading and writing rows of every table, including tables of later
 * migrations. It owns no tables, alters none, and only reads which migrations ran. Run it as the owner of the tables, after
 * `migrate`. Throws if the role does not exist.
 */
export async function grantApplicationRights(db: Kysely<Database>, role: ApplicationRole): Promise<void> {
  const name = sql.id(role.name);
  await createOrAlterRole(db, role);
  await sql`grant usage on schema public to ${name}`.execute(db);
  await sql`grant select, insert, update, delete on all tables in schema public to ${name}`.execute(db);
  await sql`grant usage, select on all sequences in schema public to ${name}`.execute(db);
  await sql`alter default privileges in schema public
    grant select, insert, update, delete on tables to ${name}`.execute(db);
  await sql`alter default privileges in schema public grant usage, select on sequences to ${name}`.execute(
    db,
  );
  await sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${name}`.execute(
    db,
  );
}
