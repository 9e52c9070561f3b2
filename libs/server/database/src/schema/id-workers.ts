import type { ColumnType } from 'kysely';

export type IdWorkersDatabase = {
  /** Which process makes ids under which worker number. */
  id_worker: {
    worker: number;
    holder: string | null;
    expires_at: ColumnType<Date, string, string>;
  };
};
