import type { BaseApi } from '@pasar/base-api';
import type { ComponentType } from 'react';
import type { Need } from './define-screen.ts';
import type { ShowFailure } from './failure-port.tsx';
import type { LocaleFormat } from '@pasar/locale-format';
import type { ScreenContext } from './screen-context.tsx';
import type { ToastPort } from './toast.tsx';

/** The version of the contract between shell and checkout. A shell refuses a remote with another version. */
export const checkoutContract = 3;

/** What a shell provides to the checkout, which is built separately and shares only React and the store. */
export type CheckoutHost = {
  readonly contract: typeof checkoutContract;
  readonly api: BaseApi;
  readonly context: ScreenContext;
  /** The query string of the page. */
  readonly query: string;
  readonly format: LocaleFormat;
  readonly toast: ToastPort;
  readonly showFailure: ShowFailure;
  /** Navigates to a path of this store. */
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void;
  /** Navigates back. */
  readonly back: () => void;
};

/** The exports of the checkout module. */
export type CheckoutRemote = {
  readonly contract: number;
  readonly Checkout: ComponentType<{ readonly host: CheckoutHost }>;
  /** Loads the texts of a language; awaited before the first render. */
  readonly prepare: (language: ScreenContext['language']) => Promise<void>;
  /**
   * The needs of the first view, with the same arguments as its hooks: the shell fetches them and the server
   * embeds the responses.
   */
  readonly needs?: (
    deps: Pick<CheckoutHost, 'api' | 'context'> & { readonly query: string },
  ) => readonly Need[];
};
