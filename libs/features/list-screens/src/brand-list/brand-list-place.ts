import { buildPath, slug } from '@pasar/routing-table';
import type { ScreenInput } from '@pasar/screen';

/** What the path has narrowed the list down to. */
export type BrandListPlace = {
  readonly brand?: string;
  readonly category?: number;
  readonly attribute?: string;
};

/** The id at a category's end: `Baskets.12`, or `12` alone; undefined for a text that has none. */
const idIn = (text: string): number | undefined => {
  const id = Number(text.slice(text.lastIndexOf('.') + 1));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Reads `/list/{brand?}/{category?}/{attribute?}`; undefined when the category is none. */
export function brandListPlace({
  params: { brand, category, attribute },
}: Pick<ScreenInput<'list'>, 'params'>): BrandListPlace | undefined {
  const id = category === undefined ? undefined : idIn(category);
  if (category !== undefined && id === undefined) return undefined;
  return {
    ...(brand !== undefined && { brand }),
    ...(id !== undefined && { category: id }),
    ...(attribute !== undefined && { attribute }),
  };
}

export type BrandListStep = {
  readonly brand: string;
  readonly category?: { readonly catid: number; readonly name: string };
  readonly attribute?: string;
};

/** The address of a brand's list, narrowed down. @spec amb-list-optional */
export function brandListPath({ brand, category, attribute }: BrandListStep): string {
  if (!category) return buildPath('list', { brand });
  const text = [slug(category.name), category.catid].filter(Boolean).join('.');
  return buildPath('list', { brand, category: text, ...(attribute !== undefined && { attribute }) });
}
