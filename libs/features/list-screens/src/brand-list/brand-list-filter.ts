import { buildPath, slug } from '@pasar/routing-table';
import type { ScreenInput } from '@pasar/screen-kit';

/** The filters of the path. */
export type BrandListFilter = {
  readonly brand?: string;
  readonly category?: number;
  readonly attribute?: string;
};

/** Parses the id at the end of a category's segment: `Baskets.12`, or `12` alone; undefined without one. */
const parseId = (text: string): number | undefined => {
  const id = Number(text.slice(text.lastIndexOf('.') + 1));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Parses `/list/{brand?}/{category?}/{attribute?}`; undefined if the category has no id. */
export function parseBrandListFilter({
  params: { brand, category, attribute },
}: Pick<ScreenInput<'list'>, 'params'>): BrandListFilter | undefined {
  const id = category === undefined ? undefined : parseId(category);
  if (category !== undefined && id === undefined) return undefined;
  return {
    ...(brand !== undefined && { brand }),
    ...(id !== undefined && { category: id }),
    ...(attribute !== undefined && { attribute }),
  };
}

export type BrandListTarget = {
  readonly brand: string;
  readonly category?: { readonly catid: number; readonly name: string };
  readonly attribute?: string;
};

/** The path of a brand's filtered list. @spec amb-list-optional */
export function brandListPath({ brand, category, attribute }: BrandListTarget): string {
  if (!category) return buildPath('list', { brand });
  const text = [slug(category.name), category.catid].filter(Boolean).join('.');
  return buildPath('list', { brand, category: text, ...(attribute !== undefined && { attribute }) });
}
