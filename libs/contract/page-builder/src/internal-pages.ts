import { defineCall, IdSchema } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { PageKindSchema } from './page.ts';
import { listPagesPath } from './paths.ts';

const PageVersionSchema = Type.Object({
  page_id: IdSchema,
  kind: PageKindSchema,
  page_url: Type.String(),
  template: Type.String(),
  version: Type.Integer(),
  title: Type.String(),
  state: Type.Enum(['published', 'planned', 'draft', 'ended']),
  /** Opens the version under `/__preview__`. */
  token: Type.String(),
});
export type PageVersion = Static<typeof PageVersionSchema>;

/** Not available on a live store. */
export const listPages = defineCall({
  id: 'internal-pages',
  method: 'GET',
  path: listPagesPath,
  summary: 'List the versions of the market’s pages with preview tokens',
  auth: 'none',
  data: Type.Object({ pages: Type.Array(PageVersionSchema) }),
});
