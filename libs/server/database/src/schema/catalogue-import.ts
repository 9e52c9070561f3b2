/** Which item an imported feed's row became: running the feed again finds it and updates it. */
export type ImportItemTable = { market: string; shopid: number; external_id: string; itemid: number };
export type ImportModelTable = { market: string; shopid: number; external_id: string; modelid: number };

export type CatalogueImportDatabase = {
  import_item: ImportItemTable;
  import_model: ImportModelTable;
};
