import type { ColumnType } from 'kysely';
import type { StoredPicture } from './catalogue.ts';

/** Pages that are built of components. Instants are epoch milliseconds; `market` leads every key. */

export type PageTable = {
  market: string;
  pageid: number;
  kind: 'built' | 'landing' | 'shop' | 'broadcast';
  /** What follows the prefix of its address, without slashes around it. */
  page_url: string;
  /** Of a landing page: the first part of its address. */
  template: string;
  /** The shop whose page it is. */
  shopid: number | null;
};

/** A component as it is stored: its type, its properties, and what stands in it. */
export type StoredComponent = {
  id: number;
  type: string;
  props: Record<string, unknown>;
  children?: StoredComponent[];
};

export type PageVersionTable = {
  market: string;
  pageid: number;
  version: number;
  /** Empty for every language that has no row of its own. */
  language: string;
  title: string;
  description: string;
  picture: StoredPicture | null;
  /** Empty for a page that has markup alone: a regular microsite. */
  components: ColumnType<StoredComponent[], string, string>;
  html: string;
  /** The markup is shown instead of the components. */
  pre_rendered: boolean;
  indexable: boolean;
  /** 4 is desktop, 5 mobile web. */
  platforms: number[];
  /** Null for a draft. */
  published_from: number | null;
  published_until: number | null;
};

export type PagesDatabase = { page: PageTable; page_version: PageVersionTable };
