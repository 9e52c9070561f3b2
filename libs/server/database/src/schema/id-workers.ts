import type { ColumnType } from 'kysely';

export type IdWorkersDatabase = {
  /** The process that leases a worker number. */
  id_worker: {
    worker: number;
    holder: string | null;
    expires_at: ColumnType<Date, string, string>;
  };
};
