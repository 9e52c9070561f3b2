import type { HttpPort } from '@pasar/base-api';
import type { ScreenContext } from '@pasar/screen-kit';
import type { Page, ScreenPage } from '../../page-loading/page.ts';
import type { Alternate } from './alternate-links.ts';
import type { PageAssets } from './ServerHead.tsx';

/** A request for a page, fully resolved. */
export type PageRequest = {
  /** Path and query. */
  readonly path: string;
  readonly context: ScreenContext;
  readonly http: HttpPort;
  /** Whether the request has the login mark cookie. */
  readonly hasLoginMark: boolean;
  /** Whether the visitor, who is not signed in, has a cart. */
  readonly hasGuestCart?: boolean;
  /** Whether the page is rendered for every visitor; then the markup of its parts is cached. */
  readonly isShared: boolean;
  readonly nonce: string;
  /** Whether to show the demo notice. */
  readonly demo?: boolean;
  /** Whether to say that a form was submitted which needs script, so that nothing was sent. */
  readonly hasUnsentForm?: boolean;
  /** The scripts and styles of a screen, by the import specifier of its module. */
  readonly findAssets: (module: string) => PageAssets;
  /** The deployment's markets, for `hreflang` links. */
  readonly alternates: () => readonly Alternate[];
};

/** The response. */
export type PageResponse =
  | Exclude<Page, ScreenPage>
  | {
      readonly kind: 'screen';
      readonly status: number;
      /** The page is the same for every visitor, its status is 200 and no call failed. */
      readonly cacheable: boolean;
      /** The document in UTF-8. */
      readonly html: Uint8Array<ArrayBuffer>;
    };
