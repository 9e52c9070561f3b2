import { splitList } from './create-context.ts';
import type { PageRow, PageVersionRow } from './rows.ts';

type Page = Pick<PageRow, 'kind' | 'page_url'> & Partial<Pick<PageRow, 'template' | 'shopid'>>;
type Version = Pick<PageVersionRow, 'title'> & Partial<Omit<PageVersionRow, 'market' | 'pageid' | 'title'>>;

/** A page and its versions, without the market, the ids and the columns that have their default. */
export type PageWithVersions = { readonly page: Page; readonly versions: readonly Version[] };

/** The markup of a section of a page: its title and its text, separated by `|`. */
export const toSectionHtml = (section: string): string => {
  const [title = '', text = ''] = splitList(section);
  return `<h2>${title}</h2><p>${text}</p>`;
};
