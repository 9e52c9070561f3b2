import type { Generated } from 'kysely';

/** Maps a row of an imported feed to its item, so that importing again updates the item. */
export type ImportItemTable = {
  market: string;
  shopid: number;
  external_id: string;
  itemid: number;
  /** Hash of the last import; null if it must be written again. */
  content_hash: Generated<string | null>;
};
export type ImportModelTable = { market: string; shopid: number; external_id: string; modelid: number };

/** The last import into a market, and whether its counts and words have been refreshed. */
export type ImportRunTable = { market: string; is_indexed: boolean };

export type CatalogueImportDatabase = {
  import_run: ImportRunTable;
  import_item: ImportItemTable;
  import_model: ImportModelTable;
};
