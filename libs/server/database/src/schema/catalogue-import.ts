import type { ColumnType, Generated } from 'kysely';

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

/** A file that a seller uploads to add products to the own shop. */
export type SellerImportTable = {
  market: string;
  shopid: number;
  import_id: number;
  userid: number;
  file_name: string;
  /** Bytes announced, and received so far. */
  size: number;
  received: Generated<number>;
  is_dry_run: boolean;
  state: 'uploading' | 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  is_cancel_requested: Generated<boolean>;
  created_at: number;
  finished_at: number | null;
  /** When the process that runs it reported last; another one takes over after a while. */
  beat_at: Generated<number>;
  /** How often a process began it that was not stopped in an orderly way. */
  attempts: Generated<number>;
  /** Rows of the file; 0 until it was read once. */
  row_count: Generated<number>;
  progress: ColumnType<SellerImportProgress, string | undefined, string>;
  /** The first rows with a problem. */
  problems: ColumnType<SellerImportProblem[], string | undefined, string>;
  /** Why the file as a whole could not be imported. */
  failure: ColumnType<SellerImportReason | null, string | null | undefined, string | null>;
  /** Of the report: the language of the member who sent or confirmed the file. */
  language: Generated<string>;
};
/** A code with the values that its text quotes. */
export type SellerImportReason = {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
};
export type SellerImportProgress = {
  readonly rows?: number;
  readonly created?: number;
  readonly changed?: number;
  readonly unchanged?: number;
  readonly rejected?: number;
  readonly warnings?: number;
};
export type SellerImportProblem = SellerImportReason & {
  readonly line: number;
  readonly line_unit?: 'product';
  readonly id?: string;
  readonly is_warning: boolean;
};

export type CatalogueImportDatabase = {
  seller_import: SellerImportTable;
  import_run: ImportRunTable;
  import_item: ImportItemTable;
  import_model: ImportModelTable;
};
