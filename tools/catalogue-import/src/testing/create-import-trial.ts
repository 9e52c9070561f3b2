import { createTestDatabase } from '@pasar/test-database';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '../run-import.ts';
import type { ImportEnvironment } from '../run-import.ts';

/** Creates an empty store and a folder for feeds. */
export async function createImportTrial() {
  const store = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'pasar-import-'));
  const run = async (args: readonly string[], more: Partial<ImportEnvironment> = {}) => {
    const lines: string[] = [];
    const faults: string[] = [];
    const code = await runImport({
      args: [...args, '--database', store.url, '--pictures', join(folder, 'pictures')],
      env: { INIT_CWD: folder },
      root: folder,
      now: () => 1_800_000_000_000,
      log: (line) => lines.push(line),
      logFault: (line) => faults.push(line),
      onProgress: () => undefined,
      ...more,
    });
    return { code, lines, faults };
  };
  return {
    db: store.db,
    folder,
    run,
    /** Returns the names of a market's products that are on sale, sorted. */
    listNamesOnSale: async (market = 'SG') => {
      const items = store.db.selectFrom('item').select('name').where('market', '=', market);
      return (await items.where('status', '=', 1).orderBy('name').execute()).map(({ name }) => name);
    },
    write: (file: string, content: string | Uint8Array) => writeFile(join(folder, file), content),
    close: async () => {
      await rm(folder, { recursive: true });
      await store.close();
    },
  };
}

export type ImportTrial = Awaited<ReturnType<typeof createImportTrial>>;
