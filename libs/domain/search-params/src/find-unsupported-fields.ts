import type { SearchField, SearchParams } from './search-fields.data.ts';
import { unsupportedFields } from './unsupported-fields.data.ts';

const unsupported: readonly string[] = unsupportedFields;

/** The fields of a search that this backend ignores, in the search's order. @spec filter-fields */
export const findUnsupportedFields = (params: SearchParams): SearchField[] =>
  (Object.keys(params) as SearchField[]).filter(
    (name) => params[name] !== undefined && unsupported.includes(name),
  );
