import type { ImportContext } from './import-context.ts';

/** Records in the database whether an import finished: a killed one leaves counts and vocabulary outdated. */
export function createIndexMark({ db, market }: Pick<ImportContext, 'db' | 'market'>) {
  return {
    isLeftOver: async (): Promise<boolean> => {
      const last = await db
        .selectFrom('import_run')
        .select('is_indexed')
        .where('market', '=', market.code)
        .executeTakeFirst();
      return last?.is_indexed === false;
    },
    set: async (is_indexed: boolean): Promise<void> => {
      await db
        .insertInto('import_run')
        .values({ market: market.code, is_indexed })
        .onConflict((conflict) => conflict.column('market').doUpdateSet({ is_indexed }))
        .execute();
    },
  };
}
