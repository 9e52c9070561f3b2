export { pageBuilderApi } from './page-builder-api.ts';
export type {
  CsrPage,
  CsrPageQuery,
  MarkupPage,
  Microsite,
  PageMeta,
  PageVersion,
} from './page-builder-api.ts';
