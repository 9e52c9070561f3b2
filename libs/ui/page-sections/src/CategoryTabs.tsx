import type { ReactElement } from 'react';
import type { CategoryData } from './category-data.ts';
import { PillLinks } from './PillLinks.tsx';
import { useFrontWords } from './translations/use-front-words.ts';

export type CategoryTabsProps = {
  readonly categories: readonly Pick<CategoryData, 'catid' | 'name'>[];
  /** The selected category; undefined for all. */
  readonly current: number | undefined;
  readonly to: (catid: number | undefined) => string;
};

/** Tabs that filter a list by category, each with its own URL; renders nothing for a single category. */
export function CategoryTabs({ categories, current, to }: CategoryTabsProps): ReactElement | null {
  const words = useFrontWords();
  if (categories.length < 2) return null;
  const tabs = [{ catid: undefined, name: words('all') }, ...categories];
  return (
    <PillLinks
      label={words('choose_category')}
      keepsScroll
      links={tabs.map(({ catid, name }) => ({ to: to(catid), label: name, current: catid === current }))}
    />
  );
}
