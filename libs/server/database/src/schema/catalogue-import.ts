import type { Generated } from 'kysely';

/** Which item an imported feed's row became: running the feed again finds it and updates it. */
export type ImportItemTable = {
  market: string;
  shopid: number;
  external_id: string;
  itemid: number;
  /** Of what the last import wrote; null where it has to be written again. */
  content_hash: Generated<string | null>;
};
export type ImportModelTable = { market: string; shopid: number; external_id: string; modelid: number };

/** The last import into a market, and whether categories, shops and words count what it wrote. */
export type ImportRunTable = { market: string; is_indexed: boolean };

export type CatalogueImportDatabase = {
  import_run: ImportRunTable;
  import_item: ImportItemTable;
  import_model: ImportModelTable;
};
