import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { importLimits } from '@pasar/item';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  appendProductImportPath,
  cancelProductImportPath,
  confirmProductImportPath,
  listProductImportsPath,
  startProductImportPath,
} from './paths.ts';

const { maxFileBytes, maxNameLength, pieceBytes } = importLimits;
const CountSchema = Type.Integer({ minimum: 0 });

const ReasonSchema = Type.Object({
  /** Stays the same in every language and release. */
  code: Type.String(),
  /** What the reason quotes. */
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  /** The text in the reader's language. */
  reason: Type.String(),
});

const ProblemSchema = Type.Object({
  ...ReasonSchema.properties,
  /** In the file; the header is 1. */
  line: CountSchema,
  /** Present if `line` counts products instead, because several share a line of the file. */
  line_unit: Type.Optional(Type.Literal('product')),
  /** The product's id in the file, if it could be read. */
  id: Type.Optional(Type.String()),
  /** The row was imported nevertheless. */
  is_warning: Type.Boolean(),
});

const ProductImportSchema = Type.Object({
  import_id: IdSchema,
  file_name: Type.String(),
  /** Bytes announced and received. */
  size: CountSchema,
  received: CountSchema,
  state: Type.Enum(['uploading', 'waiting', 'running', 'done', 'failed', 'cancelled']),
  /** Checks the file and changes nothing. */
  is_dry_run: Type.Boolean(),
  created_at: Type.Integer(),
  finished_at: Type.Optional(Type.Integer()),
  /** Rows of the file; 0 until it was read once. */
  row_count: CountSchema,
  rows_done: CountSchema,
  created: CountSchema,
  changed: CountSchema,
  unchanged: CountSchema,
  rejected: CountSchema,
  warnings: CountSchema,
  /** Why the file as a whole could not be imported. */
  failure: Type.Optional(ReasonSchema),
  /** The first problems; only of the newest import. The report has all. */
  problems: Type.Array(ProblemSchema),
});
export type ProductImport = Static<typeof ProductImportSchema>;

const KeySchema = strictObject({ import_id: IdSchema });

/** Fails with PARAM for a file of another type, IMPORT_RUNNING while another one runs, LIMIT after too many a day. */
export const startProductImport = defineCall({
  id: 'seller-import-start',
  method: 'POST',
  path: startProductImportPath,
  summary: 'Begin to send a file of products',
  auth: 'session',
  shopPermission: 'imports',
  body: strictObject({
    file_name: Type.String({ minLength: 1, maxLength: maxNameLength }),
    size: Type.Integer({ minimum: 1, maximum: maxFileBytes }),
    is_dry_run: Type.Boolean(),
  }),
  data: ProductImportSchema,
});

/** Sends the next piece of a file. Sending one again is harmless. The import starts after the last one. */
export const appendProductImport = defineCall({
  id: 'seller-import-append',
  method: 'POST',
  path: appendProductImportPath,
  summary: 'Send a piece of a file of products',
  auth: 'session',
  shopPermission: 'imports',
  query: strictObject({ import_id: IdSchema, offset: Type.Integer({ minimum: 0, maximum: maxFileBytes }) }),
  upload: { maxBytes: pieceBytes },
  data: ProductImportSchema,
});

/** Imports a file that was only checked. Fails with NOT_FOUND if the file is no longer kept. */
export const confirmProductImport = defineCall({
  id: 'seller-import-confirm',
  method: 'POST',
  path: confirmProductImportPath,
  summary: 'Import a checked file of products',
  auth: 'session',
  shopPermission: 'imports',
  body: KeySchema,
  data: ProductImportSchema,
});

/** What was imported before stays. */
export const cancelProductImport = defineCall({
  id: 'seller-import-cancel',
  method: 'POST',
  path: cancelProductImportPath,
  summary: 'Stop an import of products',
  auth: 'session',
  shopPermission: 'imports',
  body: KeySchema,
  data: ProductImportSchema,
});

/** Newest first. Fails with NOT_FOUND for members without a shop in this market. */
export const listProductImports = defineCall({
  id: 'seller-import-list',
  method: 'GET',
  path: listProductImportsPath,
  summary: "The latest imports of the seller's shop",
  auth: 'session',
  shopPermission: 'imports',
  data: Type.Object({ imports: Type.Array(ProductImportSchema) }),
});
