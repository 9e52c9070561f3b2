import type { ColumnType } from 'kysely';
import type { StoredPicture } from './catalogue.ts';

/** Pages built of components. Instants are epoch milliseconds; `market` leads every key. */

export type PageTable = {
  market: string;
  pageid: number;
  kind: 'built' | 'landing' | 'shop' | 'broadcast';
  /** The address after the prefix, without surrounding slashes. */
  page_url: string;
  /** The first segment of a landing page's address. */
  template: string;
  /** The shop that owns the page. */
  shopid: number | null;
};

/** A stored component: its type, properties and children. */
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
  /** Empty for every language without a version of its own. */
  language: string;
  title: string;
  description: string;
  picture: StoredPicture | null;
  /** Empty for a page that has only markup: a regular microsite. */
  components: ColumnType<StoredComponent[], string, string>;
  html: string;
  /** Shows the markup instead of the components. */
  pre_rendered: boolean;
  indexable: boolean;
  /** 4 is desktop, 5 mobile web. */
  platforms: number[];
  /** Null for a draft. */
  published_from: number | null;
  published_until: number | null;
};

export type PagesDatabase = { page: PageTable; page_version: PageVersionTable };
